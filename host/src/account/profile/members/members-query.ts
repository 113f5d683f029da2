import type { MembersAnswer } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

export const membersQuery = queryOptions({
  queryKey: ['company', 'members'],
  queryFn: ({ signal }) => api.get<MembersAnswer>('/api/company/members', {}, signal),
});
export type Member = MembersAnswer['members'][number];
export type Invitation = MembersAnswer['invitations'][number];
