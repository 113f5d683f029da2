import type { QuoteDetail } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

/** The other side may act while it is read, so live news and returning to the tab refetch it. */
export const quoteQuery = (id: string, locale: string) =>
  queryOptions({
    queryKey: ['quote', id, locale],
    queryFn: ({ signal }) => api.get<QuoteDetail>(`/api/quotes/${id}`, { locale }, signal),
    refetchOnWindowFocus: true,
  });
