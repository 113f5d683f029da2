import type { ProductDetail } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';
import type { Visitor } from './visitor.ts';

/** Only signed-in visitors get an answer, so the key contains the user. */
export const productQuery = (id: string, userId: string | null, visitor: Visitor) =>
  queryOptions({
    queryKey: ['shop', 'product', id, userId, visitor],
    queryFn: ({ signal }) => api.get<ProductDetail>(`/api/products/${id}`, visitor, signal),
    staleTime: 60_000,
  });
