import type { RelatedAnswer } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';
import type { Visitor } from './visitor.ts';

export const relatedQuery = (id: string, visitor: Visitor) =>
  queryOptions({
    queryKey: ['shop', 'related', id, visitor],
    queryFn: ({ signal }) => api.get<RelatedAnswer>(`/api/products/${id}/related`, visitor, signal),
    staleTime: 5 * 60_000,
  });
