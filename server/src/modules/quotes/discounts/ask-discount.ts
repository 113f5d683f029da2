import type { AskDiscountInput } from 'shared-kit/contract/quotes';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { discountLimitOf } from '../lifecycle/discount-limit.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import { openDraft } from '../lifecycle/open-draft.ts';
import type { Party } from '../lifecycle/party.ts';
import { discountApproval } from '../lifecycle/schema.ts';
import { type Made, takeTransition } from '../lifecycle/take-transition.ts';

/** Asks those who may give a discount above the limit to send the draft, and stores the figures. */
export async function askDiscount(
  tx: Tx,
  quote: LockedQuote,
  by: Party,
  { revision, text }: AskDiscountInput,
): Promise<Made> {
  const write = () => storeWish(tx, quote, by, { revision, text });
  return takeTransition(tx, quote, 'ask-discount', { by, text, write });
}

async function storeWish(
  tx: Tx,
  quote: LockedQuote,
  by: Party,
  { revision, text }: AskDiscountInput,
): Promise<void> {
  const draft = openDraft(quote);
  if (draft?.revision !== revision) throw new AppError('quote.draft-moved');
  const limit = discountLimitOf(quote.seller, draft.offer, quote);
  if (!limit || by.userId === null) throw new Error('a discount above the limit needs a limit and a member');
  const [row] = await tx
    .insert(discountApproval)
    .values({
      id: newId(quote.now.getTime()),
      rfqId: quote.rfq.id,
      draftRevision: revision,
      state: 'open',
      limitPercent: limit.limit,
      percent: limit.given.toFixed(2),
      text,
      requestedAt: quote.now,
      requestedBy: by.userId,
      requestedByName: by.name ?? '',
    })
    .returning();
  quote.discount = row ?? null;
}
