import { quotes } from 'shared-kit/contract/quotes';
import { queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

/** A quote as its pages in several areas share it. The other side may act while it is read, so returning to the tab asks anew. */
export const quoteQuery = (id: string, locale: string) =>
  queryOptions({
    queryKey: ['quote', id, locale],
    queryFn: ({ signal }) => call(quotes.read, { params: { id }, query: { locale }, signal }),
    refetchOnWindowFocus: true,
  });
