import type { InboxAnswer } from 'shared-kit/contract';
import { queries, queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';
import { noteUnread } from './unread-store.ts';

/** One page of the inbox, newest first; without `cursor` the first page. */
export const inboxQuery = (cursor: string | null, limit: number) =>
  queryOptions({
    queryKey: ['inbox', limit, cursor],
    queryFn: async ({ signal }) => {
      const answer = await api.get<InboxAnswer>('/api/notifications', { cursor, limit }, signal);
      noteUnread({ unread: answer.unread });
      return answer;
    },
  });

type Which = Readonly<{ ids: readonly string[] } | { upTo: string }>;

/** The server tells the other tabs. */
export async function markRead(which: Which): Promise<void> {
  noteUnread(await api.post('/api/notifications/read', which));
  await queries.invalidateQueries({ queryKey: ['inbox'] });
}
