import * as z from 'zod/mini';
import { seenInput } from '../binding/seen.ts';
import { moneyAnswer } from '../catalogue/product-list.ts';
import { dayInput } from '../dates/day-input.ts';
import { quoteId, sumAmount } from '../quotes/quote-inputs.ts';
import { financingFile } from './dealing.ts';
import { deviation } from './deviation.ts';
import { letterTerms, letterText } from './letter-of-credit.ts';
import { bankOfferLimits, text } from './offer-terms.ts';
import { bankOfferKinds, bankOfferStates } from './states.ts';

/** Of the version that the officer saw; another one by now refuses the offer. */
export const seenVersionNumber = z.optional(z.int());

/** `POST /api/bank/quotes/{id}/letters`. A binding one waits for a second person of the bank. */
export const letterInput = z.object({
  kind: z.enum(bankOfferKinds),
  terms: letterTerms,
  versionNumber: seenVersionNumber,
});
export type LetterInput = z.infer<typeof letterInput>;

/** `POST /api/bank/quotes/{id}/issue`: the letter of credit as it went out. */
export const issueInput = z.extend(seenInput, {
  fileId: quoteId,
  /** The bank's own number of the letter of credit. */
  reference: text(1, bankOfferLimits.name),
  issuedOn: dayInput('letter.issuedOn'),
});
export type IssueInput = z.infer<typeof issueInput>;

/** `POST /api/bank/quotes/{id}/presentation`: the maker presented its documents. */
export const presentationInput = z.object({ presentedOn: dayInput('letter.presentedOn') });
export type PresentationInput = z.infer<typeof presentationInput>;

/** `POST /api/bank/quotes/{id}/honour`: the documents comply, and the bank pays, at once or on a later day. */
export const honourInput = z.extend(seenInput, { amount: sumAmount, paysOn: dayInput('letter.paysOn') });
export type HonourInput = z.infer<typeof honourInput>;

export const letterStates = ['issued', 'presented', 'honoured', 'refused', 'terminated'] as const;
/** A letter of credit from its issue on. */
export const issuedLetter = z.object({
  state: z.enum(letterStates),
  reference: z.string(),
  issuedOn: z.string(),
  file: financingFile,
  presentedOn: z.nullable(z.string()),
  paid: z.nullable(z.object({ amount: moneyAnswer, on: z.string() })),
});
export type IssuedLetter = z.infer<typeof issuedLetter>;

/** `GET /api/quotes/{id}/letter-of-credit`, for the buyer and the maker of the quote. Null until one is issued. */
export const letterOfQuote = z.object({
  letter: z.nullable(z.extend(issuedLetter, { bank: z.string(), text: letterText })),
});
export type LetterOfQuote = z.infer<typeof letterOfQuote>;

/** An offer of a letter of credit, as its buyer sees it. */
export const sentLetter = z.object({
  id: z.string(),
  /** Counted together with the bank's other offers. */
  number: z.number(),
  kind: z.enum(bankOfferKinds),
  terms: letterTerms,
  deviations: z.array(deviation),
  sentAt: z.string(),
  /** Its validity or the time for offers is over, so nobody can accept it. */
  isOver: z.boolean(),
});
export type SentLetter = z.infer<typeof sentLetter>;

/** The same, as its bank sees it. */
export const ownLetter = z.object({
  id: z.string(),
  number: z.number(),
  kind: z.enum(bankOfferKinds),
  state: z.enum(bankOfferStates),
  terms: letterTerms,
  deviations: z.array(deviation),
  preparedBy: z.string(),
  isMine: z.boolean(),
  decidedBy: z.nullable(z.string()),
  at: z.string(),
  isOver: z.boolean(),
});
export type OwnLetter = z.infer<typeof ownLetter>;
