import { longestOfferDays, longestRateDays } from '../financing/longest-days.ts';
import { quoteLimits } from '../quotes/quote-terms.ts';
import { namesOf } from '../tables/index.ts';

/** Today in UTC, a number of days or years from today, or a fixed day. */
export type DayBound = 'today' | Readonly<{ days: number }> | Readonly<{ years: number }> | `${number}-01-01`;

type DateField<Fault extends string = string> = Readonly<{
  first: DayBound;
  last: DayBound;
  /** The day that this one may not precede, and the fault if it does. */
  notBefore?: Readonly<{ day: string; fault: Fault }>;
  notAfter?: Readonly<{ day: string; fault: Fault }>;
  /** A draft keeps any day: only sending or publishing it checks this one. */
  inDraft?: true;
}>;

const past = { first: { years: -10 }, last: 'today' } as const;
const toCome = { first: 'today', last: { days: quoteLimits.longestDays } } as const;
/** Papers of a company may be old, and some hold for decades. */
const ofPapers = { first: '1950-01-01', last: { years: 100 } } as const;
/** Where clocks are ahead of UTC, today's date may be tomorrow's in UTC. */
const toFilterBy = { first: '2000-01-01', last: { days: 1 } } as const;
const ofPrices = { first: '2000-01-01', last: { years: 20 } } as const;

/**
 * Every calendar day that people type: its range, and the other day that it may not precede or follow. Days are in UTC.
 */
export const dateFields = {
  'request.replyBy': toCome,
  'acceptance.until': toCome,
  'offer.validUntil': { ...toCome, inDraft: true },
  'offer.financingUntil': { ...toCome, inDraft: true },
  'guarantee.until': { first: { days: 1 }, last: { years: 20 }, inDraft: true },
  'quotes.since': toFilterBy,

  'product.certificateUntil': ofPapers,
  'price.from': { ...ofPrices, inDraft: true },
  'price.until': { ...ofPrices, inDraft: true, notBefore: { day: 'from', fault: 'before-start' } },
  'price-list.validFrom': ofPrices,
  'price-list.validUntil': { ...ofPrices, notBefore: { day: 'validFrom', fault: 'before-start' } },

  'financing.offersBy': { first: 'today', last: { days: longestOfferDays } },
  'bank-rate.validUntil': { first: 'today', last: { days: longestRateDays } },
  'bank-offer.baseOn': { first: { years: -1 }, last: 'today' },
  'bank-offer.drawdownOn': { first: 'today', last: { years: 3 } },
  'bank-offer.validUntil': toCome,
  'letter.expiresOn': { first: 'today', last: { years: 5 } },
  'letter.latestShipmentOn': {
    first: 'today',
    last: { years: 5 },
    notAfter: { day: 'expiresOn', fault: 'after-expiry' },
  },
  'letter.validUntil': toCome,
  'letter.issuedOn': { ...past, notBefore: { day: 'acceptedOn', fault: 'before-acceptance' } },
  'letter.presentedOn': { ...past, notBefore: { day: 'issuedOn', fault: 'before-issue' } },
  'letter.paysOn': {
    first: past.first,
    last: { years: 3 },
    notBefore: { day: 'presentedOn', fault: 'before-presentation' },
  },
  'contract.signedOn': { ...past, notBefore: { day: 'acceptedOn', fault: 'before-acceptance' } },
  'payment.paidOn': { ...past, notBefore: { day: 'signedOn', fault: 'before-contract' } },

  'agreement.signedOn': past,
  'signatory.until': { first: 'today', last: { years: 100 } },
  'document.issuedOn': { first: ofPapers.first, last: 'today' },
  'document.validUntil': { ...ofPapers, notBefore: { day: 'issuedOn', fault: 'before-issue' } },
  /** The first of the month of birth. */
  'owner.born': { first: '1900-01-01', last: 'today' },
  'embargo.from': { first: '1900-01-01', last: { years: 20 } },
  'embargo.until': {
    first: '1900-01-01',
    last: { years: 100 },
    notBefore: { day: 'from', fault: 'before-start' },
  },
  'audit.from': toFilterBy,
  'audit.to': {
    ...toFilterBy,
    notBefore: { day: 'from', fault: 'before-start' },
  },
} as const satisfies Readonly<Record<string, DateField>>;

export type DateFieldName = keyof typeof dateFields;
export const dateFieldNames = namesOf(dateFields);

type FaultIn<Field> = Field extends
  | { notBefore: { fault: infer Fault } }
  | { notAfter: { fault: infer Fault } }
  ? Fault
  : never;
/** Why a day is on the wrong side of another. */
export type OrderFault = FaultIn<(typeof dateFields)[DateFieldName]>;

/** The fields' common shape, for code that takes any of them. */
export const dateField = (name: DateFieldName): DateField<OrderFault> => dateFields[name];
