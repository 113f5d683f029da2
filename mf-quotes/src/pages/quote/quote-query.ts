import type { QuoteDetail } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

/** The other side acts while this is read, so it is asked again from time to time and on coming back to the tab. */
export const quoteQuery = (id: string, locale: string) =>
  queryOptions({
    queryKey: ['quote', id, locale],
    queryFn: ({ signal }) => api.get<QuoteDetail>(`/api/quotes/${id}`, { locale }, signal),
    refetchInterval: 20_000,
    refetchOnWindowFocus: true,
  });
