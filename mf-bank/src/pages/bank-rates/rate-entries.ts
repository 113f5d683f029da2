import { dayOf, dayRange, takesDay } from 'shared-kit/contract/dates';
import {
  type FigureField,
  figureFields,
  figureOf,
  figureText,
  wholeFigure,
} from 'shared-kit/contract/figures';
import {
  type BankRate,
  type BankRateInput,
  bankOfferLimits,
  loanProducts,
} from 'shared-kit/contract/financing';
import type { Locale } from 'shared-kit/contract/languages';
import { currencies } from 'shared-kit/contract/money';
import { namesOf } from 'shared-kit/contract/tables';

/** The form as typed. */
export type RateEntries = Readonly<Record<keyof BankRateInput, string>>;
export type RateField = keyof BankRateInput;

const latestDay = (now: Date): string => dayRange('bank-rate.validUntil', dayOf(now)).last;

export const firstEntries = (now: Date): RateEntries => ({
  product: loanProducts[0],
  currency: currencies[0],
  ratePercent: '',
  feePercent: '',
  termMonthsFrom: '12',
  termMonthsTo: '60',
  downPaymentPercent: '20',
  validUntil: latestDay(now),
});

/** A stated rate, to be stated anew from today on. */
export const entriesOf = (rate: BankRate, now: Date): RateEntries => ({
  product: rate.product,
  currency: rate.currency,
  ratePercent: figureText(rate.ratePercent),
  feePercent: figureText(rate.feePercent),
  termMonthsFrom: String(rate.termMonthsFrom),
  termMonthsTo: String(rate.termMonthsTo),
  downPaymentPercent: figureText(rate.downPaymentPercent),
  validUntil: latestDay(now),
});

const term = wholeFigure(1, bankOfferLimits.months, 'month');
export const rateFigures = {
  ratePercent: figureFields.rate,
  feePercent: figureFields.bankShare,
  termMonthsFrom: term,
  termMonthsTo: term,
  downPaymentPercent: { ...figureFields.bankShare, most: '99' },
} as const satisfies Partial<Readonly<Record<RateField, FigureField>>>;
export type RateFigure = keyof typeof rateFigures;

/** The rate, or the fields that are missing or not reasonable. */
export function readRate(
  entries: RateEntries,
  now: Date,
  locale: Locale,
): { rate: BankRateInput; faults: [] } | { rate: null; faults: RateField[] } {
  const { validUntil } = entries;
  const figure = (name: RateFigure) => figureOf(entries[name], locale, rateFigures[name]);
  const months = (name: RateFigure) => (figure(name) === null ? null : Number(figure(name)));
  const [from, to] = [months('termMonthsFrom'), months('termMonthsTo')];
  const isDay = takesDay('bank-rate.validUntil', validUntil, dayOf(now));
  const read = {
    product: loanProducts.find((it) => it === entries.product) ?? null,
    currency: currencies.find((it) => it === entries.currency) ?? null,
    ratePercent: figure('ratePercent'),
    feePercent: figure('feePercent'),
    termMonthsFrom: from,
    termMonthsTo: from !== null && to !== null && to < from ? null : to,
    downPaymentPercent: figure('downPaymentPercent'),
    validUntil: isDay ? validUntil : null,
  };
  const faults = namesOf(read).filter((field) => read[field] === null);
  return faults.length > 0 ? { rate: null, faults } : { rate: read as BankRateInput, faults: [] };
}
