import type { BankRateInput } from 'shared-kit/contract';

/** A rate that any bank may state today. */
export const rateOfBank = (): BankRateInput => ({
  ...{
    product: 'term-loan',
    currency: 'USD',
    ratePercent: '7.85',
    feePercent: '1',
    downPaymentPercent: '20',
  },
  ...{ termMonthsFrom: 12, termMonthsTo: 60 },
  validUntil: new Date().toISOString().slice(0, 10),
});
