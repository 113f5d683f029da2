import type { QuoteDetail } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

/** The other side acts while this is read: live news asks it again, and coming back to the tab does. */
export const quoteQuery = (id: string, locale: string) =>
  queryOptions({
    queryKey: ['quote', id, locale],
    queryFn: ({ signal }) => api.get<QuoteDetail>(`/api/quotes/${id}`, { locale }, signal),
    refetchOnWindowFocus: true,
  });
