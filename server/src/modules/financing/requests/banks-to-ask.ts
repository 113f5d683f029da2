import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { companyMay, statesThatAllow } from 'shared-kit/contract/companies';
import type { BankToAsk } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { company } from '../../companies/index.ts';
import type { LockedQuote } from '../../quotes/index.ts';
import { latestIndicativeRates } from '../rates/indicative-rates.ts';
import { bankOffer, bankQuote, financingRequest } from '../schema.ts';

/** All banks that may offer, and suspended ones, each with what a buyer chooses by. */
export async function banksToAsk(tx: Tx, { buyer, now }: LockedQuote): Promise<BankToAsk[]> {
  const banks = await tx
    .select()
    .from(company)
    .where(
      and(
        eq(company.kind, 'bank'),
        or(
          inArray(company.verification, statesThatAllow('make-bank-offers')),
          eq(company.verification, 'suspended'),
        ),
      ),
    )
    .orderBy(asc(company.brandName), asc(company.id));
  const rates = await latestIndicativeRates(tx, now);
  const paces = await pacesOf(tx);
  const relations = await relationsOf(tx, buyer.id);
  return banks.map((bank) => ({
    id: bank.id,
    name: bank.brandName,
    legalName: bank.legalName,
    country: bank.country,
    isForeign: bank.country !== buyer.country,
    mayBeAsked: companyMay(bank, 'make-bank-offers'),
    rates: rates.filter((rate) => rate.bank.id === bank.id).map(({ bank: _bank, ...rate }) => rate),
    medianHours: null,
    firstOffers: 0,
    ...paces.get(bank.id),
    asked: 0,
    contracts: 0,
    ...relations.get(bank.id),
  }));
}

/** How fast banks made their first offer in the last year, over all buyers. */
async function pacesOf(tx: Tx) {
  const { rows } = await tx.execute<{ bank: string; hours: number; offers: number }>(sql`
    select b.bank_company_id as bank, count(*)::int as offers,
      round((percentile_cont(0.5) within group (order by extract(epoch from o.first - b.shared_at) / 3600))::numeric, 1)::float8
        as hours
    from ${bankQuote} b
    join lateral (
      select min(sent_at) as first from ${bankOffer} where bank_quote_id = b.id
    ) o on o.first is not null
    where b.shared_at > clock_timestamp() - interval '1 year'
    group by b.bank_company_id`);
  return new Map(
    rows.map(({ bank, hours, offers }) => [bank, { medianHours: Math.max(0, hours), firstOffers: offers }]),
  );
}

const signed = ['contract_signed', 'closed'] as const;

/** How often this buyer asked each bank, and signed with it. */
async function relationsOf(tx: Tx, buyerCompanyId: string) {
  const rows = await tx
    .select({
      bank: bankQuote.bankCompanyId,
      asked: sql<number>`count(*)::int`,
      contracts: sql<number>`(count(*) filter (where ${inArray(bankQuote.state, [...signed])}))::int`,
    })
    .from(bankQuote)
    .innerJoin(financingRequest, eq(financingRequest.id, bankQuote.requestId))
    .where(eq(financingRequest.buyerCompanyId, buyerCompanyId))
    .groupBy(bankQuote.bankCompanyId);
  return new Map(rows.map(({ bank, ...counts }) => [bank, counts]));
}
