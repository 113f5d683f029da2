import type { ImportFaultCode } from 'shared-kit/contract/catalogue-import';
import { type DecimalMark, figureFields, readFigure } from 'shared-kit/contract/figures';
import { locales } from 'shared-kit/contract/languages';
import { type Currency, currencies, currencySigns, isCurrency } from 'shared-kit/contract/money';
import type { Cell } from '../reading/cell.ts';
import { printNumber } from '../reading/cell.ts';

/** Words that files use beside sign, code and name. */
const moreWords: Partial<Record<Currency, readonly string[]>> = {
  USD: ['US$'], // currency: only some have more words
  EUR: ['Avro'], // currency: only some have more words
  CHF: ['SFr'], // currency: only some have more words
};

/** Words end where letters end: `€ 12`, `EUR12`, but no `A$`. */
const words: readonly (readonly [RegExp, Currency])[] = currencies.map((currency) => {
  const names = locales.map((locale) => new Intl.DisplayNames(locale, { type: 'currency' }).of(currency));
  const all = [currencySigns[currency], currency, ...names, ...(moreWords[currency] ?? [])];
  const pattern = all.map((word) => (word ?? currency).replace(/[$.]/g, '\\$&')).join('|');
  return [new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu'), currency];
});

/** The currency that a heading or a cell names. */
export const currencyIn = (text: string): Currency | null =>
  words.find(([word]) => word.test(text))?.[1] ?? null;

/** The currency that a word means: `€`, `Euro` or `eur`. */
export const currencyNamed = (words: string): Currency | null => {
  const code = words.toUpperCase();
  return currencyIn(words) ?? (isCurrency(code) ? code : null);
};

export type ReadPrice =
  | Readonly<{ price: number; currency: Currency }>
  /** Nothing or zero isn't a selling price. */
  | 'on-request'
  | Readonly<{ fault: ImportFaultCode }>;

/** Reads a price with its currency. Four decimals at most: yarn is sold at 2.875 a kilogram. */
export function readPrice(cell: Cell, currency: Currency | null, mark: DecimalMark | null): ReadPrice {
  const text = typeof cell === 'number' ? printNumber(cell) : typeof cell === 'string' ? cell : '';
  if (text === '') return 'on-request';
  const figure = text.replace(/[^\d.,\s'’−-]/gu, '').trim();
  const words = text.replace(/[\d.,\s'’−-]/gu, '');
  const named = words ? (currencyIn(text) ?? currencyNamed(words)) : null;
  if (words && !named) return { fault: /\p{L}{4,}/u.test(words) ? 'number-malformed' : 'currency-unknown' };
  // A number of a spreadsheet has no sign that could be mistaken.
  const reading = readFigure(figure, typeof cell === 'number' ? '.' : mark, figureFields.listPrice);
  if ('question' in reading) return { fault: 'number-ambiguous' };
  if ('fault' in reading || reading.value === null) return { fault: 'number-malformed' };
  if (reading.value === '0') return 'on-request';
  const known = named ?? currency;
  return known ? { price: Number(reading.value), currency: known } : { fault: 'currency-unsaid' };
}
