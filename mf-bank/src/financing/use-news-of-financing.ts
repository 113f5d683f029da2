import { useLiveNews } from 'shared-kit/shell';

/** Calls `ask` when a quote or its financing may have changed: either may end, or continue, with the other. */
export function useNewsOfFinancing(quoteId: string, ask: () => void): void {
  useLiveNews('inbox', ask);
  useLiveNews('quote', ask, quoteId);
}
