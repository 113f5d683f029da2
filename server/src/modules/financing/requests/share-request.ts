import { Decimal } from 'decimal.js';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import {
  companyMay,
  type FinancedQuote,
  type FinancingInput,
  longestOfferDays,
  requestEnds,
  type ShareVersionInput,
} from 'shared-kit/contract';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { MailParts } from '../../accounts/index.ts';
import { type Company, findCompanies } from '../../companies/index.ts';
import { type LockedQuote, quoteVersionLine } from '../../quotes/index.ts';
import { tellBank } from '../notices.ts';
import { bankQuote, financingRequest } from '../schema.ts';
import { financingConsentVersion } from './consent.ts';

export type Asking = Readonly<{ parts: MailParts; userId: string; name: string }>;
type Version = NonNullable<LockedQuote['version']>;

/** Shares one version of a locked quote with the chosen banks. */
export async function shareRequest(
  tx: Tx,
  quote: LockedQuote,
  { parts, userId, name }: Asking,
  input: FinancingInput,
): Promise<void> {
  const version = await assertMayShare(tx, quote, input);
  const banks = await banksToAsk(tx, input.bankIds);
  const { now, rfq, buyer } = quote;
  const [request] = await tx
    .insert(financingRequest)
    .values({
      id: newId(now.getTime()),
      number: await nextNumber(tx, now),
      ...{ buyerCompanyId: rfq.buyerCompanyId, rfqId: rfq.id, versionId: version.id, state: 'shared' },
      ...{ product: input.product, amount: input.amount, ownFunds: input.ownFunds },
      ...{ currency: version.currency, termMonths: input.termMonths, words: input.words },
      offersUntil: endOfDay(input.offersBy),
      quote: await snapshotOf(tx, quote, version),
      ...{ consentVersion: input.consentVersion, askedBy: userId, askedByName: name },
      ...{ createdAt: now, updatedAt: now },
    })
    .returning();
  if (!request) throw new Error('the request was not stored');
  for (const { id: bankCompanyId } of banks) {
    const values = {
      id: newId(now.getTime()),
      requestId: request.id,
      bankCompanyId,
      state: 'received',
    } as const;
    const [row] = await tx
      .insert(bankQuote)
      .values({ ...values, sharedAt: now, updatedAt: now })
      .returning();
    if (!row) throw new Error('a bank quote was not stored');
    const news = { params: { company: buyer.brandName }, except: userId, key: 'shared' };
    await tellBank(parts, tx, { request, bankQuote: row }, { event: 'financing-requested', ...news });
  }
}

async function assertMayShare(tx: Tx, quote: LockedQuote, input: FinancingInput): Promise<Version> {
  const version = assertShareable(quote, input);
  const shared = and(
    eq(financingRequest.rfqId, quote.rfq.id),
    notInArray(financingRequest.state, [...requestEnds]),
  );
  if ((await tx.$count(financingRequest, shared)) > 0) throw new AppError('financing.exists');
  const errors = faultsOfDeadline(input.offersBy, quote.now);
  if (errors.length > 0) throw new AppError('request.body-invalid', { errors });
  return version;
}

/** The version that is to be financed, if it stands and own funds and amount are its total. */
export function assertShareable(
  { version, buyer, now }: LockedQuote,
  { versionId, consentVersion, ownFunds, amount }: ShareVersionInput,
): Version {
  if (!companyMay(buyer, 'buy')) throw new AppError('company.not-allowed');
  if (consentVersion !== financingConsentVersion) throw new AppError('financing.consent-changed');
  if (version?.id !== versionId) throw new AppError('quote.version-replaced');
  const stands = version.state === 'accepted' || (version.state === 'sent' && now < version.validUntil);
  if (!stands) throw new AppError('quote.offer-expired');
  if (!new Decimal(ownFunds).plus(amount).equals(version.total))
    throw new AppError('financing.amounts-differ');
  if (new Decimal(amount).isZero())
    throw new AppError('request.body-invalid', {
      errors: [{ name: 'amount', reason: 'must-be-more-than-zero' }],
    });
  return version;
}

const dayMs = 86_400_000;
const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
const endOfDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs);

function faultsOfDeadline(offersBy: string, now: Date): { name: string; reason: string }[] {
  if (offersBy < dayAfter(now, 0)) return [{ name: 'offersBy', reason: 'in-the-past' }];
  return offersBy > dayAfter(now, longestOfferDays) ? [{ name: 'offersBy', reason: 'too-far' }] : [];
}

async function banksToAsk(tx: Tx, bankIds: readonly string[]): Promise<Company[]> {
  const ids = [...new Set(bankIds)];
  const found = await findCompanies(tx, ids);
  return ids.map((id) => {
    const bank = found.get(id);
    if (bank?.kind !== 'bank' || !companyMay(bank, 'make-bank-offers'))
      throw new AppError('financing.bank-unavailable');
    return bank;
  });
}

async function nextNumber(tx: Tx, now: Date): Promise<string> {
  const { rows } = await tx.execute<{ next: string }>(sql`select nextval('financing_number')::text as next`);
  return `F-${now.getUTCFullYear()}-${(rows[0]?.next ?? '').padStart(5, '0')}`;
}

/** What a bank needs to judge the purchase, and no more. */
export async function snapshotOf(
  tx: Tx,
  { rfq, seller }: LockedQuote,
  version: Version,
): Promise<FinancedQuote> {
  const lines = await tx
    .select()
    .from(quoteVersionLine)
    .where(eq(quoteVersionLine.versionId, version.id))
    .orderBy(asc(quoteVersionLine.position));
  return {
    number: rfq.number,
    version: version.number,
    maker: { name: seller.brandName, country: seller.country },
    total: { amount: version.total, currency: version.currency },
    incoterm: `${version.incotermRule} ${version.incotermPlace}`,
    leadTimeWeeks: version.terms.leadTimeWeeks,
    lines: lines.map(({ quantity, total, facts }) => ({
      ...{ title: facts.title, quantity, unit: facts.unit, total },
    })),
  };
}
