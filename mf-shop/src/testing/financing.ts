import type { IndicativeRate } from 'shared-kit/contract/indicative-rates';

const poyraz: IndicativeRate = {
  bank: { id: '0197a7a0-0000-7000-8000-0000000000b1', name: 'Poyraz Bankası' },
  product: 'term-loan',
  currency: 'USD',
  ratePercent: '7.8500',
  feePercent: '1.2500',
  termMonthsFrom: 12,
  termMonthsTo: 60,
  downPaymentPercent: '20.0000',
  statedOn: '2026-11-18',
};

export const indicativeRates: readonly IndicativeRate[] = [
  { ...poyraz, currency: 'EUR', ratePercent: '6.2000', termMonthsTo: 48 },
  poyraz,
  {
    ...poyraz,
    bank: { id: '0197a7a0-0000-7000-8000-0000000000b2', name: 'Turna Leasing' },
    product: 'financial-lease',
    ratePercent: '8.4000',
    feePercent: '0.0000',
    termMonthsTo: 84,
    downPaymentPercent: '10.0000',
  },
];
