import type { BankRequestsAnswer, Locale } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

/** Financing requests shared with my bank, with names in the page's language. */
export const bankRequestsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['bank-requests', locale],
    queryFn: ({ signal }) => api.get<BankRequestsAnswer>('/api/bank/requests', { locale }, signal),
  });
