import { useEffect } from 'react';
import type { UnreadAnswer } from 'shared-kit/contract';
import { api, onLiveNews, useSession } from 'shared-kit/shell';
import { create } from 'zustand';

type Unread = Readonly<{
  /** How many entries of the inbox are not read; 100 stands for more. Null until it is known. */
  count: number | null;
  /** How often the count has risen while the page was open, which is worth saying aloud. */
  rises: number;
}>;

const unreadStore = create<Unread>(() => ({ count: null, rises: 0 }));

/** What the server said last. */
export const noteUnread = (count: number): void =>
  unreadStore.setState((before) => ({
    count,
    rises: before.rises + (before.count !== null && count > before.count ? 1 : 0),
  }));

/** A failure leaves the count as it was: the inbox itself says what is wrong. */
const fetchUnread = (): Promise<void> =>
  api
    .get<UnreadAnswer>('/api/notifications/unread')
    .then(({ unread }) => noteUnread(unread))
    .catch(() => undefined);

/** The count for the bell, kept right by live news and whenever one comes back to this tab. */
export function useUnread(): Unread {
  const userId = useSession()?.secure.id;
  useEffect(() => {
    unreadStore.setState({ count: null, rises: 0 });
    if (!userId) return;
    void fetchUnread();
    const stop = onLiveNews(({ topic }) => {
      if (topic === 'inbox' || topic === 'all') void fetchUnread();
    });
    const onReturn = () => document.visibilityState === 'visible' && void fetchUnread();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [userId]);
  return unreadStore();
}
