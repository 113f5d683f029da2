import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';

/**
 * The planner's settings for the rest of the transaction: no statement of the listing is worth compiling or a second
 * process, a bitmap of a common word has to fit, and a scan that stops at a limit begins at the same place every time.
 * Answers how many products the planner believes are listed.
 */
export async function preparePlans(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ listed: number }>(sql`
    select set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true),
      set_config('work_mem', '32MB', true),
      set_config('synchronize_seqscans', 'off', true), reltuples::float8 as listed
    from pg_class where oid = 'product_listing'::regclass`);
  return rows[0]?.listed ?? 0;
}

/**
 * Reads with nothing but bitmaps of an index: the way to look words up. The planner would rather read the whole table
 * in the hope of reaching the limit early, which goes wrong where words and filters hardly meet.
 */
export async function throughBitmaps<T>(tx: Tx, read: () => Promise<T>): Promise<T> {
  const set = (scans: 'on' | 'off') =>
    tx.execute(sql`select set_config('enable_seqscan', ${scans}, true),
      set_config('enable_indexscan', ${scans}, true), set_config('enable_indexonlyscan', ${scans}, true)`);
  await set('off');
  const result = await read();
  await set('on');
  return result;
}

/**
 * The rest of the transaction reads along indexes that have the order. The planner knows little of attributes, takes
 * what they let through for next to nothing, and would read and sort it all.
 */
export async function alongIndexes(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('enable_sort', 'off', true)`);
}
