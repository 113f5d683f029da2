import { keepListening } from './keep-listening.ts';
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

/**
 * Listens to a PostgreSQL channel for committed changes. Data read after a version was taken is at least that new.
 */
export function openChangeFeed(
  db: Database,
  { channel, log, proofEveryMs = 400, onWords, onOpen }: Options,
): ChangeFeed {
  // The connection is trusted no longer than this, even if the network reports no error.
  const trustedForMs = proofEveryMs * 2 + 100;
  let told = 0;
  let trustedUntil = 0;
  /** Log a loss once, however many retries fail. */
  let isLossTold = false;

  const listener = keepListening(db, channel, {
    proofEveryMs,
    onNotification: (words) => {
      if (words) onWords?.(words);
      else told += 1;
    },
    onOpen: () => {
      // Changes may have been missed before listening started.
      told += 1;
      isLossTold = false;
      onOpen?.();
    },
    onProof: (askedAt) => {
      trustedUntil = askedAt + trustedForMs;
    },
    onLost: (error) => {
      if (!isLossTold) log.warn({ err: error }, `changes on ${channel} are not heard`);
      isLossTold = true;
      trustedUntil = 0;
    },
  });
  return {
    version: () => (performance.now() < trustedUntil ? told : null),
    close: async () => {
      trustedUntil = 0;
      await listener.close();
    },
  };
}
