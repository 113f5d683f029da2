import type { companyRoles } from '../session/session.ts';
import type { ApprovalState, CounterState, QuoteSide, RfqState, SentVersionState } from './states.ts';

/** Everything that decides what may happen to a quote next. Times are compared by who gathers the facts. */
export type QuoteFacts = Readonly<{
  rfq: RfqState;
  lineCount: number;
  isBuyerApproved: boolean;
  isSellerApproved: boolean;
  /** Whether the seller may still be traded with: it isn't suspended or rejected. */
  isSellerTrading: boolean;
  /** Whether staff hold the company: nothing can be concluded with it until they have cleared it. */
  isBuyerHeld: boolean;
  isSellerHeld: boolean;
  /** Whether the maker's time for the first answer is over. */
  isDeadlinePassed: boolean;
  /** The newest version that was sent; null before the first. */
  version: SentVersionState | null;
  isValidityPassed: boolean;
  isRenewalAsked: boolean;
  /** Acceptance of that version is subject to financing: `lapsed` when the date has passed without a contract. */
  financing: 'none' | 'pending' | 'lapsed' | 'signed';
  /** The maker's present draft; `ready` when it can be sent. */
  draft: 'none' | 'incomplete' | 'ready';
  /** The newest counter-offer on that version. */
  counter: CounterState | null;
  /** The newest wish for approval on that version. */
  approval: ApprovalState | null;
  /** Whether that version costs more than a plain member of the buyer may accept. */
  isAboveLimit: boolean;
  /** Whether the maker's draft takes off more than a plain member of the maker may give. */
  isDiscountAboveLimit: boolean;
  /** The newest wish of the maker's to send a draft above that. */
  discount: ApprovalState | null;
}>;

export type QuoteActor = Readonly<{ side: QuoteSide; role: (typeof companyRoles)[number] | null }>;

/** Owners and approvers are bound by no limit of their company's. */
export const decidesAlone = ({ role }: Pick<QuoteActor, 'role'>): boolean =>
  role === 'owner' || role === 'approver';
const isAwaited = (rfq: RfqState): boolean => rfq === 'submitted' || rfq === 'needs_info';

/** Conditions of transitions, by name. */
export const quoteGuards = {
  'buyer-approved': (facts) => facts.isBuyerApproved,
  'seller-approved': (facts) => facts.isSellerApproved,
  'seller-trading': (facts) => facts.isSellerTrading,
  'buyer-unheld': (facts) => !facts.isBuyerHeld,
  'seller-unheld': (facts) => !facts.isSellerHeld,
  'has-lines': (facts) => facts.lineCount > 0,
  'deadline-ahead': (facts) => !facts.isDeadlinePassed,
  'deadline-passed': (facts) => facts.isDeadlinePassed,
  // A first offer comes in time; later ones as long as the buyer hasn't decided for or against the newest.
  'open-for-offers': ({ rfq, version, isDeadlinePassed }) =>
    isAwaited(rfq)
      ? !isDeadlinePassed
      : rfq === 'quoted' && (version === 'sent' || version === 'expired' || version === 'withdrawn'),
  'terms-set': (facts) => facts.draft === 'ready',
  'offer-stands': (facts) => facts.version === 'sent',
  unexpired: (facts) => !facts.isValidityPassed,
  expired: (facts) => facts.isValidityPassed,
  'no-open-counter': (facts) => facts.counter !== 'open',
  'within-limit': (facts, actor) => !facts.isAboveLimit || decidesAlone(actor),
  'above-limit': (facts, actor) => facts.isAboveLimit && !decidesAlone(actor),
  'within-discount-limit': (facts, actor) => !facts.isDiscountAboveLimit || decidesAlone(actor),
  'above-discount-limit': (facts, actor) => facts.isDiscountAboveLimit && !decidesAlone(actor),
  'discount-above-limit': (facts) => facts.isDiscountAboveLimit,
  'decides-above-limit': (_facts, actor) => decidesAlone(actor),
  'renewal-unasked': (facts) => !facts.isRenewalAsked,
  'nothing-accepted': ({ version }) => version !== 'accepted' && version !== 'converted',
  'financing-settled': ({ financing }) => financing === 'none' || financing === 'signed',
  'financing-lapsed': ({ financing }) => financing === 'lapsed',
  'financing-awaited': ({ financing }) => financing === 'pending' || financing === 'lapsed',
} as const satisfies Readonly<Record<string, (facts: QuoteFacts, actor: QuoteActor) => boolean>>;

export type Guard = keyof typeof quoteGuards;
