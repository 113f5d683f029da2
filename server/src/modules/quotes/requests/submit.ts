import { type QuoteChanged, quoteLimits } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findEmbargoed } from '../../embargoes/index.ts';
import { type ChangeContext, changeQuote } from '../lifecycle/change-quote.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import { takeTransition } from '../lifecycle/take-transition.ts';

const day = 86_400_000;

/** Sends a request to its maker, whose time to answer begins now. */
export const submitRequest = (tx: Tx, rfqId: string, changeContext: ChangeContext): Promise<QuoteChanged> =>
  changeQuote(tx, rfqId, changeContext, async (quote, by) => {
    const { replyBy } = quote.rfq;
    // A draft's reply date may have passed before it is sent; it then gets the usual one.
    const isAhead = replyBy !== null && replyBy.getTime() > quote.now.getTime();
    const usual = new Date(quote.now.getTime() + quoteLimits.replyDays * day);
    quote.rfq = { ...quote.rfq, replyBy: isAhead ? replyBy : usual, submittedAt: quote.now };
    await takeTransition(tx, quote, 'submit', { by });
    await assertNoEmbargo(tx, quote);
    return { transition: 'submit' };
  });

async function assertNoEmbargo(tx: Tx, { rfq, lines, buyer, now }: LockedQuote): Promise<void> {
  const countries = [rfq.deliveryCountry, buyer.country];
  const embargoed = await findEmbargoed(tx, { lines, hsCodeOf: ({ hsCode }) => hsCode, countries, now });
  if (embargoed.length === 0) return;
  const errors = embargoed.map(({ id, productId }) => ({ name: productId ?? id, reason: 'embargoed' }));
  throw new AppError('quote.embargoed', { errors });
}
