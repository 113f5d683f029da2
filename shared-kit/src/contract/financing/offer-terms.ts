import * as z from 'zod/mini';
import { dayInput } from '../dates/day-input.ts';
import { figureFields } from '../figures/figure-fields.ts';
import { figure } from '../figures/figure-schema.ts';
import { currencies } from '../money/currency.ts';
import { nameInput } from '../names/name-input.ts';
import { printed } from '../printed-text/printed.ts';
import { sumAmount } from '../quotes/quote-inputs.ts';
import { namesOf } from '../tables/index.ts';

/** A letter of credit has no schedule, so its terms are described apart. */
export const loanProducts = ['term-loan', 'financial-lease', 'buyer-credit'] as const;
export type LoanProduct = (typeof loanProducts)[number];
/** What a buyer may wish for. */
export const financingProducts = [...loanProducts, 'letter-of-credit'] as const;
export type FinancingProduct = (typeof financingProducts)[number];

/** How interest counts a period: as months of a year, or by its days. */
export const dayCounts = ['30/360', 'ACT/360', 'ACT/365'] as const;
export type DayCount = (typeof dayCounts)[number];

/** Months between two payments. */
export const paymentRhythms = { monthly: 1, quarterly: 3, 'half-yearly': 6 } as const;
export type PaymentRhythm = keyof typeof paymentRhythms;
export const paymentRhythm = z.enum(namesOf(paymentRhythms));

export const feeKinds = ['arrangement', 'commitment', 'management', 'insurance', 'notary'] as const;
/** What a tax is a percentage of. The first falls due with each payment of interest, the others once. */
export const taxBases = ['interest', 'fees', 'principal', 'import-value'] as const;
/** When a condition must be met. Only those of the contract hold up signing. */
export const conditionGates = ['contract', 'first-drawdown', 'named-drawdown', 'later'] as const;

export const bankOfferLimits = {
  months: 240,
  ratePercent: 200,
  fees: 10,
  taxes: 10,
  conditions: 30,
  name: 80,
  text: 1000,
  words: 4000,
} as const;

const name = printed(nameInput('thing', { least: 1, most: bankOfferLimits.name }));
export const text = (min: number, max: number) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max));
/** The same of what a term sheet shows. */
export const printedText = (min: number, max: number) => printed(text(min, max));
/** Percent as a decimal string, such as `7.85`. */
export const percent = (most: number) => figure({ ...figureFields.bankShare, most: String(most) });
/** A share of the principal or of the credit, or a sum. */
export const percentOrAmount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: percent(100) }),
  z.object({ kind: z.literal('amount'), amount: sumAmount }),
]);
const ratePercent = percent(bankOfferLimits.ratePercent);
/** A base may be below zero, as that of the Swiss franc was. */
const basePercent = figure(figureFields.baseRate);
const month = z.int().check(z.minimum(0), z.maximum(bankOfferLimits.months));

const rate = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), percent: ratePercent }),
  z.object({
    kind: z.literal('floating'),
    /** Such as `SOFR 6M`, as the bank read it on this day. */
    base: name,
    basePercent,
    baseOn: dayInput('bank-offer.baseOn'),
    spreadPercent: ratePercent,
    resetMonths: z.int().check(z.minimum(1), z.maximum(12)),
    /** The rate never falls below this. */
    floorPercent: z.nullable(basePercent),
  }),
]);
export type OfferRate = z.infer<typeof rate>;

/** The terms of a bank's offer, in every state; immutable once sent. */
export const bankOfferTerms = z.object({
  product: z.enum(loanProducts),
  currency: z.enum(currencies),
  principal: sumAmount,
  /** What the buyer pays without the bank. */
  ownFunds: sumAmount,
  /** The day on which the figures count on the whole principal being paid out. */
  drawdownOn: dayInput('bank-offer.drawdownOn'),
  months: z.int().check(z.minimum(1), z.maximum(bankOfferLimits.months)),
  /** Months at the start in which no principal is repaid. */
  graceMonths: month,
  graceInterest: z.enum(['paid', 'capitalised']),
  rate,
  dayCount: z.enum(dayCounts),
  rhythm: paymentRhythm,
  timing: z.enum(['arrears', 'advance']),
  repayment: z.enum(['level', 'equal-principal']),
  /** Due with the last instalment; of a lease, the purchase option. */
  balloon: sumAmount,
  fees: z
    .array(
      z.object({
        kind: z.enum(feeKinds),
        /** Of the principal. */
        of: percentOrAmount,
        /** Months after the drawdown. */
        dueMonth: month,
        /** Paid out of the principal. */
        isFinanced: z.boolean(),
      }),
    )
    .check(z.maxLength(bankOfferLimits.fees)),
  taxes: z
    .array(
      z.object({
        /** Such as `BSMV`. */
        name,
        percent: percent(100),
        base: z.enum(taxBases),
        /** For `import-value`: the value of the goods at import. */
        baseAmount: z.nullable(sumAmount),
      }),
    )
    .check(z.maxLength(bankOfferLimits.taxes)),
  defaultInterestPercent: z.nullable(ratePercent),
  prepaymentPercent: z.nullable(percent(100)),
  collateral: printedText(0, bankOfferLimits.text),
  conditions: z
    .array(
      z.object({
        text: printedText(1, bankOfferLimits.text),
        gate: z.enum(conditionGates),
        /** For `named-drawdown`: the first is 1. */
        drawdown: z.nullable(z.int().check(z.minimum(1), z.maximum(50))),
      }),
    )
    .check(z.maxLength(bankOfferLimits.conditions)),
  /** The last day on which it may be accepted, through its end in UTC. */
  validUntil: dayInput('bank-offer.validUntil'),
  words: printedText(0, bankOfferLimits.words),
});
export type BankOfferTerms = z.infer<typeof bankOfferTerms>;
