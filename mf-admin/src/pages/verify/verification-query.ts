import type { VerificationState } from 'shared-kit/contract/companies';
import { type CompanyGroup, verification } from 'shared-kit/contract/verification';
import { queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

/** The queue's filters, kept in the address. */
export type QueueChoice = Readonly<{
  state: 'waiting' | 'incomplete' | 'all' | VerificationState;
  group: CompanyGroup | null;
  /** Only what I took over. */
  isMine: boolean;
  search: string;
  cursor: string | null;
}>;

export const queueQuery = ({ state, group, isMine, search, cursor }: QueueChoice) =>
  queryOptions({
    queryKey: ['verification', 'queue', state, group, isMine, search, cursor],
    queryFn: ({ signal }) =>
      call(verification.list, {
        query: { state: state === 'waiting' ? null : state, group, mine: isMine || null, q: search, cursor },
        signal,
      }),
  });

export const fileQuery = (id: string) =>
  queryOptions({
    queryKey: ['verification', 'file', id],
    queryFn: ({ signal }) => call(verification.read, { params: { id }, signal }),
  });
