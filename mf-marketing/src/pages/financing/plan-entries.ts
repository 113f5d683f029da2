import { type Currency, currencyOr, type Locale } from 'shared-kit/contract';
import type { PlanTerms } from './financing-plan.ts';

export const planFields = ['price', 'down', 'months', 'grace', 'rate', 'fee', 'residual'] as const;
export type PlanField = (typeof planFields)[number];
export type PlanProduct = 'loan' | 'lease';

/** What stands in the form, as typed. The address holds the same, so that a calculation can be sent to somebody. */
export type PlanEntries = Readonly<Record<PlanField, string> & { product: PlanProduct; currency: Currency }>;

/** An example to begin with, not anybody's offer. */
const example: Readonly<Record<PlanField, string>> = {
  price: '150000',
  down: '20',
  months: '48',
  grace: '6',
  rate: '8',
  fee: '1',
  residual: '10',
};

export const readEntries = (search: URLSearchParams, currency: Currency): PlanEntries => {
  const texts = planFields.map((field) => [field, search.get(field) ?? example[field]] as const);
  return {
    ...(Object.fromEntries(texts) as Record<PlanField, string>),
    product: search.get('product') === 'lease' ? 'lease' : 'loan',
    currency: currencyOr(search.get('currency') ?? currency),
  };
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

/** `1.234,5`, `1,234.5` and `1234.5` are typed by people who mean the same; digits after the last mark are cents if one or two. */
function amountOf(text: string): string {
  const bare = bareOf(text);
  const cut = /[.,](\d{1,2})$/.exec(bare);
  const whole = (cut ? bare.slice(0, cut.index) : bare).replace(/[.,](?=\d{3}(\D|$))/g, '');
  return cut ? `${whole}.${cut[1]}` : whole;
}

const bareOf = (text: string): string => text.replace(/[\s\u00a0']/g, '');
/** No percentage and no number of months has thousands: `2.875` is less than three. */
const smallOf = (text: string): string => bareOf(text).replace(',', '.');

/** How each is written, once its marks are points. */
const shapeOf = (field: PlanField): RegExp => {
  if (field === 'months' || field === 'grace') return /^\d{1,3}$/;
  return field === 'price' ? /^\d{1,10}(\.\d{1,2})?$/ : /^\d{1,3}(\.\d{1,4})?$/;
};

/** An entry with its decimal sign a point; what is no figure stays none. */
const figureOf = (field: PlanField, entry: string) => (field === 'price' ? amountOf : smallOf)(entry);

/** An entry as the language writes it: `150.000` in Turkish; as it was typed where it is no figure. */
export const rewriteEntry =
  (field: PlanField, locale: Locale) =>
  (entry: string, useGrouping: boolean): string => {
    const figure = figureOf(field, entry);
    if (!shapeOf(field).test(figure)) return entry;
    return new Intl.NumberFormat(locale, { useGrouping, maximumFractionDigits: 4 }).format(Number(figure));
  };

/** The terms, or the fields that are no figures within reason. */
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
  // What remains at the end can't be more than what is financed.
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
