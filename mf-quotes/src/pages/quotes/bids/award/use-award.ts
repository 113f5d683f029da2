import { type QuoteGroupAnswer, quoteMoves } from 'shared-kit/contract/quotes';
import { useForm } from 'shared-kit/form';
import type { Confirmed } from 'shared-kit/shell';
import { ApiError, bind } from 'shared-kit/shell';
import { toasts } from 'shared-kit/ui';
import { useText } from '../../../../text.ts';
import { type BindingKind, usualBinding } from '../../../quote/decision/binding-choice.tsx';
import { refusalText } from '../../../quote/decision/refusal-text.ts';
import type { Bid, BidOffer } from '../bids-query.ts';

export type Offered = Bid & Readonly<{ offer: BidOffer }>;
export type AwardProps = { group: QuoteGroupAnswer; first: Bid; onChanged: () => void; onClose: () => void };
type Entries = Readonly<{
  /** Ids of the quotes whose offers are accepted together. */
  chosen: readonly string[];
  kinds: Readonly<Record<string, BindingKind>>;
}>;

const isAcceptable = (bid: Bid): bid is Offered => bid.offer?.refusals?.length === 0;

/** Which offers are accepted together, and how each binds. They are accepted once, exactly as displayed. */
export function useAward({ group, first, onChanged, onClose }: AwardProps) {
  const t = useText();
  const candidates = group.bids.filter(isAcceptable);
  const acceptedIn = ({ chosen }: Entries) => candidates.filter(({ quoteId }) => chosen.includes(quoteId));
  const kindIn = ({ kinds }: Entries, { quoteId, offer }: Offered) =>
    kinds[quoteId] ?? usualBinding(offer.financingUntil);
  const form = useForm({
    first: (): Entries => ({ chosen: [first.quoteId], kinds: {} }),
    read: (entries) => {
      const bids = acceptedIn(entries).map((bid) => ({ quoteId: bid.quoteId, kind: kindIn(entries, bid) }));
      const accept = bids.map(({ quoteId, kind }) => ({
        quoteId,
        isSubjectToFinancing: kind === 'once-financed',
      }));
      const open = bids.filter(({ kind }) => kind === null).map(({ quoteId }) => quoteId);
      return { faults: bids.length === 0 ? ['chosen'] : open, body: { accept } };
    },
    says: (field) => t(field === 'chosen' ? 'bids.award.none' : 'action.accept.how-missing'),
    failureOf: (error) => {
      // Somebody was faster: reload the bids behind the dialog.
      if (error instanceof ApiError && error.status === 409) onChanged();
      return refusalText(error, t);
    },
  });
  const award = (confirmed: Confirmed) =>
    form.submit(async (body, _key, keyOf) => {
      await bind(confirmed, quoteMoves.award, { params: { id: group.id }, body }, keyOf);
      toasts.show({ text: t('bids.award.done', { count: body.accept.length }) });
      onChanged();
      onClose();
    });
  const accepted = acceptedIn(form.entries);
  return { form, candidates, accepted, kindOf: (bid: Offered) => kindIn(form.entries, bid), award };
}
