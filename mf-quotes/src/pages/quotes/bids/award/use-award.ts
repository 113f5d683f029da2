import { type QuoteGroupAnswer, quoteMoves } from 'shared-kit/contract/quotes';
import { ApiError, bind, type Confirmed, useKeyPerBody, useSubmit } from 'shared-kit/shell';
import { toasts } from 'shared-kit/ui';
import { useText } from '../../../../text.ts';
import { refusalText } from '../../../quote/decision/refusal-text.ts';
import type { Bid } from '../bids-query.ts';

/** Chosen for this bid: it binds only once its financing is signed. */
type Awarded = Bid & { isSubjectToFinancing: boolean };

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
  const award = async (confirmed: Confirmed, bids: readonly Awarded[]) => {
    const accept = bids.map(({ quoteId, isSubjectToFinancing }) => ({ quoteId, isSubjectToFinancing }));
    await run(async () => {
      await bind(confirmed, quoteMoves.award, { params: { id: group.id }, body: { accept } }, keyOf);
      toasts.show({ text: t('bids.award.done', { count: bids.length }) });
      onChanged();
      onClose();
    });
  };
  return { isPending, failure, award };
}
