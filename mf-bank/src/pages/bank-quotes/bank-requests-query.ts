import type { BankRequestsAnswer, Locale } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

/** What buyers shared with my bank; the subject is named in the language of the page. */
export const bankRequestsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['bank-requests', locale],
    queryFn: ({ signal }) => api.get<BankRequestsAnswer>('/api/bank/requests', { locale }, signal),
  });
