import { catalogue } from 'shared-kit/contract/catalogue';
import { keepPreviousData, queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';
import type { Visitor } from '../catalogue/visitor.ts';

/** One request for all columns. The table stays while a column is removed. */
export const comparisonQuery = (ids: readonly string[], userId: string | null, visitor: Visitor) =>
  queryOptions({
    queryKey: ['shop', 'comparison', ids, userId, visitor],
    queryFn: ({ signal }) => call(catalogue.compare, { query: { ids, ...visitor }, signal }),
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
    staleTime: 60_000,
  });
