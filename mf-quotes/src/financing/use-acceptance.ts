import { api, useKeyPerBody, useSubmit } from 'shared-kit/shell';

/** Accepts a bank's offer. `pending` is the offer's id meanwhile. */
export function useAcceptance(quoteId: string, onChanged: () => Promise<void>) {
  const { pending, failure, run } = useSubmit<unknown>((error) => error);
  const { keyOf } = useKeyPerBody();
  const accept = async (offerId: string) => {
    const body = { offerId };
    await run(() => api.post(`/api/quotes/${quoteId}/financing/acceptance`, body, keyOf(body)), offerId);
    await onChanged();
  };
  return { pending, failure, accept: (offerId: string) => void accept(offerId) };
}
