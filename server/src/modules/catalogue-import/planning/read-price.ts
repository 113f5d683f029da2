import {
  type Currency,
  type DecimalSign,
  type ImportFaultCode,
  isCurrency,
  readNumber,
} from 'shared-kit/contract';
import type { Cell } from '../reading/cell.ts';
import { printNumber } from '../reading/cell.ts';

const signs: readonly (readonly [RegExp, Currency])[] = [
  [/€|\bEUR\b|\bEuro\b|\bAvro\b/iu, 'EUR'],
  [/\bUSD\b|US\$|(?<![A-Z])\$/iu, 'USD'],
  [/\bCHF\b|₣|\bSFr\.?/iu, 'CHF'],
];

/** The currency that a heading or a cell names. */
export const currencyIn = (text: string): Currency | null =>
  signs.find(([sign]) => sign.test(text))?.[1] ?? null;

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
export function readPrice(cell: Cell, currency: Currency | null, sign?: DecimalSign): ReadPrice {
  const text = typeof cell === 'number' ? printNumber(cell) : typeof cell === 'string' ? cell : '';
  if (text === '') return 'on-request';
  const figure = text.replace(/[^\d.,\s'’−-]/gu, '').trim();
  const words = text.replace(/[\d.,\s'’−-]/gu, '');
  const named = words ? (currencyIn(text) ?? currencyNamed(words)) : null;
  if (words && !named) return { fault: /\p{L}{4,}/u.test(words) ? 'number-malformed' : 'currency-unknown' };
  // A number of a spreadsheet has no sign that could be mistaken.
  const value = readNumber(figure, typeof cell === 'number' ? '.' : sign);
  if (typeof value !== 'string')
    return { fault: value.fault === 'ambiguous' ? 'number-ambiguous' : 'number-malformed' };
  if (!/^\d{1,12}(\.\d{1,4})?$/.test(value)) return { fault: 'number-malformed' };
  if (Number(value) === 0) return 'on-request';
  const known = named ?? currency;
  return known ? { price: Number(value), currency: known } : { fault: 'currency-unsaid' };
}
