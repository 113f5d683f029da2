import * as z from 'zod/mini';
import { loanProducts } from '../financing/offer-terms.ts';
import { currencies } from '../money/currency.ts';

/** A bank's usual terms for financing in a currency: an indication, not an offer. Figures are decimal strings. */
export const indicativeRate = z.object({
  bank: z.object({ id: z.string(), name: z.string() }),
  product: z.enum(loanProducts),
  currency: z.enum(currencies),
  /** Nominal, per year. */
  ratePercent: z.string(),
  /** Once, of the financed amount. */
  feePercent: z.string(),
  termMonthsFrom: z.number(),
  termMonthsTo: z.number(),
  /** The part of the price that the buyer pays at least. */
  downPaymentPercent: z.string(),
  /** ISO date. */
  statedOn: z.string(),
});
export type IndicativeRate = z.infer<typeof indicativeRate>;

export const indicativeRatesAnswer = z.object({ rates: z.array(indicativeRate) });
export type IndicativeRatesAnswer = z.infer<typeof indicativeRatesAnswer>;
