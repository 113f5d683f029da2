import * as z from 'zod/mini';
import { seen } from '../binding/seen.ts';
import { moneyAnswer } from '../catalogue/product-list.ts';
import { locales } from '../languages/locale.ts';
import { currencies } from '../money/currency.ts';
import { staffLook } from '../staff-cases/api.ts';
import { namesOf } from '../tables/index.ts';
import { sentGuarantee } from './advance-guarantee.ts';
import { attachmentAnswer } from './attachment.ts';
import { financedBy } from './financed-by.ts';
import { quoteGuards } from './guards.ts';
import { quoteTransitionNames } from './lifecycle.ts';
import { bankDetails, milestone, offerLine } from './offer-input.ts';
import { quoteOutcome } from './outcome.ts';
import { quoteIncoterms, taxStatuses } from './quote-terms.ts';
import { requestedLine } from './requested-line.ts';
import { salesperson } from './salesperson.ts';
import {
  approvalStates,
  awardModes,
  counterStates,
  quoteSides,
  quoteStages,
  quoteTurns,
  rfqGroupKinds,
  rfqStates,
  versionStates,
} from './states.ts';

const person = z.object({
  name: z.string(),
  side: z.enum(quoteSides),
  /** Its brand; null for the market itself. */
  company: z.nullable(z.string()),
  isMe: z.boolean(),
});
export type QuotePerson = z.infer<typeof person>;

const party = z.object({
  id: z.string(),
  name: z.string(),
  legalName: z.string(),
  city: z.string(),
  country: z.string(),
  verified: z.boolean(),
});

const incoterm = z.object({ rule: z.enum(quoteIncoterms), place: z.string() });

/** A version as it was sent; nothing of it changes any more but its state. */
export const quoteVersion = z.object({
  id: z.string(),
  /** 1 for the first. */
  number: z.number(),
  state: z.enum(versionStates),
  currency: z.enum(currencies),
  lines: z.array(
    z.extend(offerLine, {
      unitPrice: z.string(),
      total: z.string(),
      /** The language of the maker's own words for title or description; null: they are the product's, in the reader's. */
      writtenIn: z.nullable(z.enum(locales)),
    }),
  ),
  linesTotal: z.string(),
  freight: z.string(),
  discount: z.string(),
  /** Lines and freight less discount, without tax. This is what is accepted. */
  total: z.string(),
  tax: z.object({ status: z.enum(taxStatuses), note: z.string() }),
  incoterm,
  leadTimeWeeks: z.nullable(z.number()),
  warrantyMonths: z.nullable(z.number()),
  warrantyNote: z.string(),
  milestones: z.array(milestone),
  paymentNote: z.string(),
  /** Until then an acceptance waits for financing, as offered or as the maker extended it. */
  financingUntil: z.nullable(z.string()),
  /** When a financing contract was signed, so that the acceptance waits no more. */
  financingSettledAt: z.nullable(z.string()),
  financedBy: z.nullable(financedBy),
  bankDetails: z.nullable(bankDetails),
  advanceGuarantee: z.nullable(sentGuarantee),
  note: z.string(),
  attachments: z.array(attachmentAnswer),
  /** The reference rates at that moment: units of each currency for one euro. One that the market got later has none. */
  fx: z.object({
    date: z.string(),
    source: z.string(),
    rates: z.record(z.string(), z.string()),
  }),
  /** The first instant at which it may not be accepted any more: the last day is the one before, in UTC. */
  validUntil: z.string(),
  sentAt: z.string(),
  sentBy: person,
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(person),
  /** Why it was declined or withdrawn. */
  reason: z.nullable(z.string()),
  renewalAskedAt: z.nullable(z.string()),
});
export type QuoteVersion = z.infer<typeof quoteVersion>;

export const quoteCounter = z.object({
  id: z.string(),
  versionId: z.string(),
  state: z.enum(counterStates),
  by: person,
  at: z.string(),
  targetTotal: z.nullable(z.string()),
  totalConfirmedAfter: z.nullable(z.string()),
  lines: z.array(
    z.object({
      key: z.string(),
      quantity: z.nullable(z.number()),
      unitPrice: z.nullable(z.string()),
      confirmedAfter: z.optional(z.string()),
      terms: z.string(),
    }),
  ),
  text: z.string(),
  /** The maker's words on keeping the offer. */
  answer: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
});

export const quoteMessageKinds = ['message', 'question', 'answer'] as const;
export const quoteMessage = z.object({
  id: z.string(),
  kind: z.enum(quoteMessageKinds),
  by: person,
  at: z.string(),
  /** Null: about the quote as a whole. */
  lineKey: z.nullable(z.string()),
  text: z.string(),
  attachments: z.array(attachmentAnswer),
});
export type QuoteMessage = z.infer<typeof quoteMessage>;

/** One step of the timeline. Messages are beside it, with times of their own. */
export const quoteEvent = z.object({
  id: z.string(),
  transition: z.enum(quoteTransitionNames),
  by: person,
  at: z.string(),
  /** The version that it was about. */
  version: z.nullable(z.number()),
  text: z.nullable(z.string()),
});
export type QuoteEvent = z.infer<typeof quoteEvent>;

/** Only the buyer's side sees it. */
const approvalAnswer = z.object({
  state: z.enum(approvalStates),
  versionId: z.string(),
  requestedBy: person,
  requestedAt: z.string(),
  text: z.string(),
  reason: z.nullable(z.string()),
  decidedBy: z.nullable(person),
  decidedAt: z.nullable(z.string()),
});

export const quoteSteps = ['requested', 'quoted', 'negotiation', 'accepted', 'financing', 'ordered'] as const;

export const quoteDetail = z.object({
  id: z.string(),
  number: z.string(),
  /** The viewer's side; `staff` only reads. */
  viewer: z.enum(['buyer', 'seller', 'staff']),
  /** Grows with everything that happens here. */
  revision: z.number(),
  state: z.enum(rfqStates),
  stage: z.enum(quoteStages),
  turn: z.enum(quoteTurns),
  isMyTurn: z.boolean(),
  dueAt: z.nullable(z.string()),
  /** The time of the database that decides; count down from it, not from the visitor's clock. */
  now: z.string(),
  title: z.object({ firstLine: z.string(), quantity: z.number(), unit: z.string(), lineCount: z.number() }),
  /** Those that this quote takes, took, or may still take; what has ended has none ahead. */
  steps: z.array(
    z.object({
      step: z.enum(quoteSteps),
      state: z.enum(['done', 'current', 'ahead']),
      at: z.nullable(z.string()),
    }),
  ),
  buyer: party,
  seller: party,
  /** The buyer's person who asked, and the maker's who answered last. */
  requestedBy: z.nullable(person),
  answeredBy: z.nullable(person),
  group: z.nullable(
    z.object({ id: z.string(), kind: z.enum(rfqGroupKinds), award: z.enum(awardModes), size: z.number() }),
  ),
  request: z.object({
    currency: z.enum(currencies),
    deliveryCountry: z.string(),
    deliveryPlace: z.string(),
    incoterm: z.nullable(incoterm),
    note: z.string(),
    createdAt: z.string(),
    submittedAt: z.nullable(z.string()),
    replyBy: z.nullable(z.string()),
    lines: z.array(requestedLine),
    /** The total by the price list; null where a line is on request. */
    total: z.nullable(moneyAnswer),
    attachments: z.array(attachmentAnswer),
  }),
  /** Oldest first; the last one is the current one. */
  versions: z.array(quoteVersion),
  /** What a binding move is about now: the current version, or the request before the first. */
  atStake: seen,
  /** Whether the maker writes on a next one; told to the maker alone. */
  draft: z.nullable(z.object({ revision: z.number(), savedAt: z.string() })),
  /** Told to the maker's company alone. */
  salesperson: z.nullable(salesperson),
  /** Once it ended; told to the maker's company alone. */
  outcome: z.nullable(quoteOutcome),
  counters: z.array(quoteCounter),
  messages: z.array(quoteMessage),
  /** Oldest first. */
  events: z.array(quoteEvent),
  approval: z.nullable(approvalAnswer),
  /** Of the buyer, for the buyer: the limit for plain members, and who may accept above it. */
  limit: z.nullable(
    z.object({
      amount: moneyAnswer,
      /** The current version's total in the limit's currency, at the rates frozen in it. */
      total: z.nullable(moneyAnswer),
      isAbove: z.boolean(),
      waitsFor: z.array(z.string()),
    }),
  ),
  actions: z.array(
    z.object({
      name: z.enum(quoteTransitionNames),
      /** Empty: may be done now. Else what stands in its way, by guard. */
      refusals: z.array(z.enum(namesOf(quoteGuards))),
    }),
  ),
  /** Whether I may write a message. */
  canWrite: z.boolean(),
  /** Newest first. */
  staffLooks: z.array(staffLook),
});
export type QuoteDetail = z.infer<typeof quoteDetail>;
