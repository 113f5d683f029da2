import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../../../platform/db/index.ts';

/** Listens as every process does. `after` returns what is told of a change. */
export async function hearChanges(db: Database) {
  const client = new Client(db.$client.options);
  // The test's database may go before the test closes this.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('listen market_change');
  let told: string[] = [];
  client.on('notification', ({ payload = '' }) => told.push(payload));
  /** All that was told until now: PostgreSQL keeps the order of commits. */
  const toldUntilNow = async (): Promise<readonly string[]> => {
    const end = randomUUID();
    const ended = new Promise<void>((resolve) => {
      client.on('notification', ({ payload }) => {
        if (payload === end) resolve();
      });
    });
    await client.query(`notify market_change, '${end}'`);
    await ended;
    const all = told.filter((it) => it !== end);
    told = [];
    return all.toSorted();
  };
  const after = async (change: () => Promise<unknown>): Promise<readonly string[]> => {
    await toldUntilNow();
    await change();
    return toldUntilNow();
  };
  return { after, close: () => client.end() };
}
