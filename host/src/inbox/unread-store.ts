import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { notifications, type UnreadAnswer } from 'shared-kit/contract/notifications';
import { call, useAddress, useSession } from 'shared-kit/shell';
import { keepCurrent, newestAnswer } from 'shared-kit/shell/host';
import { create } from 'zustand';

type Unread = Readonly<{
  /** Number of unread entries; 100 means 100 or more. Null until known. */
  count: number | null;
  /** Pages that unread entries link to. */
  paths: readonly string[];
  /** How often the count rose while the page was open; each rise is announced to screen readers. */
  rises: number;
}>;

const unreadStore = create<Unread>(() => ({ count: null, paths: [], rises: 0 }));

const ask = newestAnswer(unreadStore.setState);

/** An answer about the inbox names no pages. */
const toState =
  ({ unread: count, paths }: UnreadAnswer) =>
  (before: Unread): Unread => ({
    count,
    paths: paths ?? before.paths,
    rises: before.rises + (before.count !== null && count > before.count ? 1 : 0),
  });

/** Stores the server's latest answer. */
export const noteUnread = (answer: UnreadAnswer): void => ask()(toState(answer));

/** A failure keeps the old count: the inbox itself shows the error. */
const fetchUnread = (): Promise<void> =>
  call(notifications.unread)
    .then(toState, () => null)
    .then(ask());

/** The count for the bell, updated by live news and when the visitor returns to this tab. */
export function useUnread(): Unread {
  const userId = useSession()?.secure.id;
  useEffect(() => {
    // An answer to whoever was signed in before comes too late.
    ask()({ count: null, paths: [], rises: 0 });
    return userId ? keepCurrent('inbox', fetchUnread) : undefined;
  }, [userId]);
  return unreadStore();
}

/** Marks entries as read while their page is visible. If that fails, they stay unread until the next time. */
export function useReadingByPage(): void {
  const { paths } = unreadStore();
  const { pathname } = useLocation();
  const address = useAddress();
  const shown = paths.find((path) => address(path) === pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server is looked at anew
  useEffect(() => {
    if (!shown || document.visibilityState === 'hidden') return;
    call(notifications.markRead, { body: { path: shown } })
      .then(noteUnread)
      .catch(() => undefined);
  }, [shown, paths]);
}
