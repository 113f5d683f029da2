import { standingAllows } from 'shared-kit/contract/companies';
import type { QuoteFacts } from 'shared-kit/contract/quotes';
import { offerFaultsOf } from '../versions/offer-faults.ts';
import { limitOf } from './approval-limit.ts';
import { type DiscountLimit, discountLimitOf } from './discount-limit.ts';
import type { LockedQuote, VersionRow } from './locked-quote.ts';
import { openDraft } from './open-draft.ts';

const isPast = (time: Date | null, now: Date): boolean => time !== null && time.getTime() <= now.getTime();

type Dated = Pick<VersionRow, 'state' | 'financingUntil' | 'financingExtendedUntil' | 'isSubjectToFinancing'>;

/** Until when an acceptance may wait for financing, as offered or as the maker extended it. */
export function financingDate(version: Dated): Date | null {
  const isAccepted = version.state === 'accepted' || version.state === 'converted';
  if (isAccepted && !version.isSubjectToFinancing) return null;
  return version.financingExtendedUntil ?? version.financingUntil;
}

function financingOf({ version, now }: LockedQuote): QuoteFacts['financing'] {
  if (!version?.isSubjectToFinancing) return 'none';
  if (version.financingSettledAt) return 'signed';
  return isPast(financingDate(version), now) ? 'lapsed' : 'pending';
}

function draftOf(quote: LockedQuote): QuoteFacts['draft'] {
  const draft = openDraft(quote);
  if (!draft) return 'none';
  return offerFaultsOf(draft.offer, quote.now).length === 0 ? 'ready' : 'incomplete';
}

/** The maker's discount limit beside its draft; null without a draft. */
function draftLimitOf(quote: LockedQuote): DiscountLimit | null {
  const draft = openDraft(quote);
  return draft && discountLimitOf(quote.seller, draft.offer, quote);
}

/** The facts that the table of transitions checks, as they are now. */
export function factsOf(quote: LockedQuote): QuoteFacts {
  const { rfq, version, buyer, seller, now } = quote;
  return {
    rfq: rfq.state,
    lineCount: quote.lines.length,
    isBuyerApproved: standingAllows(buyer.verification, 'buy'),
    isSellerApproved: standingAllows(seller.verification, 'send-offers'),
    isSellerTrading: standingAllows(seller.verification, 'receive-requests'),
    isBuyerHeld: buyer.heldSince !== null,
    isSellerHeld: seller.heldSince !== null,
    isDeadlinePassed: isPast(rfq.replyBy, now),
    version: version?.state ?? null,
    isValidityPassed: isPast(version?.validUntil ?? null, now),
    isRenewalAsked: version?.renewalAskedAt != null,
    financing: financingOf(quote),
    draft: draftOf(quote),
    counter: quote.counter?.state ?? null,
    approval: quote.approval?.state ?? null,
    isAboveLimit: (version && limitOf(buyer, version)?.isAbove) ?? false,
    isDiscountAboveLimit: draftLimitOf(quote)?.isAbove ?? false,
    discount: quote.discount?.state ?? null,
  };
}
