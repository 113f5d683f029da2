import * as z from 'zod/mini';
import { moneyAnswer } from '../catalogue/product-list.ts';
import { namesOf } from '../tables/index.ts';
import { attachmentAnswer } from './attachment.ts';
import { quoteGuards } from './guards.ts';
import { discountLimitAnswer, milestone } from './offer-input.ts';
import { quoteIncoterms } from './quote-terms.ts';
import { awardModes, quoteStages, quoteTurns, rfqGroupKinds, versionStates } from './states.ts';

/** The answer to every transition; the rest is in the detail. */
export const quoteChanged = z.object({
  id: z.string(),
  stage: z.enum(quoteStages),
  turn: z.enum(quoteTurns),
  revision: z.number(),
});
export type QuoteChanged = z.infer<typeof quoteChanged>;

/** Why requests were kept as drafts; nothing: they went out. */
export const requestObstacles = ['company-not-approved'] as const;

export const quotesCreated = z.object({
  groupId: z.nullable(z.string()),
  submitted: z.boolean(),
  obstacles: z.array(z.enum(requestObstacles)),
  quotes: z.array(z.object({ id: z.string(), number: z.string(), maker: z.string(), lineCount: z.number() })),
});
export type QuotesCreated = z.infer<typeof quotesCreated>;

const priceOfWish = z.nullable(z.object({ unit: moneyAnswer, total: moneyAnswer }));
/** In the order of what was asked; null is on request. */
export const deliveryPrices = z.object({
  products: z.array(
    z.object({
      /** The price on the visitor's pages. */
      seen: priceOfWish,
      /** The price in the country of delivery, which the request will state. */
      delivered: priceOfWish,
    }),
  ),
});
export type DeliveryPrices = z.infer<typeof deliveryPrices>;

export const offerDraftSaved = z.object({
  revision: z.number(),
  savedAt: z.string(),
  discountLimit: discountLimitAnswer,
});
export type OfferDraftSaved = z.infer<typeof offerDraftSaved>;

export const attachmentUploaded = attachmentAnswer;

/** The bids of one group beside each other. */
export const quoteGroupAnswer = z.object({
  id: z.string(),
  kind: z.enum(rfqGroupKinds),
  award: z.enum(awardModes),
  createdAt: z.string(),
  awardedAt: z.nullable(z.string()),
  /** The currency of `effective`. */
  currency: z.string(),
  rateDate: z.string(),
  /** The company that an award binds. */
  buyer: z.object({ name: z.string(), legalName: z.string() }),
  bids: z.array(
    z.object({
      quoteId: z.string(),
      number: z.string(),
      maker: z.object({
        id: z.string(),
        name: z.string(),
        legalName: z.string(),
        city: z.string(),
        country: z.string(),
      }),
      stage: z.enum(quoteStages),
      turn: z.enum(quoteTurns),
      dueAt: z.nullable(z.string()),
      firstLine: z.string(),
      quantity: z.number(),
      unit: z.string(),
      /** Null as long as nothing was offered. */
      offer: z.nullable(
        z.object({
          versionId: z.string(),
          number: z.number(),
          state: z.enum(versionStates),
          /** Still may be or was accepted, or lost to another: what its neighbours are compared with. */
          isComparable: z.boolean(),
          total: moneyAnswer,
          /** The lines less the discount, in the offer's currency and, at today's rates, in one for all. */
          goods: moneyAnswer,
          goodsConverted: moneyAnswer,
          freight: moneyAnswer,
          /** Whether the delivery term puts the main carriage on the maker. */
          isCarriagePaid: z.boolean(),
          leadTimeWeeks: z.nullable(z.number()),
          incoterm: z.object({ rule: z.enum(quoteIncoterms), place: z.string() }),
          warrantyMonths: z.nullable(z.number()),
          milestones: z.array(milestone),
          paymentNote: z.string(),
          validUntil: z.string(),
          /** Acceptance holds only if a financing contract is signed by then. */
          financingUntil: z.nullable(z.string()),
          /** Goods and freight in one currency for all, at today's reference rates. */
          effective: moneyAnswer,
          /** Whether nobody has said what the main carriage costs, so that `effective` lacks it. */
          lacksCarriage: z.boolean(),
          /** How far it is above the least of the comparable ones. */
          abovePercent: z.nullable(z.string()),
          /** Empty: I may accept it now. Else what stands in its way, by guard; null: it is over. */
          refusals: z.nullable(z.array(z.enum(namesOf(quoteGuards)))),
        }),
      ),
    }),
  ),
});
export type QuoteGroupAnswer = z.infer<typeof quoteGroupAnswer>;

export const quoteAwarded = z.object({ accepted: z.array(quoteChanged) });
export type QuoteAwarded = z.infer<typeof quoteAwarded>;

export const quoteShare = z.object({
  id: z.string(),
  label: z.string(),
  createdBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** To the minute; null: nobody has opened it. */
  lastUsedAt: z.nullable(z.string()),
});
export type QuoteShare = z.infer<typeof quoteShare>;
export const quoteSharesAnswer = z.object({ shares: z.array(quoteShare) });
export type QuoteSharesAnswer = z.infer<typeof quoteSharesAnswer>;
/** The path is told once, and only to who made it: the market keeps nothing but its hash. */
export const quoteShareCreated = z.extend(quoteShare, { path: z.string() });
export type QuoteShareCreated = z.infer<typeof quoteShareCreated>;
