import * as z from 'zod/mini';
import { accountInput } from '../checks/account-input.ts';
import { dayInput } from '../dates/day-input.ts';
import { figureFields } from '../figures/figure-fields.ts';
import { figure } from '../figures/figure-schema.ts';
import { locales } from '../languages/locale.ts';
import { type Currency, currencies } from '../money/currency.ts';
import { nameInput } from '../names/name-input.ts';
import { printed } from '../printed-text/printed.ts';
import { attachmentAnswer } from './attachment.ts';
import { quoteId, sumAmount, unitAmount } from './quote-inputs.ts';
import { milestoneEvents, quoteIncoterms, quoteLimits, taxStatuses } from './quote-terms.ts';
import { approvalStates } from './states.ts';

const unprinted = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const text = (max: number) => printed(unprinted(max));
/** A name that a draft may lack. */
const name = (most: number) => printed(nameInput('thing', { least: 0, most }));

/**
 * One line of an offer. Its key is the requested line's, or one that the maker's editor makes (a UUID); it stays
 * the same from version to version, which is how they are compared.
 */
export const offerLine = z.object({
  key: quoteId,
  title: name(quoteLimits.title),
  description: text(quoteLimits.note),
  sku: z.nullable(text(100)),
  quantity: z.int().check(z.minimum(1), z.maximum(quoteLimits.quantity)),
  unit: text(20),
  /** Null: not priced yet, so it can't be sent. `0` is included in the price. */
  unitPrice: z.nullable(unitAmount),
  /** The line's last price, where this one is far from it and the maker said yes to both. */
  confirmedAfter: z.optional(unitAmount),
  hsCode: z.nullable(text(20)),
  /** ISO 3166-1 alpha-2. */
  originCountry: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  netWeightKg: z.nullable(unitAmount),
  grossWeightKg: z.nullable(unitAmount),
});
export type OfferLine = z.infer<typeof offerLine>;

export const milestone = z.object({
  event: z.enum(milestoneEvents),
  /** Of the total; all of them add up to a hundred, or there are none. */
  percent: figure(figureFields.share),
  /** For `days-after-invoice`. */
  days: z.nullable(z.int().check(z.minimum(0), z.maximum(quoteLimits.longestDays))),
  note: text(quoteLimits.place),
});
export type Milestone = z.infer<typeof milestone>;

export const bankDetails = z.object({
  bank: name(quoteLimits.place),
  accountHolder: name(quoteLimits.title),
  iban: accountInput(0),
  swift: text(20),
});

/** The issuer pays the advance back if the maker doesn't deliver. A draft may lack amount and date. */
const advanceGuarantee = z.object({
  issuer: name(quoteLimits.place),
  /** In the offer's currency. */
  amount: z.nullable(sumAmount),
  until: z.nullable(dayInput('guarantee.until')),
});

/** An offer as written in the editor. A draft may lack what is nullable. */
export const offerInput = z.object({
  currency: z.enum(currencies),
  lines: z.array(offerLine).check(z.maxLength(quoteLimits.lines)),
  /** Of the whole offer; null as long as nobody has said it. `0`: included. */
  freight: z.nullable(sumAmount),
  discount: sumAmount,
  /** Of the lines; then `discount` is reckoned from it, whatever it says. Missing from drafts of earlier times. */
  discountPercent: z.optional(z.nullable(figure(figureFields.share))),
  tax: z.object({ status: z.enum(taxStatuses), note: text(quoteLimits.reason) }),
  incoterm: z.nullable(z.object({ rule: z.enum(quoteIncoterms), place: text(quoteLimits.place) })),
  leadTimeWeeks: z.nullable(z.int().check(z.minimum(0), z.maximum(520))),
  /** The last day on which it may be accepted, through its end in UTC; null: the usual time from sending. */
  validUntil: z.nullable(dayInput('offer.validUntil')),
  warrantyMonths: z.nullable(z.int().check(z.minimum(0), z.maximum(600))),
  warrantyNote: text(quoteLimits.reason),
  milestones: z.array(milestone).check(z.maxLength(quoteLimits.milestones)),
  paymentNote: text(quoteLimits.reason),
  /** Acceptance holds only if a financing contract is signed by this day; null: it holds at once. */
  financingUntil: z.nullable(dayInput('offer.financingUntil')),
  bankDetails: z.nullable(bankDetails),
  /** Missing from offers of earlier times. */
  advanceGuarantee: z.optional(z.nullable(advanceGuarantee)),
  /** For the buyer. */
  note: text(quoteLimits.note),
  attachmentIds: z.array(quoteId).check(z.maxLength(quoteLimits.attachments)),
});
export type OfferInput = z.infer<typeof offerInput>;

/** An offer of which the maker has not said anything yet. */
export const emptyOffer = (currency: Currency): OfferInput => ({
  currency,
  lines: [],
  freight: null,
  discount: '0',
  tax: { status: 'excluded', note: '' },
  incoterm: null,
  leadTimeWeeks: null,
  validUntil: null,
  warrantyMonths: null,
  warrantyNote: '',
  milestones: [],
  paymentNote: '',
  financingUntil: null,
  bankDetails: null,
  note: '',
  attachmentIds: [],
});

/** Faults that keep an offer from being sent, as a path (`lines.2.unitPrice`) and a reason. */
export const offerFaults = [
  'required',
  'in-the-past',
  'too-far',
  'sum-not-hundred',
  'negative-total',
  'duplicate',
  'too-large',
  'not-iban',
  'not-positive',
  'above-advance',
  'not-ahead',
] as const;
export type OfferFault = (typeof offerFaults)[number];

/** `PUT …/offer-draft`. `revision` is the one that was read; another one means that a colleague saved since. */
export const offerDraftInput = z.object({
  revision: z.int().check(z.minimum(0)),
  offer: offerInput,
  /** Never leaves the maker's company. */
  internalNote: unprinted(quoteLimits.note),
  /** What one unit of a line costs the maker, in the offer's currency, by the line's key. Never leaves its company. */
  ownCosts: z.optional(z.record(quoteId, unitAmount)),
});
export type OfferDraftInput = z.infer<typeof offerDraftInput>;

/** How a draft stands to its company's discount limit; null while there is no limit or a line has no price. */
export const discountLimitAnswer = z.nullable(
  z.object({
    /** The most that a plain member may give, in percent of the list prices. */
    percent: z.string(),
    /** What this draft gives, with two decimals. */
    given: z.string(),
    isAbove: z.boolean(),
    /** The members who can decide, by name. */
    waitsFor: z.array(z.string()),
  }),
);

/** The reader’s language: a draft begins in it if the buyer reads it too. */
export const offerDraftQuery = z.object({ locale: z.optional(z.enum(locales)) });

export const offerDraftAnswer = z.object({
  /** The id that the version has once it is sent. */
  id: z.nullable(z.string()),
  /** 0: nothing was saved yet, and `offer` is a starting point. */
  revision: z.number(),
  offer: offerInput,
  /** The language of its words: the reader's if the buyer reads it too. */
  locale: z.enum(locales),
  /** The files that the offer names. */
  attachments: z.array(attachmentAnswer),
  internalNote: z.string(),
  /** As saved, else what the same products cost in the maker's last offers in this currency. */
  ownCosts: z.record(z.string(), z.string()),
  discountLimit: discountLimitAnswer,
  /** Whether the reader may give a discount above the limit. */
  mayExceedLimit: z.boolean(),
  /** The newest wish to send this offer above the limit. */
  discountApproval: z.nullable(
    z.object({
      state: z.enum(approvalStates),
      /** The discount when it was asked for. */
      percent: z.string(),
      text: z.string(),
      requestedBy: z.string(),
      isMine: z.boolean(),
      requestedAt: z.string(),
      decidedBy: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
  savedAt: z.nullable(z.string()),
  savedBy: z.nullable(z.string()),
  /** As it stands; amounts are null while a line has no price. */
  totals: z.object({
    lines: z.nullable(z.string()),
    /** Null while it is a percentage of lines without a price. */
    discount: z.nullable(z.string()),
    total: z.nullable(z.string()),
    lineTotals: z.array(z.object({ key: z.string(), total: z.nullable(z.string()) })),
  }),
  /** Empty: it can be sent. */
  faults: z.array(z.object({ path: z.string(), fault: z.enum(offerFaults) })),
  /** The price list's tiers for the line: from a quantity on, a percentage comes off. */
  tiers: z.array(
    z.object({
      key: z.string(),
      listPrice: z.nullable(z.string()),
      steps: z.array(z.object({ from: z.number(), percentOff: z.string() })),
    }),
  ),
  /** By the line's key, in the offer's currency: what it cost in the newest version, else by the list. */
  lastPrices: z.record(z.string(), z.string()),
  /** By the line's key: what all of it weighs by its product, in kg. It counts where the line states no weight. */
  weights: z.record(
    z.string(),
    z.object({ netWeightKg: z.nullable(z.string()), grossWeightKg: z.nullable(z.string()) }),
  ),
  /** What a proforma invoice should say and this one would not, with the numbers of the lines that lack it. */
  gaps: z.array(
    z.object({
      name: z.enum(['hsCode', 'originCountry', 'netWeightKg', 'grossWeightKg', 'bankDetails']),
      lines: z.array(z.number()),
    }),
  ),
});
export type OfferDraftAnswer = z.infer<typeof offerDraftAnswer>;

/** `POST …/send`: exactly what was saved under this revision. */
export const sendOfferInput = z.object({
  revision: z.int().check(z.minimum(1)),
  text: unprinted(quoteLimits.text),
});
export type SendOfferInput = z.infer<typeof sendOfferInput>;
