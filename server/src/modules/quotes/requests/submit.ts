import { type QuoteChanged, quoteLimits } from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { type ChangeContext, changeQuote } from '../lifecycle/change-quote.ts';
import { takeTransition } from '../lifecycle/take-transition.ts';
import { assertNoEmbargo } from './embargo-refusal.ts';

const day = 86_400_000;

/** Sends a request to its maker, whose time to answer begins now. */
export const submitRequest = (tx: Tx, rfqId: string, changeContext: ChangeContext): Promise<QuoteChanged> =>
  changeQuote(tx, rfqId, changeContext, async (quote, by) => {
    const { replyBy } = quote.rfq;
    // A draft's reply date may have passed before it is sent; it then gets the usual one.
    const isAhead = replyBy !== null && replyBy.getTime() > quote.now.getTime();
    const usual = new Date(quote.now.getTime() + quoteLimits.replyDays * day);
    quote.rfq = { ...quote.rfq, replyBy: isAhead ? replyBy : usual, submittedAt: quote.now };
    const made = await takeTransition(tx, quote, 'submit', { by });
    await assertNoEmbargo(tx, quote, changeContext.actor.userId);
    return made;
  });
