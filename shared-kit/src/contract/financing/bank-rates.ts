import * as z from 'zod/mini';
import { dayInput } from '../dates/day-input.ts';
import { currencies } from '../money/currency.ts';
import { bankOfferLimits, loanProducts, percent } from './offer-terms.ts';

const month = z.int().check(z.minimum(1), z.maximum(bankOfferLimits.months));

/** `POST /api/bank/rates`: what a bank usually asks from now on, for one product in one currency. No offer. */
export const bankRateInput = z.object({
  product: z.enum(loanProducts),
  currency: z.enum(currencies),
  /** Nominal, per year. */
  ratePercent: percent(bankOfferLimits.ratePercent),
  /** Once, of the financed amount. */
  feePercent: percent(100),
  termMonthsFrom: month,
  termMonthsTo: month,
  /** The part of the price that the buyer pays at least. */
  downPaymentPercent: percent(99),
  /** The last day on which it is shown, in UTC. */
  validUntil: dayInput('bank-rate.validUntil'),
});
export type BankRateInput = z.infer<typeof bankRateInput>;

export const bankRateStates = ['in-force', 'replaced', 'lapsed'] as const;

const bankRate = z.extend(bankRateInput, {
  id: z.string(),
  state: z.enum(bankRateStates),
  statedOn: z.string(),
  /** Null for a deleted account, and for what came with the market. */
  statedBy: z.nullable(z.string()),
});
export type BankRate = z.infer<typeof bankRate>;

/** The newest first. */
export const bankRatesAnswer = z.object({ rates: z.array(bankRate) });
export type BankRatesAnswer = z.infer<typeof bankRatesAnswer>;
