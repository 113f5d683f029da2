import type { PoolConfig } from 'pg';
import type { MarketPoolConfig } from './market-pool.ts';

const second = 1000;
const minute = 60 * second;

/** For both pools. Keep-alive notices a server or network that vanished without a word. */
const common: PoolConfig = {
  application_name: 'tezgah',
  // A new connection has to learn the tables first, and somebody waits for that: kept through quiet minutes.
  idleTimeoutMillis: 10 * minute,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * second,
};

/** For visitors' requests. One that waits longer is answered 503 with `Retry-After`. */
export const webConnections: MarketPoolConfig = {
  ...common,
  max: 10,
  connectionTimeoutMillis: 5 * second,
  lock_timeout: 3 * second,
  statement_timeout: 10 * second,
  idle_in_transaction_session_timeout: 10 * second,
  // A server that hangs never cancels a statement itself.
  mostHeldMs: 15 * second,
};

/** Requests with a session that write at the same time: the other connections are kept for reading. */
export const mostWriting = 6;

/** For what jobs do, migrations, the change feeds and readiness; visitors can't use these up. */
export const backgroundConnections: PoolConfig = {
  ...common,
  application_name: 'tezgah background',
  max: 5,
  connectionTimeoutMillis: 10 * second,
  lock_timeout: 30 * second,
  statement_timeout: 10 * minute,
  idle_in_transaction_session_timeout: 5 * minute,
};

/** For the queue of jobs: one listens, the others take jobs and give them back. Its statements are short. */
export const queueConnections: PoolConfig = {
  ...common,
  application_name: 'tezgah jobs',
  max: 4,
  connectionTimeoutMillis: 10 * second,
  lock_timeout: 10 * second,
  statement_timeout: 10 * second,
  idle_in_transaction_session_timeout: 10 * second,
  // A server that vanished without a word answers nothing; a stop must not wait for it.
  query_timeout: 15 * second,
};

/** For commands, which work as long as they need. */
export const commandConnections: PoolConfig = {
  ...common,
  max: 10,
  connectionTimeoutMillis: 10 * second,
};
