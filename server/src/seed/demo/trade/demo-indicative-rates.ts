import type { LoanProduct } from 'shared-kit/contract/financing';
import type { Currency } from 'shared-kit/contract/money';
import type { DemoBankQuote } from './demo-bank-quote.ts';

type DemoIndicativeRate = Readonly<{
  bank: DemoBankQuote['bank'];
  product: LoanProduct;
  currency: Currency;
  ratePercent: string;
  feePercent: string;
  termMonthsFrom: number;
  termMonthsTo: number;
  downPaymentPercent: string;
  daysAgo: number;
}>;

const poyraz = {
  bank: 'poyraz',
  product: 'term-loan',
  feePercent: '1.25',
  termMonthsFrom: 12,
  termMonthsTo: 84,
  daysAgo: 3,
} as const;
const limmathof = {
  bank: 'limmathof',
  product: 'term-loan',
  feePercent: '0.9',
  termMonthsFrom: 24,
  termMonthsTo: 84,
  daysAgo: 2,
} as const;
const turna = {
  bank: 'turna',
  product: 'financial-lease',
  feePercent: '0',
  termMonthsFrom: 24,
  termMonthsTo: 60,
  daysAgo: 6,
} as const;

/** Indicative rates of the demo market's banks. */
export const demoIndicativeRates: readonly DemoIndicativeRate[] = [
  { ...poyraz, currency: 'USD', ratePercent: '7.85', downPaymentPercent: '20' },
  { ...poyraz, currency: 'EUR', ratePercent: '6.2', downPaymentPercent: '20' },
  { ...limmathof, currency: 'USD', ratePercent: '8.1', downPaymentPercent: '15' },
  { ...limmathof, currency: 'EUR', ratePercent: '5.85', downPaymentPercent: '15' },
  { ...limmathof, currency: 'CHF', ratePercent: '3.9', downPaymentPercent: '20' },
  { ...turna, currency: 'USD', ratePercent: '8.4', downPaymentPercent: '10' },
  { ...turna, currency: 'EUR', ratePercent: '6.75', downPaymentPercent: '10' },
];
