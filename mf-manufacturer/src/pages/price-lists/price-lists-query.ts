import type { Locale } from 'shared-kit/contract/languages';
import { priceLists } from 'shared-kit/contract/price-lists';
import { keepPreviousData, queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

/** My company's private price lists, the newest first. */
export const priceListsQuery = () =>
  queryOptions({
    queryKey: ['price-lists'],
    queryFn: ({ signal }) => call(priceLists.list, { signal }),
    staleTime: 0,
  });

/** Loaded once per editor: afterwards the input counts, and the server refuses a save if a colleague was faster. */
export const priceListQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['price-list', id, locale],
    queryFn: ({ signal }) => call(priceLists.read, { params: { id }, query: { locale }, signal }),
    // Loading the names in another language doesn't take the editor away.
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

/** The companies that sent mine a request. */
export const listCompaniesQuery = () =>
  queryOptions({
    queryKey: ['price-list-companies'],
    queryFn: ({ signal }) => call(priceLists.listCompanies, { signal }),
    staleTime: 0,
  });

/** My company's products with these words. */
export const listProductsQuery = (words: string, locale: Locale) =>
  queryOptions({
    queryKey: ['price-list-products', words, locale],
    queryFn: ({ signal }) => call(priceLists.findProducts, { query: { q: words, locale }, signal }),
    placeholderData: keepPreviousData,
  });
