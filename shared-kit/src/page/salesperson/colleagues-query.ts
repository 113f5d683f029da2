import type { MembersAnswer } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

/** The people of my company. */
export const colleaguesQuery = () =>
  queryOptions({
    queryKey: ['company', 'members'],
    queryFn: ({ signal }) => api.get<MembersAnswer>('/api/company/members', {}, signal),
  });
