import type { Currency } from './currency.ts';

/** An exact amount as a decimal string, always with its currency: `{ amount: '2.8750', currency: 'USD' }`. */
export type Money = Readonly<{ amount: string; currency: Currency }>;

/** Made when first asked for: each takes a browser some milliseconds, and few pages show more than one currency. */
const formats = new Map<Currency, Intl.NumberFormat>();

function formatOf(currency: Currency): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  const made = new Intl.NumberFormat('en-US', style);
  formats.set(currency, made);
  return made;
}

/** `$4,127`, `€4,127.50`, `CHF 128,490`: whole amounts without decimals, others with two, in both languages. */
export const formatMoney = ({ amount, currency }: Money): string =>
  formatOf(currency).format(amount as Intl.StringNumericLiteral);
