import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { isDatabaseAway, NoConnection } from './database-trouble.ts';

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error) => void,
) => void;

/** `mostHeldMs`: a connection held longer than this is taken back, so that a hanging server doesn't keep it. */
export type MarketPoolConfig = PoolConfig & Readonly<{ mostHeldMs?: number }>;

/**
 * A pool that survives broken connections. A connection that breaks in use returns by itself: its holder may not
 * notice (a transaction whose `begin` fails never releases its connection), and the pool would shrink.
 */
export class MarketPool extends Pool {
  readonly #onBroken: (error: unknown) => void;
  readonly #mostHeldMs: number | undefined;

  constructor({ mostHeldMs, ...config }: MarketPoolConfig, onBroken: (error: unknown) => void) {
    super({ verify: refuseReplica, ...config });
    this.#onBroken = onBroken;
    this.#mostHeldMs = mostHeldMs;
    // Without an error listener, a connection that ends would crash the process.
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

/** Refuses a replica that is being promoted: it accepts connections before it accepts writes. */
function refuseReplica(client: PoolClient, done: (error?: Error) => void): void {
  const asked = { text: 'select pg_is_in_recovery() as replica', query_timeout: 5000 };
  client.query<{ replica: boolean }>(asked).then(
    ({ rows }) => done(rows[0]?.replica ? new Error('this is a replica that only reads') : undefined),
    (error: Error) => done(error),
  );
}
