import type { ProductListAnswer } from 'shared-kit/contract';
import { keepPreviousData, queryOptions } from 'shared-kit/query';
import { api, apiAddress } from 'shared-kit/shell';
import type { Visitor } from './visitor.ts';

export type ProductListParameters = Readonly<Record<string, string>>;

/** One page of the listing; the previous page stays on show until the next has loaded. */
export const productListQuery = (parameters: ProductListParameters, visitor: Visitor) => {
  const query = { ...parameters, ...visitor };
  return queryOptions({
    queryKey: ['shop', 'product-list', query],
    queryFn: ({ signal }) => api.get<ProductListAnswer>('/api/products', query, signal),
    placeholderData: keepPreviousData,
    meta: { address: apiAddress('/api/products', query) },
    staleTime: 60_000,
    // Kept long, so that a visitor who returns from a product finds the list and position as before.
    gcTime: 60 * 60_000,
  });
};
