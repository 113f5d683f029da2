import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { OfferDraftInput, OfferDraftSaved } from 'shared-kit/contract/quotes';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { limitAnswer } from '../discounts/discount-answer.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import { openDraft } from '../lifecycle/open-draft.ts';
import type { Party } from '../lifecycle/party.ts';
import { quoteAttachment } from '../lifecycle/schema.ts';
import { lifeOfQuote } from '../lifecycle/take-transition.ts';
import { offerDraft } from '../versions/schema.ts';

/** Saves the maker's draft; refuses to overwrite a colleague's newer one. */
export async function saveDraft(
  tx: Tx,
  quote: LockedQuote,
  by: Party,
  { revision, offer, internalNote, ownCosts }: OfferDraftInput,
): Promise<OfferDraftSaved> {
  lifeOfQuote.assertPossible(quote, 'save-offer', { by });
  const before = quote.draft;
  if (revision !== (before?.revision ?? 0)) throw new AppError('quote.draft-moved');
  const values = {
    id: openDraft(quote)?.id ?? newId(),
    revision: revision + 1,
    offer,
    internalNote,
    // An older page doesn't know of them.
    ownCosts: ownCosts ?? before?.ownCosts ?? {},
    savedAt: quote.now,
    savedByName: by.name ?? '',
  };
  await tx
    .insert(offerDraft)
    .values({ ...values, rfqId: quote.rfq.id })
    .onConflictDoUpdate({ target: offerDraft.rfqId, set: values });
  await bindAttachments(tx, quote, by, { ids: offer.attachmentIds, offerId: values.id });
  return {
    revision: values.revision,
    savedAt: quote.now.toISOString(),
    discountLimit: await limitAnswer(tx, quote, offer),
  };
}

/** Binds the offer's attachments to it: the user's own uploads and those a colleague has added. */
async function bindAttachments(
  tx: Tx,
  { rfq }: LockedQuote,
  { userId }: Party,
  { ids, offerId }: Readonly<{ ids: readonly string[]; offerId: string }>,
): Promise<void> {
  // A removed attachment becomes an unattached upload again.
  await tx
    .update(quoteAttachment)
    .set({ rfqId: null, side: null, offerId: null })
    .where(and(eq(quoteAttachment.offerId, offerId), notInArray(quoteAttachment.id, [...ids])));
  if (ids.length === 0 || userId === null) return;
  const { rowCount } = await tx
    .update(quoteAttachment)
    .set({ rfqId: rfq.id, side: 'seller', offerId })
    .where(
      and(
        inArray(quoteAttachment.id, [...ids]),
        or(
          and(isNull(quoteAttachment.rfqId), eq(quoteAttachment.uploadedBy, userId)),
          and(eq(quoteAttachment.rfqId, rfq.id), eq(quoteAttachment.offerId, offerId)),
        ),
      ),
    );
  if (rowCount !== new Set(ids).size) throw new AppError('quote.attachment-not-found');
}
