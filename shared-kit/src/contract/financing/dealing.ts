import * as z from 'zod/mini';
import { quoteId } from '../quotes/quote-inputs.ts';
import { openable } from '../uploads/openable.ts';
import { uploadName } from '../uploads/upload-name.ts';
import { dealingLimits } from './dealing-limits.ts';
import { bankOfferLimits, conditionGates, text } from './offer-terms.ts';

/** `offer`: asked before the bank offers. The others come with the accepted offer. */
export const gates = ['offer', ...conditionGates] as const;

/** The buyer answers; the bank ticks it or refuses the answer with words, and the buyer answers again. */
export const conditionStates = ['open', 'answered', 'met'] as const;

const fileIds = z.array(quoteId).check(z.maxLength(dealingLimits.files));
const words = text(0, bankOfferLimits.words);

/** `POST /api/bank/quotes/{id}/questions`: what the bank needs before it offers. */
export const questionsInput = z.object({
  items: z.array(text(1, bankOfferLimits.text)).check(z.minLength(1), z.maxLength(dealingLimits.questions)),
});
export type QuestionsInput = z.infer<typeof questionsInput>;

/** `POST /api/quotes/{id}/financing/answers`: words or files, or both. */
export const conditionAnswerInput = z.object({ conditionId: quoteId, text: words, fileIds });
export type ConditionAnswerInput = z.infer<typeof conditionAnswerInput>;

/** `POST /api/bank/quotes/{id}/conditions`. A refusal needs words. */
export const conditionDecisionInput = z.object({ conditionId: quoteId, isMet: z.boolean(), text: words });
export type ConditionDecisionInput = z.infer<typeof conditionDecisionInput>;

/** `POST /api/quotes/{id}/financing/messages` */
export const buyersMessageInput = z.object({ bankQuoteId: quoteId, text: words, fileIds });
export type BuyersMessageInput = z.infer<typeof buyersMessageInput>;
/** `POST /api/bank/quotes/{id}/messages`. A private one is a note that the buyer never sees. */
export const banksMessageInput = z.object({ text: words, fileIds, isPrivate: z.boolean() });
export type BanksMessageInput = z.infer<typeof banksMessageInput>;

/** `POST /api/financing-files?name=`, answered with the stored file, which nobody else sees until it is sent. */
export const financingFileQuery = z.object({ name: uploadName });
export const financingFile = z.object({
  id: z.string(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number(),
  /** In hexadecimal digits. */
  sha256: z.string(),
  ...openable,
});
export type FinancingFile = z.infer<typeof financingFile>;

export const financingCondition = z.object({
  id: z.string(),
  text: z.string(),
  gate: z.enum(gates),
  /** For `named-drawdown`: the first is 1. */
  drawdown: z.nullable(z.number()),
  state: z.enum(conditionStates),
});
export type FinancingCondition = z.infer<typeof financingCondition>;

export const threadMessage = z.object({
  id: z.string(),
  side: z.enum(['buyer', 'bank']),
  /** The person on the reader's own side; the company on the other. */
  by: z.string(),
  isPrivate: z.boolean(),
  /** The condition that it answers or refuses. */
  conditionId: z.nullable(z.string()),
  text: z.string(),
  files: z.array(financingFile),
  at: z.string(),
});
export type ThreadMessage = z.infer<typeof threadMessage>;
