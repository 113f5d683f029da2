import { categories } from 'shared-kit/contract/categories';
import { endpointQuery, queryOptions } from 'shared-kit/query';

/** Whom a buyer may ask for something of a category. */
export const categoryMakersQuery = (category: string | null) =>
  queryOptions({
    ...endpointQuery(categories.listMakers, { params: { id: category ?? '' } }),
    enabled: category !== null,
    staleTime: 60_000,
  });
