import * as z from 'zod/mini';
import type { Locale } from '../languages/locale.ts';
import { sayFrom } from '../languages/say.ts';
import type { Currency } from '../money/currency.ts';
import { formatMoney } from '../money/money.ts';
import { messages } from './messages/index.ts';

const say = sayFrom(messages);

/**
 * Figures of an offer that must agree with the purchase. `principal`: what reaches the maker is the amount asked for;
 * `letter`: so is a letter of credit. `laterFee`: a fee that the principal pays falls due with it.
 */
const compared = ['ownFunds', 'principal', 'letter', 'laterFee', 'currency'] as const;

/** A figure that differs from what it must agree with. Amounts, but for `currency`, whose code it is. */
export const deviation = z.object({ of: z.enum(compared), stated: z.string(), expected: z.string() });
export type Deviation = z.infer<typeof deviation>;

/** What an offer does for a purchase. Amounts have two decimals and the offer's currency. */
export const purchaseFigures = z.object({
  /** Grand total of the version and the named extras. */
  total: z.string(),
  /** The principal without the fees that it pays and the taxes on them. */
  reachesMaker: z.string(),
  /** What is left of the total for the buyer to pay. Below zero where the maker would get too much. */
  ownFunds: z.string(),
  /** Fees and taxes from the buyer's own money on the day of the drawdown, and an instalment in advance. */
  atDrawdown: z.string(),
  /** Own funds and what is due at the drawdown. With what reaches the maker it comes to total and drawdown. */
  cashNeeded: z.string(),
});
export type PurchaseFigures = z.infer<typeof purchaseFigures>;

/** A deviation in a sentence, for both sides alike. */
export function deviationWords(
  { of, stated, expected }: Deviation,
  currency: Currency,
  locale: Locale,
): string {
  const written = (it: string) => (of === 'currency' ? it : formatMoney({ amount: it, currency }));
  return say(locale, `deviation.${of}`, { stated: written(stated), expected: written(expected) });
}
