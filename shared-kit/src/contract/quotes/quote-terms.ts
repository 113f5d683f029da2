/** Incoterms 2020, all of them. */
export const quoteIncoterms = [
  'EXW',
  'FCA',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
] as const;
export type QuoteIncoterm = (typeof quoteIncoterms)[number];

/** An offer's statement on tax: amounts never include it. */
export const taxStatuses = ['excluded', 'export-exempt', 'reverse-charge', 'not-applicable'] as const;
export type TaxStatus = (typeof taxStatuses)[number];

/** When an instalment of the price is due. */
export const milestoneEvents = [
  'order',
  'drawing-approval',
  'before-shipment',
  'shipment',
  'delivery',
  'installation',
  'acceptance-test',
  'days-after-invoice',
] as const;
export type MilestoneEvent = (typeof milestoneEvents)[number];

export const quoteLimits = {
  /** A maker's time for the first answer, unless the buyer names another day. */
  replyDays: 14,
  /** How long an offer stands, unless the maker names another day. */
  validityDays: 30,
  /** Days before the end at which whoever's turn it is hears of it. */
  reminderDays: [7, 1],
  longestDays: 365,
  text: 4000,
  reason: 1000,
  note: 4000,
  title: 300,
  place: 120,
  lines: 200,
  quantity: 999_999,
  makers: 20,
  /** Asked at once for something that is no product. */
  freeFormMakers: 5,
  milestones: 12,
  attachments: 10,
  attachmentBytes: 20_000_000,
  attachmentName: 150,
  pageSize: 50,
  shares: 20,
} as const;
