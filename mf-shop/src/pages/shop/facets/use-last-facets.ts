import { useRef } from 'react';
import type { FacetAnswer, ProductListAnswer } from 'shared-kit/contract';
import { ApiError } from 'shared-kit/shell';

/**
 * While an answer is on its way or did not come, the facets of the one before stand: whoever chose what failed has to
 * be able to choose otherwise. A refusal, such as of a category that is gone, has none.
 */
export function useLastFacets(answer: ProductListAnswer | undefined, error: Error | null) {
  const last = useRef<readonly FacetAnswer[]>(undefined);
  const isRefused =
    error instanceof ApiError && error.code !== 'network' && error.status >= 400 && error.status < 500;
  if (answer || isRefused) last.current = answer?.facets;
  return last.current;
}
