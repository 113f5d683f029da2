import { useRef } from 'react';
import type { FacetAnswer, ProductListAnswer } from 'shared-kit/contract';
import { ApiError } from 'shared-kit/shell';

/**
 * While an answer is pending or failed, keeps the previous facets, so that the visitor can choose otherwise. A refusal,
 * for example of a removed category, has none.
 */
export function useLastFacets(answer: ProductListAnswer | undefined, error: Error | null) {
  const last = useRef<readonly FacetAnswer[]>(undefined);
  const isRefused =
    error instanceof ApiError && error.code !== 'network' && error.status >= 400 && error.status < 500;
  if (answer || isRefused) last.current = answer?.facets;
  return last.current;
}
