import { eq } from 'drizzle-orm';
import type {
  BankOfferTerms,
  BankQuoteState,
  DeclineReason,
  FinancingProduct,
  FinancingRequestState,
  LetterTerms,
} from 'shared-kit/contract/financing';
import { defaultLocale } from 'shared-kit/contract/languages';
import { type Asked, minus, reckonOffer } from 'shared-kit/finance';
import { newId, type Tx } from '../../platform/db/index.ts';
import { findCompanies } from '../companies/index.ts';
import { type LockedQuote, lookAtQuote } from '../quotes/index.ts';
import { bankQuoteCondition, offerWithdrawal } from './lifecycle/schema.ts';
import { financingConsentVersion } from './requests/consent.ts';
import { giveConsent, nothingTicked } from './requests/give-consent.ts';
import { snapshotOf } from './requests/share-request.ts';
import { bankOffer, bankQuote, bankQuoteOpening, financingRequest } from './schema.ts';

type Officer = Readonly<{ userId: string; name: string }>;
export type PastOffer = Readonly<{
  kind: 'indicative' | 'binding';
  terms: BankOfferTerms | LetterTerms;
  at: Date;
  /** False while it waits for a second person. */
  isSent: boolean;
}>;
export type PastBankQuote = Readonly<{
  bankCompanyId: string;
  officers: readonly [Officer, Officer];
  state: BankQuoteState;
  reason: string | null;
  declineCode?: DeclineReason | null;
  openedAt: Date | null;
  /** What the bank asked for before it offers. */
  questions: readonly string[];
  offers: readonly PastOffer[];
  /** The bank asks to withdraw the last of them. */
  withdrawal?: Readonly<{ at: Date; reason: string }> | null;
}>;
export type PastFinancing = Readonly<{
  number: string;
  rfqId: string;
  state: FinancingRequestState;
  product: FinancingProduct;
  amount: string;
  termMonths: number;
  words: string;
  /** Without an account in demo data, whose companies have few. */
  askedBy: Readonly<{ userId: string | null; name: string }>;
  at: Date;
  offersUntil: Date;
  bankQuotes: readonly PastBankQuote[];
}>;

/** States in which the conditions of the accepted offer are dealt with. */
const open: readonly BankQuoteState[] = ['accepted'];
const done: readonly BankQuoteState[] = [
  'contract_signed',
  'closed',
  'terminated',
  'issued',
  'presented',
  'honoured',
  'refused',
];

/** Stores a request as it went, with figures reckoned as for any offer and without notifying anybody. For demo data. */
export async function replayFinancing(tx: Tx, past: PastFinancing): Promise<void> {
  const quote = await lookAtQuote(tx, past.rfqId);
  const { version } = quote;
  if (!version) throw new Error(`${past.number} finances nothing that was offered`);
  const id = newId(past.at.getTime());
  const { number, rfqId, state, product, amount, termMonths, words, at, offersUntil, askedBy } = past;
  await tx.insert(financingRequest).values({
    id,
    number,
    rfqId,
    versionId: version.id,
    buyerCompanyId: quote.rfq.buyerCompanyId,
    state,
    product,
    amount,
    ownFunds: minus(version.total, amount),
    currency: version.currency,
    termMonths,
    words,
    offersUntil,
    quote: await snapshotOf(tx, quote, version),
    consentVersion: financingConsentVersion,
    askedBy: askedBy.userId,
    askedByName: askedBy.name,
    createdAt: at,
    updatedAt: at,
  });
  await storeConsent(tx, past, { id, quote });
  const asked = { amount, ownFunds: minus(version.total, amount), currency: version.currency };
  for (const each of past.bankQuotes) await storeBankQuote(tx, { requestId: id, at, asked }, each);
}

type Stored = Readonly<{ id: string; quote: LockedQuote }>;

/** The consent behind it, as if the buyer had ticked no paper. */
async function storeConsent(tx: Tx, past: PastFinancing, { id, quote }: Stored): Promise<void> {
  const { at, offersUntil, askedBy, bankQuotes } = past;
  const banks = await findCompanies(
    tx,
    bankQuotes.map(({ bankCompanyId }) => bankCompanyId),
  );
  const [request] = await tx.select().from(financingRequest).where(eq(financingRequest.id, id));
  if (!request) throw new Error(`${past.number} was not stored`);
  const by = { ...askedBy, companyRole: null };
  await giveConsent(
    tx,
    {
      request: { ...request, offersUntil },
      quote,
      by,
      banks: [...banks.values()],
      locale: defaultLocale,
      at,
    },
    nothingTicked,
  );
}

type Shared = Readonly<{ requestId: string; at: Date; asked: Asked }>;

async function storeBankQuote(
  tx: Tx,
  { requestId, at, asked: shared }: Shared,
  past: PastBankQuote,
): Promise<void> {
  const { bankCompanyId, state, reason, declineCode = null, openedAt, officers, offers } = past;
  const id = newId(at.getTime());
  // Who read it first deals with it.
  const assigneeId = openedAt ? officers[0].userId : null;
  const values = { id, requestId, bankCompanyId, state, reason, declineCode, assigneeId, sharedAt: at };
  await tx.insert(bankQuote).values({ ...values, ...shared, updatedAt: at });
  const asked = past.questions.map((text) => ({ text, gate: 'offer' as const, drawdown: null }));
  const agreed = [...open, ...done].includes(state) ? (offers.at(-1)?.terms.conditions ?? []) : [];
  for (const [index, condition] of [...asked, ...agreed].entries())
    await tx.insert(bankQuoteCondition).values({
      drawdown: null,
      ...condition,
      id: newId(at.getTime()),
      bankQuoteId: id,
      position: index + 1,
      updatedAt: at,
      state: done.includes(state) ? 'met' : 'open',
    });
  const [first] = officers;
  if (openedAt) {
    const opening = { id: newId(openedAt.getTime()), bankQuoteId: id, userId: first.userId, at: openedAt };
    await tx.insert(bankQuoteOpening).values(opening);
  }
  await storeOffers(tx, id, past);
}

async function storeOffers(tx: Tx, bankQuoteId: string, past: PastBankQuote): Promise<void> {
  const { offers, officers, withdrawal } = past;
  const [first, second] = officers;
  let offerId = '';
  for (const [index, { kind, terms, at: preparedAt, isSent }] of offers.entries()) {
    const figures = terms.product === 'letter-of-credit' ? null : reckonOffer(terms);
    offerId = newId(preparedAt.getTime());
    await tx.insert(bankOffer).values({
      id: offerId,
      bankQuoteId,
      number: index + 1,
      kind,
      terms,
      figures: figures && { ...figures, rows: figures.rows.map((row) => ({ ...row })) },
      preparedBy: first.userId,
      preparedByName: first.name,
      preparedAt,
      ...(isSent ? { state: 'sent', sentAt: preparedAt } : { state: 'awaiting_approval' }),
      ...(isSent && kind === 'binding' && { decidedBy: second.userId, decidedByName: second.name }),
    });
  }
  if (!withdrawal) return;
  const { at, reason } = withdrawal;
  await tx.insert(offerWithdrawal).values({
    id: newId(at.getTime()),
    bankQuoteId,
    offerId,
    state: 'asked',
    reason,
    askedBy: first.userId,
    askedAt: at,
  });
}
