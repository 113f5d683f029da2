import { emptyOffer, type OfferDraftAnswer, type OfferInput } from 'shared-kit/contract/quotes';

/** The initial draft: one line of looms at list price. */
export const offerInput = (change: Partial<OfferInput> = {}): OfferInput => ({
  ...emptyOffer('USD'),
  lines: [
    {
      key: 'loom',
      title: 'RL 190 Dobby',
      description: '190 cm',
      sku: 'RL-190-D',
      quantity: 6,
      unit: 'piece',
      unitPrice: '148500.0000',
      hsCode: '844630',
      originCountry: 'TR',
      netWeightKg: null,
      grossWeightKg: null,
    },
  ],
  incoterm: { rule: 'CIF', place: 'İzmir' },
  leadTimeWeeks: 20,
  ...change,
});

export const offerDraft = (change: Partial<OfferDraftAnswer> = {}): OfferDraftAnswer => ({
  id: null,
  revision: 0,
  offer: offerInput(),
  locale: 'en',
  attachments: [],
  internalNote: '',
  ownCosts: {},
  discountLimit: null,
  mayExceedLimit: false,
  discountApproval: null,
  savedAt: null,
  savedBy: null,
  totals: {
    lines: '891000.00',
    discount: '0',
    total: '891000.00',
    lineTotals: [{ key: 'loom', total: '891000.00' }],
  },
  faults: [],
  lastPrices: {},
  weights: {},
  gaps: [],
  tiers: [{ key: 'loom', listPrice: '150000', steps: [{ from: 8, percentOff: '5' }] }],
  ...change,
});
