import {
  type FigureField,
  figureFields,
  figureOf,
  figureText,
  wholeFigure,
  wholeOf,
} from 'shared-kit/contract/figures';
import type { IndicativeRate } from 'shared-kit/contract/indicative-rates';
import type { Locale } from 'shared-kit/contract/languages';
import { type Currency, currencyOr } from 'shared-kit/contract/money';
import { tableOf } from 'shared-kit/contract/tables';
import type { PlanTerms } from './financing-plan.ts';
import { lowestRate } from './stated-rate.ts';

export const planFields = ['price', 'down', 'months', 'grace', 'rate', 'fee', 'residual'] as const;
export type PlanField = (typeof planFields)[number];
export type PlanProduct = 'loan' | 'lease';

/** The form's entries as typed. The address contains the same, so that a calculation can be shared. */
export type PlanEntries = Readonly<Record<PlanField, string> & { product: PlanProduct; currency: Currency }>;

/** An example to start with, not an offer. */
const example: Readonly<Record<PlanField, string>> = {
  price: '150000',
  down: '20',
  months: '48',
  grace: '6',
  rate: '8',
  fee: '1',
  residual: '10',
};

const loanProductOf = { loan: 'term-loan', lease: 'financial-lease' } as const;

/** The lowest rate that a bank of the market states for what is entered; null if none does. */
export const statedFor = (
  rates: readonly IndicativeRate[],
  { product, currency, months }: Pick<PlanEntries, 'product' | 'currency' | 'months'>,
  locale: Locale,
): IndicativeRate | null => {
  const term = wholeOf(months, locale, figureOfField('months', currency)) ?? 0;
  return lowestRate(rates, { product: loanProductOf[product], currency, months: term });
};

/** What the address says; the rest begins with a bank's usual terms, or an example where no bank states any. */
export const readEntries = (
  search: URLSearchParams,
  visitorCurrency: Currency,
  locale: Locale,
  rates: readonly IndicativeRate[] = [],
): PlanEntries => {
  const product = search.get('product') === 'lease' ? 'lease' : 'loan';
  const currency = currencyOr(search.get('currency') ?? visitorCurrency);
  const months = search.get('months') ?? example.months;
  const stated = statedFor(rates, { product, currency, months }, locale);
  const start = {
    ...example,
    ...(stated && {
      rate: figureText(stated.ratePercent),
      fee: figureText(stated.feePercent),
      down: figureText(stated.downPaymentPercent),
    }),
  };
  return { ...tableOf(planFields, (field) => search.get(field) ?? start[field]), product, currency };
};

export const writeEntries = (entries: PlanEntries): string => new URLSearchParams(entries).toString();

const percent = (most: number): FigureField => ({ ...figureFields.bankShare, most: String(most) });

/** What each field can hold. */
export const figureOfField = (field: PlanField, currency: Currency): FigureField =>
  ({
    price: { ...figureFields.sum, least: '1', most: '1000000000', unit: currency },
    down: percent(90),
    months: wholeFigure(1, 180, 'month'),
    grace: wholeFigure(0, 60, 'month'),
    rate: percent(200),
    fee: percent(20),
    residual: percent(60),
  })[field];

/** The terms, or the fields that aren't reasonable numbers. */
export function checkEntries(
  entries: PlanEntries,
  locale: Locale,
): { terms: PlanTerms; faults: [] } | { terms: null; faults: PlanField[] } {
  const used = planFields.filter((field) => field !== 'residual' || entries.product === 'lease');
  const figure = (field: PlanField) =>
    figureOf(entries[field], locale, figureOfField(field, entries.currency)) ?? '';
  const faults = used.filter((field) => figure(field) === '');
  if (faults.length === 0 && Number(figure('grace')) >= Number(figure('months'))) faults.push('grace');
  const isLease = entries.product === 'lease';
  // The residual value can't exceed the financed amount.
  if (isLease && faults.length === 0 && Number(figure('residual')) + Number(figure('down')) >= 100) {
    faults.push('residual');
  }
  if (faults.length > 0) return { terms: null, faults };
  const terms: PlanTerms = {
    price: figure('price'),
    downPercent: figure('down'),
    months: Number(figure('months')),
    graceMonths: Number(figure('grace')),
    yearlyPercent: figure('rate'),
    feePercent: figure('fee'),
    residualPercent: isLease ? figure('residual') : '0',
  };
  return { terms, faults: [] };
}
