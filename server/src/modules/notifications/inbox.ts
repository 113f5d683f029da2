import { and, desc, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { InboxAnswer, UnreadAnswer } from 'shared-kit/contract/notifications';
import type { Tx } from '../../platform/db/index.ts';
import { tellLive } from '../../platform/live/index.ts';
import { inboxNotice } from './schema.ts';

const unreadOf = (userId: string) => and(eq(inboxNotice.userId, userId), isNull(inboxNotice.readAt));

/** A badge shows no more, and counting further takes time. */
const mostCounted = 100;

export async function readUnread(tx: Tx, userId: string): Promise<UnreadAnswer> {
  const rows = await tx
    .select({ path: inboxNotice.path })
    .from(inboxNotice)
    .where(unreadOf(userId))
    .limit(mostCounted);
  return { unread: rows.length, paths: [...new Set(rows.flatMap(({ path }) => path ?? []))] };
}

type Page = Readonly<{ userId: string; before: string | null; limit: number }>;

/** Newest first. */
export async function readInbox(tx: Tx, { userId, before, limit }: Page): Promise<InboxAnswer> {
  const rows = await tx
    .select()
    .from(inboxNotice)
    .where(and(eq(inboxNotice.userId, userId), before === null ? undefined : lt(inboxNotice.id, before)))
    .orderBy(desc(inboxNotice.id))
    .limit(limit + 1);
  const entries = rows.slice(0, limit).map(({ id, event, params, path, createdAt, readAt }) => ({
    id,
    event,
    params,
    path,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
  }));
  const next = rows.length > limit ? (entries.at(-1)?.id ?? null) : null;
  const { unread } = await readUnread(tx, userId);
  return { entries, next, unread };
}

type Reading = Readonly<{ userId: string; now: Date }>;
type Which = Readonly<{ ids: readonly string[] } | { upTo: string } | { path: string }>;

function among(which: Which) {
  if ('ids' in which) return inArray(inboxNotice.id, [...which.ids]);
  return 'upTo' in which ? lte(inboxNotice.id, which.upTo) : eq(inboxNotice.path, which.path);
}

/**
 * Marks entries as read and refreshes the user's open pages. Entries of others, and those read before, stay unchanged.
 */
export async function markRead(tx: Tx, { userId, now }: Reading, which: Which): Promise<void> {
  const { rowCount } = await tx
    .update(inboxNotice)
    .set({ readAt: now })
    .where(and(unreadOf(userId), among(which)));
  if (rowCount) await tellLive(tx, [userId], { topic: 'inbox' });
}
