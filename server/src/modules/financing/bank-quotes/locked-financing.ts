import { asc, eq, inArray } from 'drizzle-orm';
import {
  type BankQuoteFacts,
  type BankQuoteTransition,
  bankQuoteTransitions,
  type ErrorCode,
  refusalOfBankQuote,
} from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type LockedQuote, lockQuote, lookAtQuote } from '../../quotes/index.ts';
import { bankOffer, bankQuote, financingRequest } from '../schema.ts';

export type RequestRow = typeof financingRequest.$inferSelect;
export type BankQuoteRow = typeof bankQuote.$inferSelect;
export type BankOfferRow = typeof bankOffer.$inferSelect;

/** A request and all that its changes depend on. */
export type Financing = Readonly<{
  quote: LockedQuote;
  request: RequestRow;
  bankQuotes: readonly BankQuoteRow[];
  /** The oldest first. */
  offers: readonly BankOfferRow[];
  /** By the database's clock, read after locking. */
  now: Date;
}>;

/** Locks the quote, then the request, then its bank quotes by id. Every change takes them in this order. */
export async function lockFinancing(tx: Tx, requestId: string): Promise<Financing> {
  const [found] = await tx
    .select({ rfqId: financingRequest.rfqId })
    .from(financingRequest)
    .where(eq(financingRequest.id, requestId));
  if (!found) throw new AppError('financing.not-found');
  const quote = await lockQuote(tx, found.rfqId);
  const [request] = await tx
    .select()
    .from(financingRequest)
    .where(eq(financingRequest.id, requestId))
    .for('update');
  if (!request) throw new AppError('financing.not-found');
  const bankQuotes = await tx
    .select()
    .from(bankQuote)
    .where(eq(bankQuote.requestId, requestId))
    .orderBy(asc(bankQuote.id))
    .for('update');
  return { quote, request, bankQuotes, offers: await offersOf(tx, bankQuotes), now: quote.now };
}

/** Reads the same without a lock, for display only. */
export async function lookAtFinancing(tx: Tx, request: RequestRow): Promise<Financing> {
  const quote = await lookAtQuote(tx, request.rfqId);
  const bankQuotes = await tx
    .select()
    .from(bankQuote)
    .where(eq(bankQuote.requestId, request.id))
    .orderBy(asc(bankQuote.id));
  return { quote, request, bankQuotes, offers: await offersOf(tx, bankQuotes), now: quote.now };
}

async function offersOf(tx: Tx, bankQuotes: readonly BankQuoteRow[]): Promise<BankOfferRow[]> {
  if (bankQuotes.length === 0) return [];
  return tx
    .select()
    .from(bankOffer)
    .where(
      inArray(
        bankOffer.bankQuoteId,
        bankQuotes.map(({ id }) => id),
      ),
    )
    .orderBy(asc(bankOffer.number));
}

/** The newest binding offer that was sent: the one that may be accepted. */
export const bindingOffer = ({ offers }: Financing, bankQuoteId: string): BankOfferRow | null =>
  offers.findLast((it) => it.bankQuoteId === bankQuoteId && it.kind === 'binding' && it.state === 'sent') ??
  null;

export const isVersionCurrent = ({ quote, request }: Pick<Financing, 'quote' | 'request'>): boolean =>
  quote.version?.id === request.versionId &&
  (quote.version.state === 'sent' ||
    quote.version.state === 'accepted' ||
    quote.version.state === 'converted');

export function factsOf(financing: Financing, bankQuoteId: string): BankQuoteFacts {
  const { request, offers, now } = financing;
  const binding = bindingOffer(financing, bankQuoteId);
  const today = now.toISOString().slice(0, 10);
  const isCurrent = isVersionCurrent(financing);
  return {
    isOpenForOffers: isCurrent && now < request.offersUntil,
    isOfferValid: binding !== null && binding.terms.validUntil >= today,
    isApprovalAwaited: offers.some(
      (it) => it.bankQuoteId === bankQuoteId && it.state === 'awaiting_approval',
    ),
    isVersionCurrent: isCurrent,
  };
}

const codes: Readonly<Record<string, ErrorCode>> = {
  'open-for-offers': 'financing.closed-for-offers',
  unexpired: 'financing.offer-expired',
};

/** Applies a transition of the table to one bank quote, or throws why it is impossible. */
export async function moveBankQuote(
  tx: Tx,
  financing: Financing,
  { id, state }: Pick<BankQuoteRow, 'id' | 'state'>,
  name: BankQuoteTransition,
  reason: string | null = null,
): Promise<void> {
  const refusal = refusalOfBankQuote(name, state, factsOf(financing, id));
  if (refusal) throw new AppError(codes[refusal] ?? 'financing.state-moved');
  const { to } = bankQuoteTransitions[name];
  await tx
    .update(bankQuote)
    .set({ ...(to !== 'same' && { state: to }), updatedAt: financing.now, ...(reason && { reason }) })
    .where(eq(bankQuote.id, id));
}
