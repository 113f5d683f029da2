import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';

/** Resolves once this many transactions of this database wait for a lock. */
export async function waitForLocks(db: Database, count: number): Promise<void> {
  const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await db.execute(waits)).rows.length < count) await setTimeout(5);
}

/** Has two operations wait for the lock that a statement takes, and go on in this order. Both answers are returned. */
export async function inTurn<First, Second>(
  db: Database,
  lock: string,
  [first, second]: readonly [() => Promise<First>, () => Promise<Second>],
): Promise<[First, Second]> {
  const holder = await db.$client.connect();
  try {
    await holder.query('begin');
    await holder.query(lock);
    const one = first();
    await waitForLocks(db, 1);
    const other = second();
    await waitForLocks(db, 2);
    await holder.query('commit');
    return await Promise.all([one, other]);
  } finally {
    holder.release();
  }
}
