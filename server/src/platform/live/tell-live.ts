import { sql } from 'drizzle-orm';
import type { LiveNews } from 'shared-kit/contract';
import type { Tx } from '../db/index.ts';

/** The channel of PostgreSQL on which processes tell each other whose pages are out of date. */
export const liveChannel = 'live';

/** A notification's payload has room for 8000 bytes. */
const usersAtOnce = 100;

/**
 * Tells the open pages of these users that something changed, once the transaction commits: whatever process
 * they are connected to. Whoever isn't connected misses nothing, because every connection begins by asking.
 */
export async function tellLive(tx: Tx, userIds: readonly string[], news: LiveNews): Promise<void> {
  for (let from = 0; from < userIds.length; from += usersAtOnce) {
    const payload = JSON.stringify({ users: userIds.slice(from, from + usersAtOnce), news });
    await tx.execute(sql`select pg_notify(${liveChannel}, ${payload})`);
  }
}
