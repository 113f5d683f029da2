import type { BankOfferTerms } from 'shared-kit/contract/financing';

type Terms = Partial<BankOfferTerms>;

/** A Turkish bank's loan, with the tax that Turkish law puts on interest and fees. */
export const loanWithGrace: Terms = {
  graceMonths: 3,
  graceInterest: 'paid',
  prepaymentPercent: '0.5',
  taxes: [
    { name: 'BSMV', percent: '5', base: 'interest', baseAmount: null },
    { name: 'BSMV', percent: '5', base: 'fees', baseAmount: null },
  ],
  collateral: 'Title retention on the machines, signature of two partners',
  conditions: [
    { text: 'Pre-shipment inspection passed', gate: 'first-drawdown', drawdown: null },
    { text: 'Insurance with the bank as loss payee', gate: 'first-drawdown', drawdown: null },
  ],
};

/** Leased machines are sold to the buyer at the end. Leases are exempt from the tax on interest. */
export const leaseOfTurna: Terms = {
  product: 'financial-lease',
  balloon: '1000.00',
  prepaymentPercent: '2',
  fees: [{ kind: 'arrangement', of: { kind: 'amount', amount: '1500.00' }, dueMonth: 0, isFinanced: false }],
  collateral: 'The lessor owns the machines until the last rental',
  conditions: [
    { text: 'All-risk insurance in the lessor’s name', gate: 'first-drawdown', drawdown: null },
    { text: 'Acceptance test passed', gate: 'later', drawdown: null },
  ],
};

/** A loan from abroad at a rate that follows the market, with this spread. */
export const loanFromAbroad = (spreadPercent: string): Terms => ({
  rate: {
    kind: 'floating',
    base: '3M Term SOFR',
    basePercent: '3.92',
    baseOn: '2026-11-18',
    spreadPercent,
    resetMonths: 3,
    floorPercent: '0',
  },
  dayCount: 'ACT/360',
  rhythm: 'quarterly',
  graceMonths: 6,
  graceInterest: 'paid',
  taxes: [{ name: 'KKDF', percent: '0.5', base: 'principal', baseAmount: null }],
  collateral: 'First mortgage on the hall, title retention on the machines',
  conditions: [
    { text: 'Approval of the credit committee', gate: 'contract', drawdown: null },
    { text: 'Valuation of the hall', gate: 'first-drawdown', drawdown: null },
    { text: 'Legal opinion', gate: 'first-drawdown', drawdown: null },
  ],
});
