import type { Currency } from './currency.ts';
import { alike } from './figures/compare-figures.ts';

/** An exact amount as a decimal string, always with its currency: `{ amount: '2.8750', currency: 'USD' }`. */
export type Money = Readonly<{ amount: string; currency: Currency }>;

/** Made when first asked for: each takes a browser some milliseconds, and few pages show more than one currency. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: Currency, trailingZeroDisplay: 'auto' | 'stripIfInteger'): Intl.NumberFormat {
  const key = `${currency} ${trailingZeroDisplay}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay });
  formats.set(key, made);
  return made;
}

/** `$4,127`, `€4,127.50`, `CHF 128,490`: whole amounts without decimals, others with two, in both languages. */
export const formatMoney = ({ amount, currency }: Money): string =>
  formatOf(currency, 'stripIfInteger').format(amount as Intl.StringNumericLiteral);

/**
 * A unit price with all its decimals, where its two on screen times the quantity are another sum than the line's:
 * `$2.875` for 1,000 kg at `$2.88`. Null where they are the same.
 */
export function exactPrice({ amount, currency }: Money, quantity: number): string | null {
  const [price = 0n, cent = 1n] = alike(amount, '0.01');
  const inCents = (exact: bigint) => (exact + cent / 2n) / cent;
  const count = BigInt(quantity);
  if (inCents(price) * count === inCents(price * count)) return null;
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 4 }).format(
    amount as Intl.StringNumericLiteral,
  );
}

/** Formats the amounts of one column alike: all have decimals as soon as one of them needs them. */
export function moneyColumn(column: readonly (Money | null)[]): typeof formatMoney {
  const needsDecimals = column.some((money) => money && /\.\d*[1-9]/.test(money.amount));
  const zeros = needsDecimals ? 'auto' : 'stripIfInteger';
  return ({ amount, currency }) => formatOf(currency, zeros).format(amount as Intl.StringNumericLiteral);
}
