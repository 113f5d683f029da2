import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient, QueryResult } from 'pg';
import type { Database, Tx } from '../../../platform/db/index.ts';

/** In one message, because every statement has its own cost for the server. */
const beginning = `begin isolation level repeatable read read only;
  set local jit = off;
  set local max_parallel_workers_per_gather = 0;
  set local work_mem = '32MB';
  set local synchronize_seqscans = off;
  select reltuples::float8 as listed from pg_class where oid = 'product_listing'::regclass`;

/**
 * A read-only transaction on one snapshot, with planner settings for the listing. No JIT and no parallel workers: no
 * statement is long enough. Enough memory for the bitmap of a common word. Scans that stop at a limit always start at
 * the same place. `work` gets the number of products that the planner estimates.
 */
export async function readListing<T>(db: Database, work: (tx: Tx, listed: number) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  let isBroken = false;
  const breaks = () => {
    isBroken = true;
  };
  // A broken connection also emits an error event; without a listener that would end the process.
  client.on('error', breaks);
  const giveBack = () => {
    client.off('error', breaks);
    client.release(isBroken);
  };
  const end = (how: 'commit' | 'rollback') => client.query(how).catch(breaks).finally(giveBack);
  try {
    const result = await work(drizzle(client), await begin(client));
    // Nothing was written, so nobody needs to wait for the commit.
    void end('commit');
    return result;
  } catch (error) {
    await end('rollback');
    throw error;
  }
}

async function begin(client: PoolClient): Promise<number> {
  const answer: unknown = await client.query(beginning).catch((error: Error) => {
    // The same error type as other statements, so that a broken connection is recognised.
    throw new DrizzleQueryError(beginning, [], error);
  });
  // Several statements give an array of results, which the types of pg don't know.
  const results = answer as QueryResult<{ listed: number }>[];
  return results.at(-1)?.rows[0]?.listed ?? 0;
}

/**
 * Reads with index bitmaps only, to look words up. The planner would rather scan the whole table in order, hoping to
 * reach the limit early, which fails if few products match both words and filters.
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
 * Makes the rest of the transaction read along ordered indexes. The planner underestimates how many products
 * attributes match and would read and sort them all.
 */
export async function alongIndexes(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('enable_sort', 'off', true)`);
}
