import { notifications } from 'shared-kit/contract/notifications';
import { queries, queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';
import { noteUnread } from './unread-store.ts';

/** One page of the inbox, newest first; without `cursor` the first page. */
export const inboxQuery = (cursor: string | null, limit: number) =>
  queryOptions({
    queryKey: ['inbox', limit, cursor],
    queryFn: async ({ signal }) => {
      const answer = await call(notifications.list, { query: { cursor, limit }, signal });
      noteUnread({ unread: answer.unread });
      return answer;
    },
  });

type Which = Readonly<{ ids: string[] } | { upTo: string }>;

/** The server tells the other tabs. */
export async function markRead(which: Which): Promise<void> {
  noteUnread(await call(notifications.markRead, { body: which }));
  await queries.invalidateQueries({ queryKey: ['inbox'] });
}
