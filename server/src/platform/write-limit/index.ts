import { lt, sql } from 'drizzle-orm';
import type { Tx } from '../db/index.ts';
import { writeCount } from './schema.ts';

export type Write = Readonly<{
  userId: string;
  /** The changed object, such as `quotes/{id}`; null if it has no id yet. */
  object: string | null;
}>;

/** One account may write a third of an object's limit, so that nobody uses it up alone. */
const shareOfOne = 3;

/**
 * Counts a write of an account, of that account to one object, and of all accounts to that object, across all
 * processes by the database's clock. Returns the seconds until the next minute if there were too many, else null.
 */
export async function countWrite(
  tx: Tx,
  { userId, object }: Write,
  perMinute: number,
): Promise<number | null> {
  const most = new Map([[`user/${userId}`, perMinute]]);
  if (object) {
    most.set(`user/${userId}/${object}`, Math.ceil(perMinute / shareOfOne));
    most.set(object, perMinute);
  }
  const keys = [...most.keys()];
  const isOver = sql`${writeCount.since} <= now() - interval '1 minute'`;
  const counts = await tx
    .insert(writeCount)
    .values(keys.map((key) => ({ key, count: 1, since: sql`now()` })))
    .onConflictDoUpdate({
      target: writeCount.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${writeCount.count} + 1 end`,
        since: sql`case when ${isOver} then now() else ${writeCount.since} end`,
      },
    })
    .returning({
      key: writeCount.key,
      count: writeCount.count,
      left: sql<number>`ceil(extract(epoch from ${writeCount.since} + interval '1 minute' - now()))::int`,
    });
  const over = counts.filter(({ key, count }) => count > (most.get(key) ?? 0));
  return over.length === 0 ? null : Math.max(1, ...over.map(({ left }) => left));
}

export async function forgetOldWrites(tx: Tx): Promise<void> {
  await tx.delete(writeCount).where(lt(writeCount.since, sql`now() - interval '1 hour'`));
}
