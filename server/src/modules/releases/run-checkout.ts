import type { FastifyBaseLogger } from 'fastify';
import type { AreaId } from 'shared-kit/contract/areas';
import type { Database } from '../../platform/db/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { areasThatLeft } from './leave.ts';
import type { Host } from './live/host.ts';
import { type LivePointer, livePointers } from './live/pointers.ts';
import { beatMs, beginProcess, endProcess, keepProcess } from './live/running-processes.ts';
import { shownPointers } from './live/shown-pointers.ts';
import { giveCheckout, giveWhatWaited, keepCheckout } from './publish-checkout.ts';

export type RunningCheckout = Readonly<{
  /** A sentence for each area of this checkout that visitors don't get, with the reason. */
  told: readonly string[];
  /** The releases that visitors of this process get. */
  pointers: () => Promise<LivePointer[]>;
  stop: () => Promise<void>;
}>;

type Log = Pick<FastifyBaseLogger, 'warn'>;

type Checkout = Readonly<{
  folder: string;
  host: Host;
  /** Areas whose live release may be unavailable, because the host can't show it. */
  allowed: readonly AreaId[];
}>;

/** Publishes a checkout's areas and, while the process runs, reports it with what its host can show. */
export async function runCheckout(
  db: Database,
  store: FileStore,
  { folder, host, allowed }: Checkout,
  log: Log,
): Promise<RunningCheckout> {
  const self = await beginProcess(db, host);
  const { own, refused } = await keepCheckout(db, store, folder);
  const { told, waiting } = await giveCheckout(db, own, self);
  let waited = waiting;
  let turn = Promise.resolve();
  const beat = async () => {
    await keepProcess(db, self);
    waited = await giveWhatWaited(db, own, self, waited);
  };
  const timer = setInterval(() => {
    turn = turn
      .then(beat)
      .catch((error: unknown) => log.warn(error, 'this process could not report that it runs'));
  }, beatMs).unref();
  return {
    told: [...refused, ...told],
    async pointers() {
      const [live, left] = await Promise.all([livePointers(db), areasThatLeft(db)]);
      return shownPointers({ live, own: own.filter(({ id }) => !left.has(id)), host, allowed });
    },
    async stop() {
      clearInterval(timer);
      await turn;
      await endProcess(db, self).catch(() => undefined);
    },
  };
}
