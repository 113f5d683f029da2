import * as z from 'zod/mini';
import { seenInput } from '../binding/seen.ts';
import { quoteId } from '../quotes/quote-inputs.ts';
import { bankOfferLimits, text } from './offer-terms.ts';

const words = text(0, bankOfferLimits.text);

/** `POST /api/bank/quotes/{id}/withdrawal-question`: asks the buyer to let go of a binding offer, which binds until then. */
export const withdrawalQuestionInput = z.object({
  offerId: quoteId,
  reason: text(1, bankOfferLimits.text),
});
export type WithdrawalQuestionInput = z.infer<typeof withdrawalQuestionInput>;

/** `POST /api/bank/quotes/{id}/kept-offer`: takes the question back. */
export const keptOfferInput = z.object({ withdrawalId: quoteId });
export type KeptOfferInput = z.infer<typeof keptOfferInput>;

/** `POST /api/quotes/{id}/financing/withdrawal-answer`. Words are left out as an empty text. */
export const withdrawalAnswerInput = z.extend(seenInput, {
  withdrawalId: quoteId,
  agrees: z.boolean(),
  text: words,
});
export type WithdrawalAnswerInput = z.infer<typeof withdrawalAnswerInput>;

export const offerWithdrawalStates = ['asked', 'agreed', 'refused', 'taken_back'] as const;

/** A bank's question whether it may withdraw its binding offer, and the buyer's answer. */
export const offerWithdrawal = z.object({
  id: z.string(),
  offerId: z.string(),
  state: z.enum(offerWithdrawalStates),
  reason: z.string(),
  askedAt: z.string(),
  /** The buyer's words; empty where it gave none. */
  answer: z.string(),
  decidedAt: z.nullable(z.string()),
});
export type OfferWithdrawal = z.infer<typeof offerWithdrawal>;
