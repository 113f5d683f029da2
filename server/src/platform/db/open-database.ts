import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import type { Database } from './types.ts';

type Log = Readonly<{ error: (details: object, message: string) => void }>;

/** A new connection has to learn the tables first, and somebody waits for that: they are kept through quiet minutes. */
const idleMs = 10 * 60_000;

/** Opens the pool. It connects at the first query; `close` waits for running ones. */
export function openDatabase(connection: PoolConfig, log: Log): { db: Database; close: () => Promise<void> } {
  const pool = new Pool({
    max: 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: idleMs,
    application_name: 'tezgah',
    ...connection,
  });
  let closing = false;
  // An idle connection that breaks emits here; without a listener it would end the process.
  pool.on('error', (error) => {
    if (!closing) log.error({ err: error }, 'an idle database connection broke');
  });
  const close = () => {
    closing = true;
    return pool.end();
  };
  return { db: drizzle<Record<string, never>, Pool>(pool), close };
}
