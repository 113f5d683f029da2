import {
  decidesAlone,
  type OfferDraftAnswer,
  type OfferInput,
  type QuoteActor,
} from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { decidersOf } from '../lifecycle/deciders-of.ts';
import { discountLimitOf } from '../lifecycle/discount-limit.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';

type Reader = Readonly<{ userId: string | null; role: QuoteActor['role'] }>;
type Answer = Pick<OfferDraftAnswer, 'discountLimit' | 'mayExceedLimit' | 'discountApproval'>;

/** How an offer stands to the company's discount limit, and who may go above it. */
export async function limitAnswer(
  tx: Tx,
  quote: LockedQuote,
  offer: OfferInput,
): Promise<OfferDraftAnswer['discountLimit']> {
  const limit = discountLimitOf(quote.seller, offer, quote);
  return (
    limit && {
      percent: limit.limit,
      given: limit.given.toFixed(2),
      isAbove: limit.isAbove,
      waitsFor: await decidersOf(tx, quote.seller.id),
    }
  );
}

/** What the maker's editor says of the company's discount limit. */
export async function discountAnswer(
  tx: Tx,
  quote: LockedQuote,
  offer: OfferInput,
  reader: Reader,
): Promise<Answer> {
  const asked = quote.discount;
  return {
    discountLimit: await limitAnswer(tx, quote, offer),
    mayExceedLimit: decidesAlone(reader),
    discountApproval: asked && {
      state: asked.state,
      percent: asked.percent,
      text: asked.text,
      requestedBy: asked.requestedByName,
      isMine: asked.requestedBy === reader.userId,
      requestedAt: asked.requestedAt.toISOString(),
      decidedBy: asked.decidedByName,
      reason: asked.reason,
    },
  };
}
