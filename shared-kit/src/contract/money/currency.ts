import { isOneOf } from '../tables/index.ts';
/** The display currencies. A product's own currency is the contract currency and is one of these too. */
export const currencies = ['USD', 'EUR', 'CHF'] as const;
export type Currency = (typeof currencies)[number];
export const defaultCurrency: Currency = 'USD';
export const currencyCookie = { name: 'selected_currency', path: '/' } as const;
export const currencyLabels: Readonly<Record<Currency, string>> = {
  USD: 'USD ($)',
  EUR: 'EUR (€)',
  CHF: 'CHF (₣)',
};

export const currencySigns: Readonly<Record<Currency, string>> = { USD: '$', EUR: '€', CHF: '₣' };
/** `€ EUR`: short, and no doubt whose dollars. */
export const currencyMark = (currency: Currency): string => `${currencySigns[currency]} ${currency}`;

export const isCurrency = (value: unknown): value is Currency => isOneOf(currencies, value);

/** Any other or empty value is replaced by the current valid one. */
export const currencyOr = (value: unknown, current: Currency = defaultCurrency): Currency =>
  isCurrency(value) ? value : current;
