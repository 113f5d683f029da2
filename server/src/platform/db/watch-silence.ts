import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { databaseTrouble } from './database-trouble.ts';

type Patience = Readonly<{
  /** A database that gives no answer for this long is silent. */
  mostMs: number;
  everyMs: number;
}>;

const patience: Patience = { mostMs: 60_000, everyMs: 5000 };

/**
 * Calls `onSilent` once the database has given no answer for a minute. A statement may take as long as it needs, such
 * as a migration's; this asks on a connection of its own. Returns a function that ends the watch.
 */
export function watchSilence(
  connection: ClientConfig,
  onSilent: (seconds: number) => void,
  { mostMs, everyMs }: Patience = patience,
): () => void {
  const ended = new AbortController();
  const watch = async (): Promise<void> => {
    for (let heard = performance.now(); !ended.signal.aborted; ) {
      await sleep(everyMs, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);
      if (ended.signal.aborted) return;
      // Several attempts, so that one during which this process was busy itself doesn't count.
      if (await answers(connection, mostMs / 4)) heard = performance.now();
      else if (!ended.signal.aborted && performance.now() - heard >= mostMs) return onSilent(mostMs / 1000);
    }
  };
  void watch();
  return () => ended.abort();
}

/** Whether it gives any answer; being busy is one. */
async function answers(connection: ClientConfig, withinMs: number): Promise<boolean> {
  const client = new Client({ ...connection, connectionTimeoutMillis: withinMs, query_timeout: withinMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return databaseTrouble(error) === 'busy';
  } finally {
    void client.end().catch(() => undefined);
  }
}
