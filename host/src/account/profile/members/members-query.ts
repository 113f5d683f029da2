import { type MembersAnswer, members } from 'shared-kit/contract/members';
import { queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

export const membersQuery = queryOptions({
  queryKey: ['company', 'members'],
  queryFn: ({ signal }) => call(members.list, { signal }),
});
export type Member = MembersAnswer['members'][number];
export type Invitation = MembersAnswer['invitations'][number];
