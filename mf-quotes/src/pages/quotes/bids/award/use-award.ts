import type { AwardInput, QuoteAwarded, QuoteGroupAnswer } from 'shared-kit/contract';
import { ApiError, api, useKeyPerBody, useSubmit } from 'shared-kit/shell';
import { toasts } from 'shared-kit/ui';
import { useText } from '../../../../text.ts';
import { refusalText } from '../../../quote/decision/refusal-text.ts';
import type { Bid, BidOffer } from '../bids-query.ts';

/** Chosen for this bid: it binds only once its financing is signed. */
type Awarded = Bid & { offer: BidOffer; isSubjectToFinancing: boolean };

type AwardOptions = { group: QuoteGroupAnswer; onChanged: () => void; onClose: () => void };

/** Accepts these offers together, once, exactly as displayed. */
export function useAward({ group, onChanged, onClose }: AwardOptions) {
  const t = useText();
  const { keyOf } = useKeyPerBody();
  const { isPending, failure, run } = useSubmit((error) => {
    // Somebody was faster: reload the bids behind the dialog.
    if (error instanceof ApiError && error.status === 409) onChanged();
    return refusalText(error, t);
  });
  const award = async (bids: readonly Awarded[]) => {
    const accept: AwardInput['accept'] = bids.map(
      ({ quoteId, offer: { versionId, total }, isSubjectToFinancing }) => ({
        quoteId,
        versionId,
        total: total.amount,
        currency: total.currency,
        isSubjectToFinancing,
      }),
    );
    await run(async () => {
      await api.post<QuoteAwarded>(`/api/quote-groups/${group.id}/award`, { accept }, keyOf({ accept }));
      toasts.show({ text: t('bids.award.done', { count: bids.length }) });
      onChanged();
      onClose();
    });
  };
  return { isPending, failure, award };
}
