import * as z from 'zod/mini';
import { seenInput } from '../binding/seen.ts';
import type { Locale } from '../languages/locale.ts';
import { sayFrom } from '../languages/say.ts';
import { messages } from './messages/index.ts';
import { bankOfferLimits, text } from './offer-terms.ts';

const say = sayFrom(messages);

/** Why a bank offers nothing. Buyers read them, and a bank counts its own; `other` needs words. */
export const declineReasons = [
  ...(['amount', 'months', 'product', 'goods', 'country', 'credit'] as const),
  ...(['limit', 'collateral', 'papers', 'time', 'other'] as const),
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** `POST /api/bank/quotes/{id}/decline`. Words of its own are left out as an empty text. */
export const declineInput = z.extend(seenInput, {
  code: z.enum(declineReasons),
  reason: text(0, bankOfferLimits.text),
});
export type DeclineInput = z.infer<typeof declineInput>;

const isDeclineReason = (code: string): code is DeclineReason => declineReasons.some((it) => it === code);

/** A code in words, without a full stop. Codes of a later version stay codes. */
export const declineWords = (code: string, locale: Locale): string =>
  isDeclineReason(code) ? say(locale, `decline.${code}`) : code;
