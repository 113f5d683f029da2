import { catalogue } from 'shared-kit/contract/catalogue';
import { endpointQuery, keepPreviousData, queryOptions } from 'shared-kit/query';
import type { Visitor } from './visitor.ts';

export type ProductListParameters = Readonly<Record<string, string>>;

/** One page of the listing; the previous page stays on show until the next has loaded. */
export const productListQuery = (parameters: ProductListParameters, visitor: Visitor) =>
  queryOptions({
    ...endpointQuery(catalogue.list, { query: { ...parameters, ...visitor } }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // Kept long, so that a visitor who returns from a product finds the list and position as before.
    gcTime: 60 * 60_000,
  });
