import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { type LivePointer, livePointers } from './live/pointers.ts';
import { beatMs, beginProcess, endProcess, keepProcess } from './live/running-processes.ts';
import { spokenPointers } from './live/spoken-pointers.ts';
import { giveCheckout, giveWhatWaited, keepCheckout } from './publish-checkout.ts';

export type RunningCheckout = Readonly<{
  /** Why an area of this checkout isn't what visitors get, one sentence for each. */
  told: readonly string[];
  /** What visitors of this process get. */
  pointers: () => Promise<LivePointer[]>;
  stop: () => Promise<void>;
}>;

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** Publishes the areas of a checkout, and says as long as the process runs that it does, and what its host speaks. */
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
