import { and, asc, desc, eq, gte } from 'drizzle-orm';
import { dayOf } from 'shared-kit/contract/dates';
import type { BankRateInput, BankRatesAnswer } from 'shared-kit/contract/financing';
import type { IndicativeRatesAnswer } from 'shared-kit/contract/indicative-rates';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { userAccount } from '../../accounts/index.ts';
import { company } from '../../companies/index.ts';
import { indicativeRate } from './schema.ts';

type NewIndicativeRate = Omit<typeof indicativeRate.$inferInsert, 'id'>;

export async function insertIndicativeRates(tx: Tx, rates: readonly NewIndicativeRate[]): Promise<void> {
  await tx.insert(indicativeRate).values(rates.map((rate) => ({ ...rate, id: newId() })));
}

type Stating = Readonly<{ bankCompanyId: string; statedBy: string; at: Date }>;

/** States a rate from now on. Rows stay as they are, so that a bank sees what it said when. */
export const stateRate = (
  tx: Tx,
  { bankCompanyId, statedBy, at }: Stating,
  rate: BankRateInput,
): Promise<void> => insertIndicativeRates(tx, [{ ...rate, bankCompanyId, statedBy, statedOn: dayOf(at) }]);

/** The last statement of each bank for a product in a currency. */
const latestOf = (tx: Tx) =>
  tx
    .selectDistinctOn([indicativeRate.bankCompanyId, indicativeRate.product, indicativeRate.currency])
    .from(indicativeRate)
    .orderBy(
      asc(indicativeRate.bankCompanyId),
      asc(indicativeRate.product),
      asc(indicativeRate.currency),
      desc(indicativeRate.statedOn),
      desc(indicativeRate.id),
    )
    .as('latest');

/** The rates in force of every approved bank. */
export async function latestIndicativeRates(tx: Tx, now: Date): Promise<IndicativeRatesAnswer['rates']> {
  const latest = latestOf(tx);
  return tx
    .select({
      bank: { id: company.id, name: company.brandName },
      product: latest.product,
      currency: latest.currency,
      ratePercent: latest.ratePercent,
      feePercent: latest.feePercent,
      termMonthsFrom: latest.termMonthsFrom,
      termMonthsTo: latest.termMonthsTo,
      downPaymentPercent: latest.downPaymentPercent,
      statedOn: latest.statedOn,
    })
    .from(latest)
    .innerJoin(company, eq(company.id, latest.bankCompanyId))
    .where(and(eq(company.verification, 'approved'), gte(latest.validUntil, dayOf(now))))
    .orderBy(asc(company.brandName), asc(company.id), asc(latest.currency), asc(latest.product));
}

/** What a bank stated, the newest first. */
export async function ratesOfBank(
  tx: Tx,
  { bankCompanyId, now, limit }: Readonly<{ bankCompanyId: string; now: Date; limit: number }>,
): Promise<BankRatesAnswer['rates']> {
  const rows = await tx
    .select({ rate: indicativeRate, statedBy: userAccount.name })
    .from(indicativeRate)
    .leftJoin(userAccount, eq(userAccount.id, indicativeRate.statedBy))
    .where(eq(indicativeRate.bankCompanyId, bankCompanyId))
    .orderBy(desc(indicativeRate.statedOn), desc(indicativeRate.id))
    .limit(limit);
  const seen = new Set<string>();
  return rows.map(({ rate: { bankCompanyId: _bank, ...rate }, statedBy }) => {
    const key = `${rate.product} ${rate.currency}`;
    const isLatest = !seen.has(key);
    seen.add(key);
    const state = !isLatest ? 'replaced' : rate.validUntil >= dayOf(now) ? 'in-force' : 'lapsed';
    return { ...rate, statedBy, state };
  });
}
