import { Client } from 'pg';
import type { Database } from './types.ts';

type Log = Readonly<{ warn: (details: object, message: string) => void }>;

export type ChangeFeed = Readonly<{
  /** Increases with every change; null while changes might be missed. */
  version: () => number | null;
  close: () => Promise<void>;
}>;

type Options = Readonly<{
  channel: string;
  log: Log;
  /** Milliseconds between checks of the connection. It counts as lost after a bit more than twice that. */
  proofEveryMs?: number;
  /** Gets each notification that has a payload; those without only increase the version. */
  onWords?: (words: string) => void;
  /** Called whenever listening starts, first or again. Earlier notifications are lost. */
  onOpen?: () => void;
}>;

const retryAfterMs = 1000;
/** A connection to a server or network that vanished silently doesn't end by itself. */
const answerMs = 5000;

/**
 * Listens to a PostgreSQL channel for committed changes. Data read after a version was taken is at least that new.
 * It uses a connection of its own, because LISTEN belongs to one connection.
 */
export function openChangeFeed(
  db: Database,
  { channel, log, proofEveryMs = 400, onWords, onOpen }: Options,
): ChangeFeed {
  // The connection is trusted no longer than this, even if the network reports no error.
  const trustedForMs = proofEveryMs * 2 + 100;
  let told = 0;
  let trustedUntil = 0;
  let closed = false;
  /** Log a loss once, however many retries fail. */
  let isLossTold = false;
  let current: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const open = async (): Promise<void> => {
    const client = new Client({ ...db.$client.options, query_timeout: answerMs });
    current = client;
    const lost = new Promise<never>((_, reject) => {
      client.on('error', reject);
      client.once('end', () => reject(new Error('the connection ended')));
    });
    lost.catch(() => undefined);
    client.on('notification', ({ payload }) => {
      if (payload) onWords?.(payload);
      else told += 1;
    });
    await client.connect();
    await client.query(`listen "${channel}"`);
    await Promise.race([isHeard(db, client, channel), lost]);
    // Changes may have been missed before listening started.
    told += 1;
    isLossTold = false;
    if (!closed) onOpen?.();
    while (!closed) {
      const asked = performance.now();
      await Promise.race([client.query('select 1'), lost]);
      trustedUntil = asked + trustedForMs;
      await Promise.race([pause(proofEveryMs), lost]);
    }
  };
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds).unref();
    });
  const keepOpen = async (): Promise<void> => {
    while (!closed) {
      await open().catch((error: unknown) => {
        if (!closed && !isLossTold) log.warn({ err: error }, `changes on ${channel} are not heard`);
        isLossTold = true;
      });
      trustedUntil = 0;
      await current?.end().catch(() => undefined);
      if (!closed) await pause(retryAfterMs);
    }
  };
  void keepOpen();
  return {
    version: () => (performance.now() < trustedUntil ? told : null),
    close: async () => {
      closed = true;
      trustedUntil = 0;
      clearTimeout(timer);
      await current?.end().catch(() => undefined);
    },
  };
}

const patienceMs = 2000;

/** Checks that notifications of other connections arrive: a pooler before PostgreSQL may swallow them. */
async function isHeard(db: Database, client: Client, channel: string): Promise<void> {
  const word = `heard ${Math.random()}`;
  let timer: NodeJS.Timeout | undefined;
  const heard = new Promise<void>((resolve, reject) => {
    client.on('notification', ({ payload }) => payload === word && resolve());
    timer = setTimeout(() => reject(new Error('nothing arrives on this connection')), patienceMs).unref();
  });
  heard.catch(() => undefined);
  await db.$client.query('select pg_notify($1, $2)', [channel, word]);
  await heard.finally(() => clearTimeout(timer));
}
