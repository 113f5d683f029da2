import type { PoolConfig } from 'pg';
import type { MarketPoolConfig } from './market-pool.ts';

const second = 1000;
const minute = 60 * second;

/** For both pools. Keep-alive detects a server or network that vanished silently. */
const common: PoolConfig = {
  application_name: 'tezgah',
  // A new connection must first load the tables' metadata while a visitor waits, so idle ones are kept for a while.
  idleTimeoutMillis: 10 * minute,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * second,
};

/** For visitors' requests. A request that waits longer is answered 503 with `Retry-After`. */
export const webConnections: MarketPoolConfig = {
  ...common,
  max: 10,
  connectionTimeoutMillis: 5 * second,
  lock_timeout: 3 * second,
  statement_timeout: 10 * second,
  idle_in_transaction_session_timeout: 10 * second,
  // A hanging server doesn't apply its own statement timeout.
  mostHeldMs: 15 * second,
};

/** How many requests with a session may write at once; the other connections stay free for reads. */
export const mostWriting = 6;

/** For jobs' work, migrations, change feeds and readiness. Visitors can't use these up. */
export const backgroundConnections: PoolConfig = {
  ...common,
  application_name: 'tezgah background',
  // Four jobs, two imports with up to three each, and some to spare.
  max: 12,
  connectionTimeoutMillis: 10 * second,
  lock_timeout: 30 * second,
  statement_timeout: 10 * minute,
  idle_in_transaction_session_timeout: 5 * minute,
};

/** For the job queue: two connections listen, the others take and return jobs. Its statements are short. */
export const queueConnections: PoolConfig = {
  ...common,
  application_name: 'tezgah jobs',
  max: 6,
  connectionTimeoutMillis: 10 * second,
  lock_timeout: 10 * second,
  statement_timeout: 10 * second,
  idle_in_transaction_session_timeout: 10 * second,
  // A server that vanished silently never answers; a stop must not wait for it.
  query_timeout: 15 * second,
};

/** For commands, which may take as long as they need. */
export const commandConnections: PoolConfig = {
  ...common,
  max: 10,
  connectionTimeoutMillis: 10 * second,
};
