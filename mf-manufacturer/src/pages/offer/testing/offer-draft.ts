import type { OfferDraftAnswer, OfferInput } from 'shared-kit/contract';

/** The initial draft: one line of looms at list price. */
export const offerInput = (change: Partial<OfferInput> = {}): OfferInput => ({
  currency: 'USD',
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
  freight: null,
  discount: '0',
  tax: { status: 'excluded', note: '' },
  incoterm: { rule: 'CIF', place: 'İzmir' },
  leadTimeWeeks: 20,
  validUntil: null,
  warrantyMonths: null,
  warrantyNote: '',
  milestones: [],
  paymentNote: '',
  financingUntil: null,
  bankDetails: null,
  note: '',
  attachmentIds: [],
  ...change,
});

export const offerDraft = (change: Partial<OfferDraftAnswer> = {}): OfferDraftAnswer => ({
  id: null,
  revision: 0,
  offer: offerInput(),
  attachments: [],
  internalNote: '',
  savedAt: null,
  savedBy: null,
  totals: { lines: '891000.00', total: '891000.00', lineTotals: [{ key: 'loom', total: '891000.00' }] },
  faults: [],
  tiers: [{ key: 'loom', listPrice: '150000', steps: [{ from: 8, percentOff: '5' }] }],
  ...change,
});
