import * as z from 'zod/mini';
import { seenInput } from '../binding/seen.ts';
import { quoteId } from '../quotes/quote-inputs.ts';
import { bankOfferLimits, text } from './offer-terms.ts';

/** `POST /api/quotes/{id}/financing/acceptance`: what the buyer saw is compared with what stands. */
export const acceptBankOfferInput = z.extend(seenInput, { offerId: quoteId });
export type AcceptBankOfferInput = z.infer<typeof acceptBankOfferInput>;

/** `POST /api/quotes/{id}/financing/refusal`: one bank is declined. */
export const declineBankInput = z.extend(seenInput, { bankQuoteId: quoteId });
export type DeclineBankInput = z.infer<typeof declineBankInput>;

export const bankDecisionInput = z.extend(seenInput, { offerId: quoteId, approves: z.boolean() });
/** `POST /api/bank/quotes/{id}/confirmation`: what the officer saw is compared with what stands. */
export const offerConfirmationInput = z.extend(seenInput, { offerId: quoteId, versionNumber: z.int() });
export type OfferConfirmationInput = z.infer<typeof offerConfirmationInput>;
export const bankReasonInput = z.extend(seenInput, { reason: text(1, bankOfferLimits.text) });
export type BankReasonInput = z.infer<typeof bankReasonInput>;
