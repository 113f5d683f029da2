import type { BankOfferTerms, BuyersFinancing, FinancingAnswer, SentBankOffer } from 'shared-kit/contract';

export const usd = (amount: string) => ({ amount, currency: 'USD' as const });
export const notAsked: FinancingAnswer = {
  version: { id: 'version-4', number: 4, total: usd('1248500.00') },
  mayAsk: true,
  consentVersion: '2026-11',
  banks: [
    { id: 'poyraz', name: 'Poyraz Bankası', country: 'TR', currencies: ['USD', 'EUR'] },
    { id: 'turna', name: 'Turna Leasing', country: 'TR', currencies: [] },
  ],
  request: null,
};
export const terms: BankOfferTerms = {
  ...{ product: 'term-loan', currency: 'USD', principal: '998800.00', ownFunds: '249700.00', months: 60 },
  ...{ drawdownOn: '2027-03-01', graceMonths: 0, graceInterest: 'paid', dayCount: '30/360' },
  rate: { kind: 'fixed', percent: '7.85' },
  ...{ rhythm: 'monthly', timing: 'arrears', repayment: 'level', balloon: '0', fees: [], taxes: [] },
  ...{ defaultInterestPercent: null, prepaymentPercent: null, collateral: 'Pledge', conditions: [] },
  ...{ validUntil: '2026-12-31', words: '' },
};
export const offer = (
  id: string,
  kind: SentBankOffer['kind'],
  percent: string,
  fees: string,
): SentBankOffer => ({
  ...{ id, number: 1, kind, terms, sentAt: '2026-11-20T10:00:00Z' },
  figures: {
    ...{ instalment: '20180.44', rows: [], totalInterest: '212026.40', totalTaxes: '0.00', totalFees: fees },
    ...{ totalPaid: '1210826.40', totalCost: '212026.40', upFront: fees },
    ...{ effectiveRatePercent: percent, equalMonthsRatePercent: percent },
  },
});
type BankQuote = BuyersFinancing['bankQuotes'][number];
export const bankQuote = (name: string, change: Partial<BankQuote>): BankQuote => ({
  ...{
    id: name,
    bank: { id: name, name, country: 'TR' },
    state: 'binding',
    reason: null,
    offers: [],
    letters: [],
  },
  ...{ openedAt: '2026-11-19T10:00:00Z', lastOpenedAt: '2026-11-19T10:00:00Z' },
  ...{ needsReconfirmation: false, conditions: [], messages: [], drawdown: null, letter: null },
  moves: ['accept', 'decline-by-buyer'],
  ...change,
});
export const asked = (change: Partial<BuyersFinancing> = {}): FinancingAnswer => ({
  ...notAsked,
  ...{ mayAsk: false, banks: [] },
  request: {
    ...{ id: 'request', number: 'F-2026-00417', state: 'offers_in', amount: usd('998800.00') },
    ...{ ownFunds: usd('249700.00'), termMonths: 60, product: 'term-loan', words: '' },
    ...{ offersUntil: '2026-12-03T00:00:00Z', versionNumber: 4, isVersionCurrent: true },
    newerVersion: null,
    ...{ askedBy: 'Deniz Aksoy', askedAt: '2026-11-18T10:00:00Z' },
    bankQuotes: [
      bankQuote('Limmathof', {
        state: 'indicative',
        moves: ['decline-by-buyer'],
        offers: [offer('l', 'indicative', '7.600000', '0.00')],
      }),
      bankQuote('Poyraz', { offers: [offer('p', 'binding', '9.130000', '12485.00')] }),
      bankQuote('Turna', { offers: [offer('t', 'binding', '8.790000', '1500.00')] }),
    ],
    ...change,
  },
});
