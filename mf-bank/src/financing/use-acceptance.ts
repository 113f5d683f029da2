import { financing } from 'shared-kit/contract/financing';
import { useSendOnce } from 'shared-kit/form';
import { bind, type Confirmed } from 'shared-kit/shell';

/** Accepts a bank's offer. `pending` is the offer's id meanwhile. */
export function useAcceptance(quoteId: string, onChanged: () => Promise<void>) {
  const { pending, failure, run, keyOf } = useSendOnce<unknown>((error) => error);
  const accept = async (offerId: string, confirmed: Confirmed): Promise<boolean> => {
    const accepted = { params: { id: quoteId }, body: { offerId } };
    const isDone = await run(() => bind(confirmed, financing.accept, accepted, keyOf), offerId);
    await onChanged();
    return isDone;
  };
  return { pending, failure, accept };
}
