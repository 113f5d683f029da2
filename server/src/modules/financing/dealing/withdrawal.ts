import { eq } from 'drizzle-orm';
import type {
  KeptOfferInput,
  OfferWithdrawal,
  WithdrawalAnswerInput,
  WithdrawalQuestionInput,
} from 'shared-kit/contract/financing';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { Asking } from '../lifecycle/asking.ts';
import { askedWithdrawal } from '../lifecycle/facts-of.ts';
import { type BankQuoteRow, bindingOffer, type Financing } from '../lifecycle/locked-financing.ts';
import { moveBankQuote } from '../lifecycle/move-bank-quote.ts';
import type { Officer } from '../lifecycle/officer.ts';
import { offerWithdrawal } from '../lifecycle/schema.ts';

/** Asks the buyer to let go of the binding offer. Until it agrees the offer binds and may be accepted. */
export async function askToWithdraw(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  { offerId, reason }: WithdrawalQuestionInput,
): Promise<void> {
  const { now } = financing;
  const binding = bindingOffer(financing, bankQuote.id);
  if (binding && binding.id !== offerId) throw new AppError('financing.state-moved');
  const id = newId(now.getTime());
  const made = { by: officer, news: { key: id, reason } };
  await moveBankQuote(tx, financing, bankQuote, 'ask-withdrawal', made);
  await tx.insert(offerWithdrawal).values({
    id,
    bankQuoteId: bankQuote.id,
    offerId,
    state: 'asked',
    reason,
    askedBy: officer.userId,
    askedAt: now,
  });
}

/** The bank takes its question back. */
export async function keepOffer(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  { withdrawalId }: KeptOfferInput,
): Promise<void> {
  const { id } = pending(financing, bankQuote, withdrawalId);
  await moveBankQuote(tx, financing, bankQuote, 'keep-offer', { by: officer, news: { key: id } });
  await decide(tx, financing, id, { state: 'taken_back', decidedBy: officer.userId });
}

/** The buyer lets the bank withdraw its offer, or holds it to it. */
export async function answerWithdrawal(
  tx: Tx,
  financing: Financing,
  asking: Asking,
  { withdrawalId, agrees, text, seen }: WithdrawalAnswerInput,
): Promise<void> {
  const { bankQuotes, withdrawals } = financing;
  const asked = withdrawals.find(({ id }) => id === withdrawalId);
  const bankQuote = bankQuotes.find(({ id }) => id === asked?.bankQuoteId);
  if (!asked || !bankQuote) throw new AppError('financing.not-found');
  const { id, reason } = pending(financing, bankQuote, withdrawalId);
  await moveBankQuote(tx, financing, bankQuote, agrees ? 'agree-to-withdrawal' : 'refuse-withdrawal', {
    by: asking,
    seen,
    changes: agrees ? { reason } : {},
    news: { key: id, reason: text },
  });
  const state = agrees ? 'agreed' : 'refused';
  await decide(tx, financing, id, { state, decidedBy: asking.userId, answer: text });
}

/** The open question that somebody saw. */
function pending(financing: Financing, { id }: BankQuoteRow, withdrawalId: string) {
  const asked = askedWithdrawal(financing, id);
  if (asked?.id !== withdrawalId) throw new AppError('financing.state-moved');
  return asked;
}

type Decided = Pick<typeof offerWithdrawal.$inferInsert, 'state' | 'decidedBy' | 'answer'>;

const decide = (tx: Tx, { now }: Financing, id: string, decided: Decided) =>
  tx
    .update(offerWithdrawal)
    .set({ ...decided, decidedAt: now })
    .where(eq(offerWithdrawal.id, id));

/** The newest question of a bank quote; null while there was none. */
export function withdrawalOf({ withdrawals }: Financing, bankQuoteId: string): OfferWithdrawal | null {
  const newest = withdrawals.findLast((it) => it.bankQuoteId === bankQuoteId);
  if (!newest) return null;
  const { id, offerId, state, reason, askedAt, answer, decidedAt } = newest;
  return {
    id,
    offerId,
    state,
    reason,
    answer,
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
