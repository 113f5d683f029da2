import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { type LivePointer, livePointers } from './live/pointers.ts';
import { beatMs, beginProcess, endProcess, keepProcess } from './live/running-processes.ts';
import { spokenPointers } from './live/spoken-pointers.ts';
import { giveCheckout, giveWhatWaited, keepCheckout } from './publish-checkout.ts';

export type RunningCheckout = Readonly<{
  /** A sentence for each area of this checkout that visitors don't get, with the reason. */
  told: readonly string[];
  /** The releases that visitors of this process get. */
  pointers: () => Promise<LivePointer[]>;
  stop: () => Promise<void>;
}>;

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** Publishes a checkout's areas and, while the process runs, reports it with its host's contract. */
export async function runCheckout(
  db: Database,
  store: FileStore,
  checkout: string,
  log: Log,
): Promise<RunningCheckout> {
  const self = await beginProcess(db);
  const own = await keepCheckout(db, store, checkout);
  const told = await giveCheckout(db, own, self);
  let turn = Promise.resolve();
  const beat = async () => {
    await keepProcess(db, self);
    await giveWhatWaited(db, own, self);
  };
  const timer = setInterval(() => {
    turn = turn
      .then(beat)
      .catch((error: unknown) => log.warn(error, 'this process could not report that it runs'));
  }, beatMs).unref();
  return {
    told,
    pointers: async () => spokenPointers(await livePointers(db), own),
    async stop() {
      clearInterval(timer);
      await turn;
      await endProcess(db, self).catch(() => undefined);
    },
  };
}
