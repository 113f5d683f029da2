import type { QuotesAnswer } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

export const quotesQuery = queryOptions({
  queryKey: ['quotes'],
  queryFn: ({ signal }) => api.get<QuotesAnswer>('/api/quotes', {}, signal),
});
