import { type Currency, currencies } from './currency.ts';

/** An exact amount as a decimal string, always with its currency: `{ amount: '2.8750', currency: 'USD' }`. */
export type Money = Readonly<{ amount: string; currency: Currency }>;

const formats = Object.fromEntries(
  currencies.map((currency) => [
    currency,
    new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
  ]),
) as Readonly<Record<Currency, Intl.NumberFormat>>;

/** `$4,127`, `€4,127.50`, `CHF 128,490`: whole amounts without decimals, others with two, in both languages. */
export const formatMoney = ({ amount, currency }: Money): string =>
  formats[currency].format(amount as Intl.StringNumericLiteral);
