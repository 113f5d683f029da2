import { catalogue } from 'shared-kit/contract/catalogue';
import { queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';
import type { Visitor } from './visitor.ts';

export const relatedQuery = (id: string, visitor: Visitor) =>
  queryOptions({
    queryKey: ['shop', 'related', id, visitor],
    queryFn: ({ signal }) => call(catalogue.listRelated, { params: { id }, query: visitor, signal }),
    staleTime: 5 * 60_000,
  });
