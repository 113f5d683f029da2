import type { OfferInput, OfferLine } from 'shared-kit/contract/quotes';
import type { Act } from '../../../modules/quotes/index.ts';
import type { DemoRfq } from './demo-rfqs.ts';

/** One event in a quote: its actor, and how many days before seeding it happened. */
export type DemoStep = Readonly<{ daysAgo: number; by: 'buyer' | 'seller' | 'market' }> & Act;

type Day = (fromNow: number) => string;

const by =
  (side: DemoStep['by']) =>
  (daysAgo: number, act: Act): DemoStep => ({ daysAgo, by: side, ...act });
const buyer = by('buyer');
const seller = by('seller');
const market = by('market');

const usual = {
  freight: '0',
  milestones: [
    { event: 'order', percent: '30', days: null, note: '' },
    { event: 'before-shipment', percent: '70', days: null, note: '' },
  ],
  bankDetails: null,
} as const satisfies Partial<OfferInput>;

/** A freight of its own belongs to a delivery term that includes the carriage; ex works it is the buyer's. */
const carriedTo = (place: string, freight: string) =>
  ({ freight, incoterm: { rule: 'DAP', place } }) as const satisfies Partial<OfferInput>;

type Change = Partial<Omit<OfferInput, 'lines'>> & {
  /** Unit prices by position; lines that the price list says nothing of need one. */
  prices?: Readonly<Record<number, string>>;
  more?: readonly OfferLine[];
};

const changed =
  ({ prices = {}, more = [], ...rest }: Change = {}) =>
  (offer: OfferInput): OfferInput => ({
    ...offer,
    ...usual,
    ...rest,
    lines: [
      ...offer.lines
        .filter(({ key }) => more.every((line) => line.key !== key))
        .map((line, at) => ({ ...line, unitPrice: prices[at] ?? line.unitPrice })),
      ...more,
    ],
  });
const sends = (change?: Change): Act => ({ act: 'send', change: changed(change) });

/** A line that the maker adds; its key is any UUID that stays. */
const added = (at: number, title: string, unitPrice: string, description = ''): OfferLine => ({
  key: `0197a000-0000-7000-8000-00000000000${at}`,
  title,
  description,
  sku: null,
  quantity: 1,
  unit: 'piece',
  unitPrice,
  hsCode: null,
  originCountry: null,
  netWeightKg: null,
  grossWeightKg: null,
});
const installation = added(1, 'Installation and training', '9800', '12 days, 2 engineers, on site');

/** The loom maker and the weaving mill, three offers long: the buyer’s answer is due. */
const rapierLooms = (day: Day): readonly DemoStep[] => [
  buyer(9, { act: 'submit' }),
  seller(8.6, { act: 'ask', text: 'Will the looms run with your own dobbies, or shall we include ours?' }),
  buyer(8.1, { act: 'answer', text: 'Please include your dobbies for all eight.' }),
  seller(7, sends({ more: [installation], ...carriedTo('Uşak', '14250'), leadTimeWeeks: 20 })),
  buyer(6, { act: 'message', text: 'Can the wear parts for two years be part of the price?', line: 1 }),
  seller(
    5,
    sends({
      more: [installation],
      ...carriedTo('Uşak', '14250'),
      discount: '6000',
      leadTimeWeeks: 20,
    }),
  ),
  buyer(4, {
    act: 'counter',
    text: 'With the parts included we could decide this month.',
    targetTotal: '560000',
  }),
  seller(
    2,
    sends({
      more: [{ ...installation, unitPrice: '0' }],
      prices: { 1: '0' },
      ...carriedTo('Uşak', '17900'),
      leadTimeWeeks: 22,
      milestones: [
        { event: 'order', percent: '30', days: null, note: 'Deposit' },
        { event: 'shipment', percent: '70', days: null, note: 'By letter of credit at sight' },
      ],
      validUntil: day(22),
      advanceGuarantee: { issuer: 'Poyraz Bankası', amount: '150000', until: day(180) },
    }),
  ),
  seller(1.9, {
    act: 'message',
    text: 'Wear parts and installation are on us. Freight goes up because of two more flat racks.',
  }),
];

/** Quotes by number whose history has more events than their state shows. */
type Histories = Readonly<Record<string, readonly DemoStep[]>>;

/** Paid by a letter of credit. */
const byLetter = (from: number): readonly DemoStep[] => [
  buyer(from, { act: 'submit' }),
  seller(from - 2, sends()),
  buyer(from - 7, { act: 'accept' }),
];

/** The buyer accepted an offer. */
const accepted = (day: Day): Histories => ({
  'Q-2026-01741': byLetter(52),
  'Q-2026-01752': byLetter(46),
  'Q-2026-01768': byLetter(40),
  'Q-2026-01775': byLetter(34),
  'Q-2026-01832': [
    buyer(13, { act: 'submit' }),
    seller(12, sends()),
    buyer(11.5, { act: 'message', text: 'Is the calibration certificate part of it?', line: 0 }),
    seller(11.3, { act: 'message', text: 'Yes, by an accredited laboratory.', line: 0 }),
    buyer(11, { act: 'accept' }),
  ],
  'Q-2026-01789': [
    buyer(22, { act: 'submit' }),
    seller(20, sends()),
    buyer(18, { act: 'counter', text: 'Please match the lead time of 20 weeks.' }),
    seller(17, { act: 'keep-offer', text: 'Our hall is full until spring; the price stays for you.' }),
    buyer(16, { act: 'accept' }),
  ],
  'Q-2026-01831': [
    buyer(13, { act: 'submit' }),
    seller(11, sends({ financingUntil: day(21) })),
    buyer(9, { act: 'accept' }),
  ],
});

/** No offer stands: another maker was chosen, or the offer expired, was declined or was withdrawn. */
const withoutOffer = (day: Day): Histories => ({
  'Q-2026-01788': [buyer(22, { act: 'submit' }), seller(19, sends()), market(16, { act: 'not-select' })],
  'Q-2026-01810': [
    buyer(18, { act: 'submit' }),
    seller(17, sends({ validUntil: day(-3) })),
    market(2, { act: 'expire-offer' }),
    buyer(1, { act: 'ask-renewal', text: 'The budget has been released. Does the price still hold?' }),
  ],
  'Q-2026-01844': [
    buyer(10, { act: 'submit' }),
    seller(8, sends({ more: [installation], ...carriedTo('Zaragoza', '2100') })),
    buyer(5, { act: 'decline-offer', text: 'The board has postponed the extension of the weaving shed.' }),
  ],
  'Q-2026-01809': [
    buyer(18, { act: 'submit' }),
    seller(16, sends()),
    seller(12, { act: 'withdraw-offer', text: 'A mistake in the cutting width; a corrected offer follows.' }),
  ],
});

/** Quotes that wait for somebody's answer. */
const open = (day: Day): Histories => ({
  'Q-2026-01847': rapierLooms(day),
  'Q-2026-01826': [
    buyer(14, { act: 'submit' }),
    seller(11, sends()),
    buyer(1, { act: 'counter', text: 'For twelve we had expected four percent less.' }),
  ],
  'Q-2026-01884': [
    buyer(1, { act: 'submit' }),
    seller(0.5, {
      act: 'draft',
      change: changed({ ...carriedTo('Denizli', '5200'), leadTimeWeeks: 16 }),
      internalNote: 'Regular customer: up to 3 % more off if they take six.',
    }),
  ],
  'Q-2026-01895': [
    buyer(6, { act: 'submit' }),
    seller(4, sends({ ...carriedTo('Uşak', '8900'), leadTimeWeeks: 18 })),
  ],
  'Q-2026-01896': [
    buyer(6, { act: 'submit' }),
    seller(3, sends({ ...carriedTo('Uşak', '12400'), leadTimeWeeks: 24 })),
  ],
});

const histories = (day: Day): Histories => ({ ...accepted(day), ...withoutOffer(day), ...open(day) });

const questions: Readonly<Record<string, string>> = {
  'Q-2026-01861': 'Which yarn counts and how many colours shall the looms weave?',
  'Q-2026-01879': 'Shall the labels carry your brand? We would need the artwork.',
  'Q-2026-01875': 'How high is your hall? The jacquard needs 5.2 m.',
};

/** The shortest way into each state. */
const ways: Readonly<Record<DemoRfq['state'], (rfq: DemoRfq) => readonly DemoStep[]>> = {
  draft: () => [],
  submitted: ({ daysAgo }) => [buyer(daysAgo, { act: 'submit' })],
  needs_info: ({ daysAgo, number }) => [
    buyer(daysAgo, { act: 'submit' }),
    seller(daysAgo * 0.6, { act: 'ask', text: questions[number] ?? 'When are the goods needed?' }),
  ],
  quoted: ({ daysAgo }) => [buyer(daysAgo, { act: 'submit' }), seller(daysAgo * 0.7, sends())],
  declined: ({ daysAgo }) => [
    buyer(daysAgo, { act: 'submit' }),
    seller(daysAgo - 3, {
      act: 'decline-request',
      text: 'This model is no longer made with that card width.',
    }),
  ],
  withdrawn: ({ daysAgo }) => [
    buyer(daysAgo, { act: 'submit' }),
    buyer(daysAgo - 4, { act: 'withdraw-request', text: 'The project was put off until next year.' }),
  ],
  expired_no_reply: ({ daysAgo }) => [
    buyer(daysAgo, { act: 'submit' }),
    market(daysAgo - 14, { act: 'expire-request' }),
  ],
  not_selected: ({ daysAgo }) => [
    buyer(daysAgo, { act: 'submit' }),
    market(daysAgo - 3, { act: 'not-select' }),
  ],
};

/** `day` names a day, counted from the seeding. */
export const stepsOf = (rfq: DemoRfq, day: Day): readonly DemoStep[] =>
  histories(day)[rfq.number] ?? ways[rfq.state](rfq);

/** RFQs that were sent together to makers of comparable machines. */
export const demoGroups = [
  { award: 'all-or-nothing', daysAgo: 22, awardedDaysAgo: 16, numbers: ['Q-2026-01789', 'Q-2026-01788'] },
  {
    award: 'all-or-nothing',
    daysAgo: 6,
    awardedDaysAgo: null,
    numbers: ['Q-2026-01895', 'Q-2026-01896', 'Q-2026-01897'],
  },
] as const;
