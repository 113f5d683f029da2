import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { isDatabaseAway, NoConnection } from './database-trouble.ts';

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error) => void,
) => void;

/** `mostHeldMs`: whoever has a connection for longer loses it, so that a server which fell silent keeps none. */
export type MarketPoolConfig = PoolConfig & Readonly<{ mostHeldMs?: number }>;

/**
 * A pool that outlives its connections. One that breaks while somebody has it goes back by itself: whoever had it may
 * not notice (a transaction whose `begin` fails never gives its connection back), and the pool would get smaller.
 */
export class MarketPool extends Pool {
  readonly #onBroken: (error: unknown) => void;
  readonly #mostHeldMs: number | undefined;

  constructor({ mostHeldMs, ...config }: MarketPoolConfig, onBroken: (error: unknown) => void) {
    super({ verify: refuseReplica, ...config });
    this.#onBroken = onBroken;
    this.#mostHeldMs = mostHeldMs;
    // Without a listener the end of a connection, idle or in use, would be the end of the process.
    this.on('error', onBroken);
    this.on('connect', (client) => client.on('error', onBroken));
  }

  override connect(): Promise<PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<PoolClient> | undefined {
    if (!taken) {
      return super.connect().then(
        (client) => givenBackOnce(client, this.#mostHeldMs),
        (error: unknown) => {
          throw this.#none(error);
        },
      );
    }
    super.connect((error, client) => {
      const held = client && givenBackOnce(client, this.#mostHeldMs);
      taken(held ? undefined : this.#none(error), held, held?.release ?? (() => undefined));
    });
    return undefined;
  }

  #none(cause: unknown): NoConnection {
    const error = new NoConnection(cause);
    if (isDatabaseAway(error)) this.#onBroken(error);
    return error;
  }
}

function givenBackOnce(client: PoolClient, mostHeldMs: number | undefined): PoolClient {
  const { release } = client;
  let isBack = false;
  const giveBack = (error?: Error | boolean): void => {
    if (isBack) return;
    isBack = true;
    clearTimeout(timer);
    client.off('error', giveBack);
    release.call(client, error);
  };
  const timer = mostHeldMs && setTimeout(() => giveBack(new Error('held for too long')), mostHeldMs).unref();
  client.once('error', giveBack);
  client.release = giveBack;
  return client;
}

/** A replica that is to be promoted takes connections before it takes writes; it is no database of ours until then. */
function refuseReplica(client: PoolClient, done: (error?: Error) => void): void {
  const asked = { text: 'select pg_is_in_recovery() as replica', query_timeout: 5000 };
  client.query<{ replica: boolean }>(asked).then(
    ({ rows }) => done(rows[0]?.replica ? new Error('this is a replica that only reads') : undefined),
    (error: Error) => done(error),
  );
}
