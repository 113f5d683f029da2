import type { Locale, QuotesAnswer } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

/** My company's RFQs; what was asked for is named in the language of the page. */
export const quotesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['quotes', locale],
    queryFn: ({ signal }) => api.get<QuotesAnswer>('/api/quotes', { locale }, signal),
  });
