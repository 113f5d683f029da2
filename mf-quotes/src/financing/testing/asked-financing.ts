import type {
  BankOfferTerms,
  BankToAsk,
  BuyersFinancing,
  FinancingAnswer,
  SentBankOffer,
} from 'shared-kit/contract/financing';
import { purchaseFigures } from 'shared-kit/finance';
import { quoteDetail } from '../../pages/quote/testing/quote-detail.ts';
import type { Purchase } from '../use-buyers-move.ts';

export const purchase: Purchase = { ...quoteDetail(), id: 'one' };
export const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const rate = (currency: 'USD' | 'EUR') => ({
  product: 'term-loan' as const,
  currency,
  ratePercent: '8.1000',
  feePercent: '1.0000',
  termMonthsFrom: 12,
  termMonthsTo: 84,
  downPaymentPercent: '20.0000',
  statedOn: '2026-11-18',
});
const bankToAsk = (id: string, name: string, change: Partial<BankToAsk>): BankToAsk => ({
  id,
  name,
  legalName: `${name} A.Ş.`,
  country: 'TR',
  isForeign: false,
  mayBeAsked: true,
  rates: [],
  medianHours: null,
  firstOffers: 0,
  asked: 0,
  contracts: 0,
  ...change,
});
const shareableDocument = (id: string, requirement: string, isPersonal: boolean) => ({
  id,
  requirement,
  name: `${id}.pdf`,
  isPersonal,
  acceptedOn: '2026-03-04T10:00:00Z',
  countsUntil: null,
});
export const notAsked: FinancingAnswer = {
  version: { id: 'version-4', number: 4, total: usd('1248500.00') },
  mayAsk: true,
  consentVersion: '2026-11',
  quoteNumber: 'Q-2026-01847',
  banks: [
    bankToAsk('poyraz', 'Poyraz Bankası', {
      rates: [rate('USD'), rate('EUR')],
      medianHours: 28.4,
      firstOffers: 31,
      asked: 3,
      contracts: 1,
    }),
    bankToAsk('turna', 'Turna Leasing', { mayBeAsked: false }),
    bankToAsk('limmathof', 'Limmathof', { country: 'CH', isForeign: true }),
  ],
  shareable: {
    company: {
      legalName: 'Karaova Mensucat A.Ş.',
      country: 'TR',
      city: 'Uşak',
      taxNumber: '1234567890',
      taxOffice: 'Uşak',
      mersisNumber: null,
      verifiedOn: '2026-03-04T10:00:00Z',
    },
    documents: [
      shareableDocument('tax', 'tax-certificate', false),
      shareableDocument('register', 'trade-register', true),
    ],
    people: [{ name: 'Deniz Aksoy', role: 'Managing director' }],
    mayIncludePeople: true,
  },
  request: null,
};
export const terms: BankOfferTerms = {
  product: 'term-loan',
  currency: 'USD',
  principal: '998800.00',
  ownFunds: '249700.00',
  months: 60,
  drawdownOn: '2027-03-01',
  graceMonths: 0,
  graceInterest: 'paid',
  dayCount: '30/360',
  rate: { kind: 'fixed', percent: '7.85' },
  rhythm: 'monthly',
  timing: 'arrears',
  repayment: 'level',
  balloon: '0',
  fees: [],
  taxes: [],
  defaultInterestPercent: null,
  prepaymentPercent: null,
  collateral: 'Pledge',
  conditions: [],
  validUntil: '2026-12-31',
  words: '',
};
/** As the server answers it for a purchase of 1,248,500. */
export const purchaseOf = (of: BankOfferTerms, figures: Parameters<typeof purchaseFigures>[2]) =>
  purchaseFigures('1248500.00', of, figures);
export const offer = (
  id: string,
  kind: SentBankOffer['kind'],
  percent: string,
  fees: string,
): SentBankOffer => ({
  id,
  number: 1,
  kind,
  terms,
  sentAt: '2026-11-20T10:00:00Z',
  isOver: false,
  figures: {
    instalment: '20180.44',
    rows: [],
    totalInterest: '212026.40',
    totalTaxes: '0.00',
    totalFees: fees,
    totalPaid: '1210826.40',
    totalCost: '212026.40',
    upFront: fees,
    effectiveRatePercent: percent,
    equalMonthsRatePercent: percent,
  },
  purchase: purchaseOf(terms, { upFront: fees, rows: [] }),
  deviations: [],
});
type BankQuote = BuyersFinancing['bankQuotes'][number];
export const bankQuote = (name: string, change: Partial<BankQuote>): BankQuote => ({
  id: name,
  bank: { id: name, name, country: 'TR', isSuspended: false },
  state: 'binding',
  reason: null,
  declineCode: null,
  withdrawal: null,
  offers: [],
  letters: [],
  atStake: { version: `rev 4, ${name}`, sum: usd('998800.00') },
  openings: [{ at: '2026-11-19T10:00:00Z', document: null }],
  needsReconfirmation: false,
  conditions: [],
  messages: [],
  drawdown: null,
  letter: null,
  moves: ['accept', 'decline-by-buyer'],
  ...change,
});
export const asked = (change: Partial<BuyersFinancing> = {}): FinancingAnswer => ({
  ...notAsked,
  mayAsk: false,
  banks: [],
  shareable: null,
  request: {
    id: 'request',
    number: 'F-2026-00417',
    state: 'offers_in',
    amount: usd('998800.00'),
    ownFunds: usd('249700.00'),
    termMonths: 60,
    product: 'term-loan',
    words: '',
    offersUntil: '2026-12-03T00:00:00Z',
    versionNumber: 4,
    isVersionCurrent: true,
    atStake: { version: 'rev 4', sum: usd('998800.00') },
    mayWithdraw: true,
    newerVersion: null,
    extras: [],
    graceMonths: 0,
    rhythm: null,
    consents: [],
    askedBy: 'Deniz Aksoy',
    askedAt: '2026-11-18T10:00:00Z',
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
