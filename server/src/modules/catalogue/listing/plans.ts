import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient, QueryResult } from 'pg';
import type { Database, Tx } from '../../../platform/db/index.ts';

/** In one go, because every statement costs the server as much as what many of them do. */
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
  // A connection that breaks says so besides failing its statement; unheard, that would end the process.
  client.on('error', breaks);
  const giveBack = () => {
    client.off('error', breaks);
    client.release(isBroken);
  };
  const end = (how: 'commit' | 'rollback') => client.query(how).catch(breaks).finally(giveBack);
  try {
    const result = await work(drizzle(client), await begin(client));
    // What was read stands; nobody has to wait for the end of a transaction that wrote nothing.
    void end('commit');
    return result;
  } catch (error) {
    await end('rollback');
    throw error;
  }
}

async function begin(client: PoolClient): Promise<number> {
  const answer: unknown = await client.query(beginning).catch((error: Error) => {
    // Fails as every other statement does, so that a broken connection is recognised.
    throw new DrizzleQueryError(beginning, [], error);
  });
  // Several statements have several results, which the types of pg don't know.
  const results = answer as QueryResult<{ listed: number }>[];
  return results.at(-1)?.rows[0]?.listed ?? 0;
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
