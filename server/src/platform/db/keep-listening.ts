import { Client } from 'pg';
import type { Database } from './types.ts';

type Listener = Readonly<{
  /** Milliseconds between checks of the connection. */
  proofEveryMs: number;
  onNotification: (payload: string | undefined) => void;
  /** Called whenever listening starts, first or again. Earlier notifications are lost. */
  onOpen: () => void;
  /** The connection answered a check that was sent at this time of `performance.now()`. */
  onProof: (askedAt: number) => void;
  /** Called for each lost connection and each failed attempt to open one. */
  onLost: (error: unknown) => void;
}>;

const retryAfterMs = 1000;
/** A connection to a server or network that vanished silently doesn't end by itself. */
const answerMs = 5000;

/** Keeps listening to a channel on a connection of its own, because LISTEN belongs to one connection. */
export function keepListening(
  db: Database,
  channel: string,
  { proofEveryMs, onNotification, onOpen, onProof, onLost }: Listener,
): Readonly<{ close: () => Promise<void> }> {
  let closed = false;
  let current: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds).unref();
    });

  const listen = async (): Promise<void> => {
    const client = new Client({ ...db.$client.options, query_timeout: answerMs });
    current = client;
    const lost = lossOf(client);
    client.on('notification', ({ payload }) => onNotification(payload));
    await client.connect();
    await client.query(`listen "${channel}"`);
    await Promise.race([isHeard(db, client, channel), lost]);
    if (!closed) onOpen();
    while (!closed) {
      const askedAt = performance.now();
      await Promise.race([client.query('select 1'), lost]);
      if (!closed) onProof(askedAt);
      await Promise.race([pause(proofEveryMs), lost]);
    }
  };
  const keepOn = async (): Promise<void> => {
    while (!closed) {
      await listen().catch((error: unknown) => {
        if (!closed) onLost(error);
      });
      await current?.end().catch(() => undefined);
      if (!closed) await pause(retryAfterMs);
    }
  };
  void keepOn();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await current?.end().catch(() => undefined);
    },
  };
}

/** Rejects when the connection fails or ends. */
function lossOf(client: Client): Promise<never> {
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.once('end', () => reject(new Error('the connection ended')));
  });
  lost.catch(() => undefined);
  return lost;
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
