import type { QuoteGroupAnswer } from 'shared-kit/contract/quotes';
import type { Bid, BidOffer } from '../bids-query.ts';

export const usd = (amount: string) => ({ amount, currency: 'USD' as const });
export const offerOf = (change: Partial<BidOffer> = {}): BidOffer => ({
  versionId: 'version-1',
  number: 1,
  state: 'sent',
  isComparable: true,
  total: usd('905250.00'),
  goods: usd('891000.00'),
  goodsConverted: usd('891000.00'),
  freight: usd('14250.00'),
  isCarriagePaid: true,
  leadTimeWeeks: 20,
  incoterm: { rule: 'CIF', place: 'İzmir' },
  warrantyMonths: 24,
  milestones: [
    { event: 'order', percent: '30', days: null, note: '' },
    { event: 'shipment', percent: '70', days: null, note: '' },
  ],
  paymentNote: '',
  validUntil: '2026-12-13T00:00:00.000Z',
  financingUntil: null,
  effective: usd('905250.00'),
  lacksCarriage: false,
  abovePercent: '0.0',
  refusals: [],
  ...change,
});
export const bidOf = (name: string, change: Partial<Bid> = {}): Bid => ({
  quoteId: `quote-${name}`,
  number: `Q-${name}`,
  maker: { id: name, name, legalName: `${name} Sanayi A.Ş.`, city: 'Bursa', country: 'TR' },
  stage: 'quoted',
  turn: 'buyer',
  dueAt: '2026-12-13T00:00:00.000Z',
  unit: 'piece',
  firstLine: 'RL 190 Dobby',
  quantity: 6,
  offer: offerOf(),
  ...change,
});
export const cheap = bidOf('Altınmekik');
export const dear = bidOf('Norrvik', {
  offer: offerOf({
    versionId: 'version-2',
    number: 2,
    total: { amount: '900000.00', currency: 'EUR' },
    goods: { amount: '900000.00', currency: 'EUR' },
    goodsConverted: usd('972000.00'),
    freight: { amount: '0.00', currency: 'EUR' },
    incoterm: { rule: 'EXW', place: 'Norrköping' },
    isCarriagePaid: false,
    lacksCarriage: true,
    effective: usd('972000.00'),
    abovePercent: '7.4',
    leadTimeWeeks: 14,
    warrantyMonths: null,
    milestones: [],
    financingUntil: '2027-01-31T00:00:00.000Z',
  }),
});
export const waiting = bidOf('Kettenhof', {
  stage: 'requested',
  turn: 'seller',
  dueAt: '2026-12-05T00:00:00.000Z',
  offer: null,
});
/** A request for six looms to three makers, of whom two have answered, one in another currency. */
export const bidGroup = (change: Partial<QuoteGroupAnswer> = {}): QuoteGroupAnswer => ({
  id: 'group-1',
  kind: 'broadcast',
  award: 'all-or-nothing',
  createdAt: '2026-11-15T09:00:00.000Z',
  awardedAt: null,
  currency: 'USD',
  rateDate: '2020-11-20',
  buyer: { name: 'Karaova', legalName: 'Karaova Mensucat Sanayi ve Ticaret A.Ş.' },
  bids: [cheap, dear, waiting],
  ...change,
});
