import type { CompaniesAnswer, VerificationState } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

/** One page of companies; without `state` those of every state. */
export const companiesQuery = (state: VerificationState | null, cursor: string | null) =>
  queryOptions({
    queryKey: ['companies', state, cursor],
    queryFn: ({ signal }) => api.get<CompaniesAnswer>('/api/admin/companies', { state, cursor }, signal),
  });
