import type { Locale, OwnProductsAnswer } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

/** One page of my company's products; `cursor` comes from the page before. */
export const ownProductsQuery = (locale: Locale, cursor: string | null) =>
  queryOptions({
    queryKey: ['own-products', locale, cursor],
    queryFn: ({ signal }) =>
      api.get<OwnProductsAnswer>('/api/manufacturer/products', { locale, cursor }, signal),
  });
