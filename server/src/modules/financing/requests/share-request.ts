import { Decimal } from 'decimal.js';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import { companyMay } from 'shared-kit/contract/companies';
import { type FinancingInput, paymentRhythms, requestEnds } from 'shared-kit/contract/financing';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { type Actor, AppError } from '../../../platform/http/index.ts';
import { findOffers, productImage } from '../../catalogue/index.ts';
import { type Company, findCompanies } from '../../companies/index.ts';
import { type LockedQuote, quoteVersionLine, rfqLine } from '../../quotes/index.ts';
import type { Asking } from '../lifecycle/asking.ts';
import type { RequestRow } from '../lifecycle/locked-financing.ts';
import { tellBank } from '../lifecycle/notices.ts';
import { refreshPagesOf } from '../refresh-pages.ts';
import { bankQuote, financingRequest } from '../schema.ts';
import type { SharedQuote } from '../shared-quote.ts';
import { financingConsentVersion } from './consent.ts';
import { giveConsent } from './give-consent.ts';

type Version = NonNullable<LockedQuote['version']>;

/** Shares one version of a locked quote with the chosen banks. */
export async function shareRequest(
  tx: Tx,
  quote: LockedQuote,
  asking: Asking & Pick<Actor, 'companyRole'>,
  input: FinancingInput,
): Promise<void> {
  const version = await assertMayShare(tx, quote, input);
  const banks = await banksToAsk(tx, input.bankIds);
  const request = await insertRequest(tx, { quote, version }, asking, input);
  await refreshPagesOf(tx, [request.buyerCompanyId]);
  const { userId, name, companyRole } = asking;
  await giveConsent(
    tx,
    {
      request,
      quote,
      by: { userId, name, companyRole },
      banks,
      locale: input.consentLocale,
      at: quote.now,
    },
    input,
  );
  for (const { id } of banks) await askBank(tx, { request, bankCompanyId: id, quote }, asking);
}

type Chosen = Readonly<{ quote: LockedQuote; version: Version }>;

async function insertRequest(
  tx: Tx,
  { quote, version }: Chosen,
  { userId, name }: Asking,
  input: FinancingInput,
): Promise<RequestRow> {
  const { now, rfq } = quote;
  const [request] = await tx
    .insert(financingRequest)
    .values({
      id: newId(now.getTime()),
      number: await nextNumber(tx, now),
      buyerCompanyId: rfq.buyerCompanyId,
      rfqId: rfq.id,
      versionId: version.id,
      state: 'shared',
      product: input.product,
      amount: input.amount,
      ownFunds: input.ownFunds,
      currency: version.currency,
      termMonths: input.termMonths,
      words: input.words,
      graceMonths: input.graceMonths,
      rhythm: input.rhythm,
      extras: input.extras,
      offersUntil: endOfDay(input.offersBy),
      quote: await snapshotOf(tx, quote, version),
      consentVersion: input.consentVersion,
      askedBy: userId,
      askedByName: name,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!request) throw new Error('the request was not stored');
  return request;
}

type Asked = Readonly<{ request: RequestRow; bankCompanyId: string; quote: LockedQuote }>;

async function askBank(
  tx: Tx,
  { request, bankCompanyId, quote: { now, buyer } }: Asked,
  { parts, userId }: Asking,
): Promise<void> {
  const [row] = await tx
    .insert(bankQuote)
    .values({
      id: newId(now.getTime()),
      requestId: request.id,
      bankCompanyId,
      state: 'received',
      amount: request.amount,
      ownFunds: request.ownFunds,
      currency: request.currency,
      sharedAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('a bank quote was not stored');
  const news = { params: { company: buyer.brandName }, except: userId, key: 'shared' };
  await tellBank(parts, tx, { request, bankQuote: row }, { event: 'financing-requested', ...news });
}

async function assertMayShare(tx: Tx, quote: LockedQuote, input: FinancingInput): Promise<Version> {
  const version = assertShareable(quote, input);
  const shared = and(
    eq(financingRequest.rfqId, quote.rfq.id),
    notInArray(financingRequest.state, [...requestEnds]),
  );
  if ((await tx.$count(financingRequest, shared)) > 0) throw new AppError('financing.exists');
  const errors = faultsOfWishes(input);
  if (errors.length > 0) throw new AppError('request.body-invalid', { errors });
  return version;
}

/** A version that was sent and stands, or was accepted and isn't financed yet. */
export const mayBeFinanced = ({ state, validUntil, financingSettledAt }: Version, now: Date): boolean =>
  state === 'accepted' ||
  (state === 'converted' && !financingSettledAt) ||
  (state === 'sent' && now < validUntil);

type Shared = Pick<FinancingInput, 'versionId' | 'consentVersion' | 'ownFunds' | 'amount' | 'extras'>;

/** The version that is to be financed, if it stands and own funds and amount are its total and the extra lines. */
export function assertShareable(
  { version, buyer, now }: LockedQuote,
  { versionId, consentVersion, ownFunds, amount, extras }: Shared,
): Version {
  if (!companyMay(buyer, 'buy')) throw new AppError('company.not-allowed');
  if (consentVersion !== financingConsentVersion) throw new AppError('financing.consent-changed');
  if (version?.id !== versionId) throw new AppError('quote.version-replaced');
  if (!mayBeFinanced(version, now)) throw new AppError('quote.offer-expired');
  const whole = extras.reduce((sum, extra) => sum.plus(extra.amount), new Decimal(version.total));
  if (!new Decimal(ownFunds).plus(amount).equals(whole)) throw new AppError('financing.amounts-differ');
  if (new Decimal(amount).isZero())
    throw new AppError('request.body-invalid', {
      errors: [{ name: 'amount', reason: 'must-be-more-than-zero' }],
    });
  return version;
}

const dayMs = 86_400_000;
const endOfDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs);

type Fault = { name: string; reason: string };
function faultsOfWishes({ graceMonths, termMonths, rhythm, extras }: FinancingInput): Fault[] {
  const every = paymentRhythms[rhythm ?? 'monthly'];
  const found: (Fault | false)[] = [
    graceMonths >= termMonths && { name: 'graceMonths', reason: 'grace-too-long' },
    graceMonths % every !== 0 && { name: 'graceMonths', reason: 'not-of-rhythm' },
    termMonths % every !== 0 && { name: 'termMonths', reason: 'not-of-rhythm' },
    new Set(extras.map(({ kind }) => kind)).size < extras.length && { name: 'extras', reason: 'twice' },
    extras.some(({ amount }) => new Decimal(amount).isZero()) && {
      name: 'extras',
      reason: 'must-be-more-than-zero',
    },
  ];
  return found.filter((it) => it !== false);
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
): Promise<SharedQuote> {
  const lines = await tx
    .select()
    .from(quoteVersionLine)
    .where(eq(quoteVersionLine.versionId, version.id))
    .orderBy(asc(quoteVersionLine.position));
  const images = await imagesOf(tx, rfq.id);
  return {
    number: rfq.number,
    version: version.number,
    maker: { name: seller.brandName, country: seller.country },
    total: { amount: version.total, currency: version.currency },
    incoterm: `${version.incotermRule} ${version.incotermPlace}`,
    leadTimeWeeks: version.terms.leadTimeWeeks,
    lines: lines.map(({ key, quantity, total, facts }) => ({
      title: facts.title,
      titles: facts.words?.title,
      quantity,
      unit: facts.unit,
      total,
      image: images.get(key) ?? null,
    })),
    warrantyMonths: version.terms.warrantyMonths,
    milestones: version.terms.milestones,
    paymentNote: version.terms.paymentNote,
  };
}

/** Pictures or drawings of the requested products, by the key of their line. */
async function imagesOf(tx: Tx, rfqId: string) {
  const asked = await tx
    .select({ key: rfqLine.id, productId: rfqLine.productId })
    .from(rfqLine)
    .where(eq(rfqLine.rfqId, rfqId));
  const products = await findOffers(
    tx,
    asked.flatMap(({ productId }) => productId ?? []),
  );
  return new Map(
    asked.flatMap(({ key, productId }) => {
      const product = productId && products.get(productId)?.product;
      return product ? [[key, productImage(product)] as const] : [];
    }),
  );
}
