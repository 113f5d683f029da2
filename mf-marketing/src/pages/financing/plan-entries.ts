import { type Currency, currencyOr, type IndicativeRate, type Locale } from 'shared-kit/contract';
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

/** `7.8500` as people write it. */
const plain = (percent: string): string => String(Number(percent));

const loanProductOf = { loan: 'term-loan', lease: 'financial-lease' } as const;

/** The lowest rate that a bank of the market states for what is entered; null if none does. */
export const statedFor = (
  rates: readonly IndicativeRate[],
  { product, currency, months }: Pick<PlanEntries, 'product' | 'currency' | 'months'>,
): IndicativeRate | null =>
  lowestRate(rates, { product: loanProductOf[product], currency, months: Number(months) });

/** What the address says; the rest begins with a bank's usual terms, or an example where no bank states any. */
export const readEntries = (
  search: URLSearchParams,
  visitorCurrency: Currency,
  rates: readonly IndicativeRate[] = [],
): PlanEntries => {
  const product = search.get('product') === 'lease' ? 'lease' : 'loan';
  const currency = currencyOr(search.get('currency') ?? visitorCurrency);
  const months = search.get('months') ?? example.months;
  const stated = statedFor(rates, { product, currency, months });
  const start = {
    ...example,
    ...(stated && {
      rate: plain(stated.ratePercent),
      fee: plain(stated.feePercent),
      down: plain(stated.downPaymentPercent),
    }),
  };
  const texts = planFields.map((field) => [field, search.get(field) ?? start[field]] as const);
  return { ...(Object.fromEntries(texts) as Record<PlanField, string>), product, currency };
};

export const writeEntries = (entries: PlanEntries): string => new URLSearchParams(entries).toString();

const limits = {
  price: [1, 1_000_000_000],
  down: [0, 90],
  months: [1, 180],
  grace: [0, 60],
  rate: [0, 200],
  fee: [0, 20],
  residual: [0, 60],
} as const;

/**
 * People type `1.234,5`, `1,234.5` and `1234.5` for the same amount. One or two digits after the last separator are
 * decimals.
 */
function amountOf(text: string): string {
  const bare = bareOf(text);
  const cut = /[.,](\d{1,2})$/.exec(bare);
  const whole = (cut ? bare.slice(0, cut.index) : bare).replace(/[.,](?=\d{3}(\D|$))/g, '');
  return cut ? `${whole}.${cut[1]}` : whole;
}

const bareOf = (text: string): string => text.replace(/[\s\u00a0']/g, '');
/** Percentages and months have no thousands: `2.875` is less than three. */
const smallOf = (text: string): string => bareOf(text).replace(',', '.');

/** The valid notation of each field, with a decimal point. */
const shapeOf = (field: PlanField): RegExp => {
  if (field === 'months' || field === 'grace') return /^\d{1,3}$/;
  return field === 'price' ? /^\d{1,10}(\.\d{1,2})?$/ : /^\d{1,3}(\.\d{1,4})?$/;
};

/** An entry with a decimal point; invalid entries stay invalid. */
const figureOf = (field: PlanField, entry: string) => (field === 'price' ? amountOf : smallOf)(entry);

/** An entry in the language's notation, such as `150.000` in Turkish; unchanged if it isn't a number. */
export const rewriteEntry =
  (field: PlanField, locale: Locale) =>
  (entry: string, useGrouping: boolean): string => {
    const figure = figureOf(field, entry);
    if (!shapeOf(field).test(figure)) return entry;
    return new Intl.NumberFormat(locale, { useGrouping, maximumFractionDigits: 4 }).format(Number(figure));
  };

/** The terms, or the fields that aren't reasonable numbers. */
export function checkEntries(
  entries: PlanEntries,
): { terms: PlanTerms; faults: [] } | { terms: null; faults: PlanField[] } {
  const used = planFields.filter((field) => field !== 'residual' || entries.product === 'lease');
  const figure = (field: PlanField) => figureOf(field, entries[field]);
  const faults = used.filter((field) => {
    const [least, most] = limits[field];
    const value = Number(figure(field));
    return !shapeOf(field).test(figure(field)) || value < least || value > most;
  });
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
