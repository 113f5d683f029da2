/** Apart from the schemas, so that pages can read them without the schema library. */
export const rfqStates = [
  'draft',
  'submitted',
  'needs_info',
  'quoted',
  'declined',
  'withdrawn',
  'expired_no_reply',
  'not_selected',
] as const;
export type RfqState = (typeof rfqStates)[number];

/** A version is a draft while its maker writes it; from `sent` on nothing of its terms changes any more. */
export const versionStates = [
  'draft',
  'sent',
  'accepted',
  'converted',
  'declined',
  'withdrawn',
  'expired',
  'superseded',
] as const;
export type VersionState = (typeof versionStates)[number];
export type SentVersionState = Exclude<VersionState, 'draft'>;

/** States of a counter-offer to one sent version. `closed`: the version ended before it was answered. */
export const counterStates = ['open', 'kept', 'answered', 'withdrawn', 'closed'] as const;
export type CounterState = (typeof counterStates)[number];

/**
 * A member's wish to do what is above their limit: the buyer's to accept a version, the maker's to send a draft with its
 * discount. `closed`: version or draft ended before anybody decided.
 */
export const approvalStates = ['open', 'given', 'refused', 'closed'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Sides that act. The market's staff only read. */
export const quoteSides = ['buyer', 'seller', 'system'] as const;
export type QuoteSide = (typeof quoteSides)[number];
export type PartySide = Exclude<QuoteSide, 'system'>;

/** Where a quote stands as a whole, from its RFQ, its newest version and the counter on it. */
export const quoteStages = [
  'draft',
  'requested',
  'needs_info',
  'quoted',
  'negotiation',
  'accepted',
  'ordered',
  'declined',
  'withdrawn',
  'expired',
  'not_selected',
] as const;
export type QuoteStage = (typeof quoteStages)[number];

/** How a quote ended for its maker. */
export const quoteResults = ['won', 'lost'] as const;
export type QuoteResult = (typeof quoteResults)[number];

/** Null while it may still be won or lost. */
export function resultOf(stage: QuoteStage): QuoteResult | null {
  if (stage === 'accepted' || stage === 'ordered') return 'won';
  const isOver = ['declined', 'withdrawn', 'expired', 'not_selected'].includes(stage);
  return isOver ? 'lost' : null;
}

/** What decided it, in the eyes of the maker. */
export const outcomeReasons = [
  'price',
  'product',
  'lead-time',
  'terms',
  'service',
  'relation',
  'budget',
  'other',
] as const;
export type OutcomeReason = (typeof outcomeReasons)[number];

export const quoteTurns = ['buyer', 'seller', 'nobody'] as const;
export type QuoteTurn = (typeof quoteTurns)[number];

/** A cart's RFQs ask each maker for its own lines; a broadcast asks all of them for the same. */
export const rfqGroupKinds = ['cart', 'broadcast'] as const;
export type RfqGroupKind = (typeof rfqGroupKinds)[number];

/** Whether one accepted offer ends a broadcast, or several makers may get a part of it. */
export const awardModes = ['all-or-nothing', 'per-maker'] as const;
