import { alike } from '../figures/compare-figures.ts';
import { exactFigure } from '../figures/exact-figure.ts';
import { madeOnce } from '../languages/made-once.ts';
import type { Currency } from './currency.ts';

/** An exact amount as a decimal string, always with its currency: `{ amount: '2.8750', currency: 'USD' }`. */
export type Money = Readonly<{ amount: string; currency: Currency }>;

const formatsWith = (options: Intl.NumberFormatOptions) =>
  madeOnce(
    (currency: Currency) => new Intl.NumberFormat('en-US', { style: 'currency', currency, ...options }),
  );
const withCents = formatsWith({});
const withoutZeros = formatsWith({ trailingZeroDisplay: 'stripIfInteger' });
const withAllDecimals = formatsWith({ maximumFractionDigits: 4 });

/** `$4,127`, `€4,127.50`, `CHF 128,490`: whole amounts without decimals, others with two, in both languages. */
export const formatMoney = ({ amount, currency }: Money): string =>
  withoutZeros(currency).format(exactFigure(amount));

/**
 * A converted amount as it is shown, to four digits: more would claim what a reference rate can't give. Sums, filters and
 * orders are made of the exact one.
 */
export const roughly = (money: Money, isConverted = true): Money =>
  isConverted ? { ...money, amount: String(Number(Number(money.amount).toPrecision(4))) } : money;

/**
 * A unit price with all its decimals, where its two on screen times the quantity are another sum than the line's:
 * `$2.875` for 1,000 kg at `$2.88`. Null where they are the same.
 */
export function exactPrice({ amount, currency }: Money, quantity: number): string | null {
  const [price = 0n, cent = 1n] = alike(amount, '0.01');
  const inCents = (exact: bigint) => (exact + cent / 2n) / cent;
  const count = BigInt(quantity);
  if (inCents(price) * count === inCents(price * count)) return null;
  return withAllDecimals(currency).format(exactFigure(amount));
}

/** Formats the amounts of one column alike: all have decimals as soon as one of them needs them. */
export function moneyColumn(column: readonly (Money | null)[]): typeof formatMoney {
  const needsDecimals = column.some((money) => money && /\.\d*[1-9]/.test(money.amount));
  const formatOf = needsDecimals ? withCents : withoutZeros;
  return ({ amount, currency }) => formatOf(currency).format(exactFigure(amount));
}
