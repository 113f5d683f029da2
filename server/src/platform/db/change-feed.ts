import { Client } from 'pg';
import type { Database } from './types.ts';

type Log = Readonly<{ warn: (details: object, message: string) => void }>;

export type ChangeFeed = Readonly<{
  /** Rises with every change that was told; null while it isn't certain that changes would be told. */
  version: () => number | null;
  close: () => Promise<void>;
}>;

type Options = Readonly<{
  channel: string;
  log: Log;
  /** How often the connection proves that it lives. After a bit more than twice that it counts as lost. */
  proofEveryMs?: number;
  /** Gets what is told with words; what is told without is only counted. */
  onWords?: (words: string) => void;
  /** From now on changes are heard, the first time or again; what was told before was not. */
  onOpen?: () => void;
}>;

const retryAfterMs = 1000;
/** A server or a network that vanished without a word ends no connection. */
const answerMs = 5000;

/**
 * Hears what transactions tell on a channel of PostgreSQL when they commit. What is read after a version was seen is
 * at least as new as that version. A connection of its own, because listening belongs to one.
 */
export function openChangeFeed(
  db: Database,
  { channel, log, proofEveryMs = 400, onWords, onOpen }: Options,
): ChangeFeed {
  // Whatever the network says of it.
  const trustedForMs = proofEveryMs * 2 + 100;
  let told = 0;
  let trustedUntil = 0;
  let closed = false;
  /** Said once, however often it is tried again. */
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
    // What was told while nobody listened.
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

/** Whether what another connection tells arrives here: a pooler between us and PostgreSQL may swallow it. */
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
