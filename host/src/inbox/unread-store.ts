import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { UnreadAnswer } from 'shared-kit/contract';
import { api, onLiveNews, useAddress, useSession } from 'shared-kit/shell';
import { create } from 'zustand';

type Unread = Readonly<{
  /** How many entries of the inbox are not read; 100 stands for more. Null until it is known. */
  count: number | null;
  /** Pages that unread entries are about. */
  paths: readonly string[];
  /** How often the count has risen while the page was open, which is worth saying aloud. */
  rises: number;
}>;

const unreadStore = create<Unread>(() => ({ count: null, paths: [], rises: 0 }));

/** What the server said last; an inbox says nothing of pages. */
export const noteUnread = ({ unread: count, paths }: UnreadAnswer): void =>
  unreadStore.setState((before) => ({
    count,
    paths: paths ?? before.paths,
    rises: before.rises + (before.count !== null && count > before.count ? 1 : 0),
  }));

/** A failure leaves the count as it was: the inbox itself says what is wrong. */
const fetchUnread = (): Promise<void> =>
  api
    .get<UnreadAnswer>('/api/notifications/unread')
    .then(noteUnread)
    .catch(() => undefined);

/** The count for the bell, kept right by live news and whenever one comes back to this tab. */
export function useUnread(): Unread {
  const userId = useSession()?.secure.id;
  useEffect(() => {
    unreadStore.setState({ count: null, paths: [], rises: 0 });
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

/** Marks entries as read while the page that they are about is in view. A failure leaves them unread, for the next time. */
export function useReadingByPage(): void {
  const { paths } = unreadStore();
  const { pathname } = useLocation();
  const address = useAddress();
  const shown = paths.find((path) => address(path) === pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server is looked at anew
  useEffect(() => {
    if (!shown || document.visibilityState === 'hidden') return;
    api
      .post<UnreadAnswer>('/api/notifications/read', { path: shown })
      .then(noteUnread)
      .catch(() => undefined);
  }, [shown, paths]);
}
