import type { ComparisonAnswer } from 'shared-kit/contract';
import { keepPreviousData, queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';
import type { Visitor } from '../catalogue/visitor.ts';

/** One request for all columns. The table stays while a column is removed. */
export const comparisonQuery = (ids: readonly string[], userId: string | null, visitor: Visitor) =>
  queryOptions({
    queryKey: ['shop', 'comparison', ids, userId, visitor],
    queryFn: ({ signal }) =>
      api.get<ComparisonAnswer>('/api/products/comparison', { ids: ids.join(','), ...visitor }, signal),
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
    staleTime: 60_000,
  });
