import { asc, eq, inArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type LockedQuote, lockQuote, lookAtQuote } from '../../quotes/index.ts';
import { bankOffer, bankQuote, financingRequest } from '../schema.ts';
import {
  bankQuoteCondition,
  disbursement,
  financingContract,
  letterOfCredit,
  offerWithdrawal,
} from './schema.ts';

export type RequestRow = typeof financingRequest.$inferSelect;
export type BankQuoteRow = typeof bankQuote.$inferSelect;
export type BankOfferRow = typeof bankOffer.$inferSelect;
export type ConditionRow = typeof bankQuoteCondition.$inferSelect;
export type ContractRow = typeof financingContract.$inferSelect;
export type LetterRow = typeof letterOfCredit.$inferSelect;
export type WithdrawalRow = typeof offerWithdrawal.$inferSelect;
export type DisbursementRow = typeof disbursement.$inferSelect;

/** A request and all that its changes depend on. */
export type Financing = Readonly<{
  quote: LockedQuote;
  request: RequestRow;
  bankQuotes: readonly BankQuoteRow[];
  /** These and the rows below: the oldest first. */
  offers: readonly BankOfferRow[];
  conditions: readonly ConditionRow[];
  contracts: readonly ContractRow[];
  disbursements: readonly DisbursementRow[];
  letters: readonly LetterRow[];
  withdrawals: readonly WithdrawalRow[];
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
  return { quote, request, bankQuotes, ...(await rowsBelow(tx, bankQuotes)), now: quote.now };
}

/** Reads the same without a lock, for display only; the quote only if it isn't read yet. */
export async function lookAtFinancing(tx: Tx, request: RequestRow, read?: LockedQuote): Promise<Financing> {
  const quote = read ?? (await lookAtQuote(tx, request.rfqId));
  const bankQuotes = await tx
    .select()
    .from(bankQuote)
    .where(eq(bankQuote.requestId, request.id))
    .orderBy(asc(bankQuote.id));
  return { quote, request, bankQuotes, ...(await rowsBelow(tx, bankQuotes)), now: quote.now };
}

async function rowsBelow(tx: Tx, bankQuotes: readonly BankQuoteRow[]) {
  const ids = bankQuotes.map(({ id }) => id);
  const of = (column: AnyPgColumn) => inArray(column, ids);
  const offers = tx.select().from(bankOffer).where(of(bankOffer.bankQuoteId)).orderBy(asc(bankOffer.number));
  const conditions = tx
    .select()
    .from(bankQuoteCondition)
    .where(of(bankQuoteCondition.bankQuoteId))
    .orderBy(asc(bankQuoteCondition.position));
  const contracts = tx
    .select()
    .from(financingContract)
    .where(of(financingContract.bankQuoteId))
    .orderBy(asc(financingContract.sentAt), asc(financingContract.id));
  const disbursements = tx
    .select()
    .from(disbursement)
    .where(of(disbursement.bankQuoteId))
    .orderBy(asc(disbursement.at), asc(disbursement.id));
  const letters = tx.select().from(letterOfCredit).where(of(letterOfCredit.bankQuoteId));
  const withdrawals = tx
    .select()
    .from(offerWithdrawal)
    .where(of(offerWithdrawal.bankQuoteId))
    .orderBy(asc(offerWithdrawal.askedAt), asc(offerWithdrawal.id));
  return {
    withdrawals: await withdrawals,
    letters: await letters,
    offers: await offers,
    conditions: await conditions,
    contracts: await contracts,
    disbursements: await disbursements,
  };
}

/** The newest binding offer that was sent: the one that may be accepted. */
export const bindingOffer = ({ offers }: Financing, bankQuoteId: string): BankOfferRow | null =>
  offers.findLast((it) => it.bankQuoteId === bankQuoteId && it.kind === 'binding' && it.state === 'sent') ??
  null;
