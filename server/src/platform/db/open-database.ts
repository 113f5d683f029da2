import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type Pool, type PoolConfig } from 'pg';
import {
  backgroundConnections,
  commandConnections,
  queueConnections,
  webConnections,
} from './connection-limits.ts';
import { databaseTrouble } from './database-trouble.ts';
import { MarketPool } from './market-pool.ts';
import { type OutageLog, watchOutage } from './outage.ts';
import type { Database } from './types.ts';

type Opened = Readonly<{ db: Database; close: () => Promise<void> }>;

/** Opens a pool. It connects at the first query; `close` waits for running ones. */
export function openDatabase(connection: PoolConfig, log: OutageLog): Opened {
  const config = { ...commandConnections, ...connection };
  const outage = watchOutage(log, () => answers(config));
  const pool = new MarketPool(config, outage.notice);
  const close = () => {
    outage.close();
    return pool.end();
  };
  return { db: asDatabase(pool), close };
}

type ServerPools = Opened & Readonly<{ background: Database; queue: Pool }>;

/** The pools of a server, so that visitors and jobs can't use up each other's connections. */
export function openServerPools(connection: PoolConfig, log: OutageLog): ServerPools {
  const outage = watchOutage(log, () => answers({ ...webConnections, ...connection }));
  const web = new MarketPool({ ...connection, ...webConnections }, outage.notice);
  const background = new MarketPool({ ...connection, ...backgroundConnections }, outage.notice);
  const queue = new MarketPool({ ...connection, ...queueConnections }, outage.notice);
  const close = async () => {
    outage.close();
    await Promise.all([web.end(), background.end(), queue.end()]);
  };
  return { db: asDatabase(web), background: asDatabase(background), queue, close };
}

const asDatabase = (pool: Pool): Database => drizzle<Record<string, never>, Pool>(pool);

/** Whether the database accepts a new connection outside the pool. */
async function answers(config: PoolConfig): Promise<boolean> {
  const client = new Client({ ...config, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ replica: boolean }>('select pg_is_in_recovery() as replica');
    return rows[0]?.replica === false;
  } catch (error) {
    // Too many connections means it is running.
    return databaseTrouble(error) === 'busy';
  } finally {
    await client.end().catch(() => undefined);
  }
}
