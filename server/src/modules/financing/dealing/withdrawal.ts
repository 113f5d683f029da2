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
import { tellBank, tellBuyer } from '../notices.ts';

/** Asks the buyer to let go of the binding offer. Until it agrees the offer binds and may be accepted. */
export async function askToWithdraw(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  { parts, userId, bank }: Officer,
  { offerId, reason }: WithdrawalQuestionInput,
): Promise<void> {
  const { request, now } = financing;
  const binding = bindingOffer(financing, bankQuote.id);
  if (binding && binding.id !== offerId) throw new AppError('financing.state-moved');
  await moveBankQuote(tx, financing, bankQuote, 'ask-withdrawal');
  const id = newId(now.getTime());
  await tx.insert(offerWithdrawal).values({
    id,
    bankQuoteId: bankQuote.id,
    offerId,
    state: 'asked',
    reason,
    askedBy: userId,
    askedAt: now,
  });
  const news = { params: { company: bank.brandName, reason }, except: userId, key: id };
  await tellBuyer(parts, tx, request, { event: 'financing-withdrawal-asked', ...news });
}

/** The bank takes its question back. */
export async function keepOffer(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  { parts, userId, bank }: Officer,
  { withdrawalId }: KeptOfferInput,
): Promise<void> {
  const { id } = pending(financing, bankQuote, withdrawalId);
  await moveBankQuote(tx, financing, bankQuote, 'keep-offer');
  await decide(tx, financing, id, { state: 'taken_back', decidedBy: userId });
  const news = { params: { company: bank.brandName }, except: userId, key: id };
  await tellBuyer(parts, tx, financing.request, { event: 'financing-offer-kept', ...news });
}

/** The buyer lets the bank withdraw its offer, or holds it to it. */
export async function answerWithdrawal(
  tx: Tx,
  financing: Financing,
  { parts, userId }: Asking,
  { withdrawalId, agrees, text, seen }: WithdrawalAnswerInput,
): Promise<void> {
  const { request, quote, bankQuotes, withdrawals } = financing;
  const asked = withdrawals.find(({ id }) => id === withdrawalId);
  const bankQuote = bankQuotes.find(({ id }) => id === asked?.bankQuoteId);
  if (!asked || !bankQuote) throw new AppError('financing.not-found');
  const { id, reason } = pending(financing, bankQuote, withdrawalId);
  if (agrees) await moveBankQuote(tx, financing, bankQuote, 'agree-to-withdrawal', { reason, seen });
  else await moveBankQuote(tx, financing, bankQuote, 'refuse-withdrawal', { seen });
  const state = agrees ? 'agreed' : 'refused';
  await decide(tx, financing, id, { state, decidedBy: userId, answer: text });
  await tellBank(
    parts,
    tx,
    { request, bankQuote },
    {
      event: agrees ? 'financing-withdrawal-agreed' : 'financing-withdrawal-refused',
      params: { company: quote.buyer.brandName, reason: text },
      except: userId,
      key: id,
    },
  );
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
