import type { BankRequestsAnswer } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

export const bankRequestsQuery = queryOptions({
  queryKey: ['bank-requests'],
  queryFn: ({ signal }) => api.get<BankRequestsAnswer>('/api/bank/requests', {}, signal),
});
