import { members } from 'shared-kit/contract/members';
import { queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

/** The people of my company. */
export const colleaguesQuery = () =>
  queryOptions({
    queryKey: ['company', 'members'],
    queryFn: ({ signal }) => call(members.list, { signal }),
  });
