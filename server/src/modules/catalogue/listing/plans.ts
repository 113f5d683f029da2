import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db/index.ts';

/**
 * Reads with the settings that the listing's statements are made for: none is worth compiling, a bitmap of a common
 * word has to fit, and a scan that stops at its limit must begin at the same place every time. Words are found
 * through their index alone: the planner would rather read the table in the hope of reaching the limit early, which
 * goes wrong where words and filters hardly meet.
 */
export const withPlans = <T>(db: Database, hasWords: boolean, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('jit', 'off', true), set_config('work_mem', '32MB', true),
      set_config('synchronize_seqscans', 'off', true),
      set_config('enable_seqscan', ${hasWords ? 'off' : 'on'}, true)`);
    return read(tx);
  });
