import { sql } from 'drizzle-orm';
import type { LiveNews } from 'shared-kit/contract/notifications';
import type { Tx } from '../db/index.ts';

/** The PostgreSQL channel on which processes announce whose pages are out of date. */
export const liveChannel = 'live';

/** Ids that fit a notification's payload of 8000 bytes. */
const usersAtOnce = 100;

/**
 * Tells the open pages of these users, in any process, that something changed, when the transaction commits.
 * Pages that aren't connected miss nothing: every connection begins by asking.
 */
export async function tellLive(tx: Tx, userIds: readonly string[], news: LiveNews): Promise<void> {
  for (let from = 0; from < userIds.length; from += usersAtOnce) {
    const payload = JSON.stringify({ users: userIds.slice(from, from + usersAtOnce), news });
    await tx.execute(sql`select pg_notify(${liveChannel}, ${payload})`);
  }
}
