import type { ProductListAnswer } from 'shared-kit/contract';
import { keepPreviousData, queryOptions } from 'shared-kit/query';
import { api, apiAddress } from 'shared-kit/shell';
import type { Visitor } from './visitor.ts';

export type ProductListParameters = Readonly<Record<string, string>>;

/** One page of the listing; the page before stays on show until the next one is there. */
export const productListQuery = (parameters: ProductListParameters, visitor: Visitor) => {
  const query = { ...parameters, ...visitor };
  return queryOptions({
    queryKey: ['shop', 'product-list', query],
    queryFn: ({ signal }) => api.get<ProductListAnswer>('/api/products', query, signal),
    placeholderData: keepPreviousData,
    meta: { address: apiAddress('/api/products', query) },
    staleTime: 60_000,
    // Whoever comes back from reading about a product finds the list as it was, and the place in it.
    gcTime: 60 * 60_000,
  });
};
