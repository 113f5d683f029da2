import type { QuoteDetail, QuoteVersion } from 'shared-kit/contract/quotes';

const emre = { name: 'Emre Kaplan', side: 'seller', company: 'Altınmekik', isMe: false } as const;
const deniz = { name: 'Deniz Aksoy', side: 'buyer', company: 'Karaova Mensucat', isMe: true } as const;

const loom: QuoteVersion['lines'][number] = {
  key: 'loom',
  title: 'RL 190 Dobby',
  description: '190 cm, 16 frames',
  sku: 'RL-190-D',
  quantity: 6,
  unit: 'piece',
  unitPrice: '148500.0000',
  total: '891000.00',
  hsCode: '844630',
  originCountry: 'TR',
  netWeightKg: null,
  grossWeightKg: null,
  writtenIn: null,
};

/** A version that the maker sent, with one line of looms. */
export const quoteVersion = (change: Partial<QuoteVersion> = {}): QuoteVersion => ({
  id: 'version-1',
  number: 1,
  state: 'sent',
  currency: 'USD',
  lines: [loom],
  linesTotal: '891000.00',
  freight: '14250.00',
  discount: '0.00',
  total: '905250.00',
  tax: { status: 'export-exempt', note: '' },
  incoterm: { rule: 'CIF', place: 'İzmir' },
  leadTimeWeeks: 20,
  warrantyMonths: 24,
  warrantyNote: '',
  milestones: [
    { event: 'order', percent: '30', days: null, note: '' },
    { event: 'shipment', percent: '70', days: null, note: '' },
  ],
  paymentNote: '',
  financingUntil: null,
  financingSettledAt: null,
  financedBy: null,
  bankDetails: null,
  advanceGuarantee: null,
  note: '',
  attachments: [],
  fx: { date: '2026-11-13', source: 'ECB', rates: { USD: '1.08', EUR: '1', CHF: '0.94' } },
  validUntil: '2026-12-12T23:59:59.999Z',
  sentAt: '2026-11-14T15:10:00.000Z',
  sentBy: emre,
  decidedAt: null,
  decidedBy: null,
  reason: null,
  renewalAskedAt: null,
  ...change,
});

/** A second version: more looms at a lower price, two weeks later. */
export const laterVersion = (change: Partial<QuoteVersion> = {}): QuoteVersion => {
  const first = quoteVersion();
  return {
    ...first,
    id: 'version-2',
    number: 2,
    lines: first.lines.map((line) => ({
      ...line,
      quantity: 8,
      unitPrice: '141200.0000',
      total: '1129600.00',
    })),
    linesTotal: '1129600.00',
    freight: '17900.00',
    total: '1147500.00',
    leadTimeWeeks: 22,
    sentAt: '2026-11-19T16:42:00.000Z',
    ...change,
  };
};

const buyer: QuoteDetail['buyer'] = {
  id: 'company-1',
  name: 'Karaova Mensucat',
  legalName: 'Karaova Mensucat Sanayi ve Ticaret A.Ş.',
  city: 'Uşak',
  country: 'TR',
  verified: true,
};

const seller: QuoteDetail['seller'] = {
  id: 'company-2',
  name: 'Altınmekik',
  legalName: 'Altınmekik Makina Sanayi A.Ş.',
  city: 'Bursa',
  country: 'TR',
  verified: true,
};

const request: QuoteDetail['request'] = {
  currency: 'USD',
  deliveryCountry: 'TR',
  deliveryPlace: 'Uşak',
  incoterm: { rule: 'CIF', place: 'İzmir' },
  note: '',
  createdAt: '2026-11-12T09:00:00.000Z',
  submittedAt: '2026-11-12T09:00:00.000Z',
  replyBy: '2026-11-26T23:59:59.999Z',
  lines: [
    {
      key: 'loom',
      productId: 'product-1',
      title: 'RL 190 Dobby',
      options: '',
      sku: 'RL-190-D',
      quantity: 6,
      unit: 'piece',
      unitPrice: '150000.0000',
      total: '900000.00',
      priceList: null,
      note: '',
    },
  ],
  total: { amount: '900000.00', currency: 'USD' },
  attachments: [],
};

/** The newest version with its total, or the request if nothing was sent. */
const atStakeOf = (versions: readonly QuoteVersion[]): QuoteDetail['atStake'] => {
  const newest = versions.at(-1);
  return newest
    ? { version: newest.id, sum: { amount: newest.total, currency: newest.currency } }
    : { version: 'request', sum: null };
};

/** A quote of the maker Altınmekik for Karaova Mensucat, read by the buyer, whose turn it is. */
export const quoteDetail = (change: Partial<QuoteDetail> = {}): QuoteDetail => ({
  id: 'quote-1',
  number: 'Q-2026-01847',
  viewer: 'buyer',
  revision: 4,
  state: 'quoted',
  stage: 'quoted',
  turn: 'buyer',
  isMyTurn: true,
  dueAt: '2026-12-12T23:59:59.999Z',
  now: '2026-11-20T10:00:00.000Z',
  title: { firstLine: 'RL 190 Dobby', quantity: 6, unit: 'piece', lineCount: 1 },
  steps: [
    { step: 'requested', state: 'done', at: '2026-11-12T09:00:00.000Z' },
    { step: 'quoted', state: 'current', at: '2026-11-14T15:10:00.000Z' },
    { step: 'negotiation', state: 'ahead', at: null },
    { step: 'accepted', state: 'ahead', at: null },
    { step: 'ordered', state: 'ahead', at: null },
  ],
  buyer,
  seller,
  requestedBy: deniz,
  answeredBy: emre,
  group: null,
  request,
  versions: [quoteVersion()],
  atStake: atStakeOf(change.versions ?? [quoteVersion()]),
  draft: null,
  salesperson: null,
  outcome: null,
  counters: [],
  messages: [],
  events: [],
  approval: null,
  limit: null,
  actions: [
    { name: 'accept', refusals: [] },
    { name: 'decline-offer', refusals: [] },
    { name: 'counter', refusals: [] },
  ],
  canWrite: true,
  staffLooks: [],
  ...change,
});
