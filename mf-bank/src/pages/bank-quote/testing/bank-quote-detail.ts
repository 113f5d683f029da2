import type { BankOfferTerms, BankQuoteDetail } from 'shared-kit/contract/financing';
import { purchaseFigures, reckonOffer } from 'shared-kit/finance';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });

const quote: BankQuoteDetail['quote'] = {
  number: 'Q-2026-01847',
  version: 4,
  total: usd('1248500.00'),
  incoterm: 'CIF İzmir',
  maker: { name: 'Altınmekik', country: 'TR' },
  leadTimeWeeks: 20,
  lines: [{ title: 'RL 190 rapier loom', quantity: 8, unit: 'piece', total: '1248500.00' }],
};

const papers: BankQuoteDetail['papers'] = {
  company: {
    legalName: 'Karaova Mensucat A.Ş.',
    country: 'TR',
    city: 'Uşak',
    taxNumber: '1234567890',
    taxOffice: 'Uşak',
    mersisNumber: null,
    verifiedOn: '2026-03-04T10:00:00Z',
  },
  people: [],
  documents: [
    {
      id: 'tax',
      requirement: 'tax-certificate',
      name: 'tax.pdf',
      isPersonal: false,
      acceptedOn: '2026-03-04T10:00:00Z',
      countsUntil: null,
      url: '/api/bank/quotes/one/documents/tax',
    },
  ],
  files: [],
};

/** A request for eight looms that nobody has offered for yet. */
export const bankQuoteDetail = (change: Partial<BankQuoteDetail> = {}): BankQuoteDetail => ({
  id: 'one',
  number: 'F-2026-00417',
  state: 'received',
  termMonths: 60,
  product: 'term-loan',
  amount: usd('998800.00'),
  ownFunds: usd('249700.00'),
  words: 'Looms as collateral are possible.',
  offersUntil: '2026-12-03T00:00:00Z',
  sharedAt: '2026-11-18T10:00:00Z',
  isVersionCurrent: true,
  buyer: { name: 'Karaova', legalName: 'Karaova Mensucat A.Ş.', country: 'TR', city: 'Uşak' },
  quote,
  extras: [],
  graceMonths: 3,
  rhythm: null,
  papers,
  needsReconfirmation: false,
  conditions: [],
  messages: [],
  drawdown: null,
  letter: null,
  reason: null,
  declineCode: null,
  withdrawal: null,
  offers: [],
  letters: [],
  moves: ['send-indicative', 'propose-binding', 'decline'],
  assignee: null,
  officers: [{ id: 'selin', name: 'Selin Özgür' }],
  aloneBelow: null,
  atStake: { version: 'rev 4', sum: usd('998800.00') },
  exposure: { open: [], paidOut: [], requests: 0 },
  ...change,
});

const terms: BankOfferTerms = {
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
  collateral: '',
  conditions: [],
  validUntil: '2026-12-31',
  words: '',
};
const figures = reckonOffer(terms);
const rows = figures.rows.map((row) => ({ ...row }));

export const sentOffer: BankQuoteDetail['offers'][number] = {
  id: 'offer',
  number: 1,
  kind: 'binding',
  state: 'sent',
  terms,
  isMine: false,
  figures: { ...figures, rows },
  purchase: purchaseFigures('1248500.00', terms, { ...figures, rows }),
  deviations: [],
  decidedBy: null,
  preparedBy: 'Selin Özgür',
  at: '2026-11-20T10:00:00Z',
  isOver: false,
};

const thisYear = new Date().getFullYear();
/** A year to come of which the twelve months from March have 365 days. */
export const commonYear = thisYear + (thisYear % 4 === 2 ? 2 : 1);
