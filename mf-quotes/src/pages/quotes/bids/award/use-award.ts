import { useState } from 'react';
import type { AwardInput, QuoteAwarded, QuoteGroupAnswer } from 'shared-kit/contract';
import { ApiError, api, useKeyPerBody } from 'shared-kit/shell';
import { toasts } from 'shared-kit/ui';
import { useText } from '../../../../text.ts';
import { refusalText } from '../../../quote/decision/refusal-text.ts';
import type { Bid, BidOffer } from '../bids-query.ts';

type Doing = { group: QuoteGroupAnswer; onChanged: () => void; onClose: () => void };

/** Accepts these offers together, once, exactly as they were seen. */
export function useAward({ group, onChanged, onClose }: Doing) {
  const t = useText();
  const { keyOf } = useKeyPerBody();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const award = async (bids: readonly (Bid & { offer: BidOffer })[]) => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    const accept: AwardInput['accept'] = bids.map(({ quoteId, offer: { versionId, total } }) => ({
      quoteId,
      versionId,
      total: total.amount,
      currency: total.currency,
    }));
    try {
      await api.post<QuoteAwarded>(`/api/quote-groups/${group.id}/award`, { accept }, keyOf({ accept }));
      toasts.show({ text: t('bids.award.done', { count: bids.length }) });
      onChanged();
      onClose();
    } catch (error) {
      setFailure(refusalText(error, t));
      // Somebody was faster: what stands behind the dialog is read again.
      if (error instanceof ApiError && error.status === 409) onChanged();
      setPending(false);
    }
  };
  return { isPending, failure, award };
}
