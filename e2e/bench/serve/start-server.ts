import { join } from 'node:path';
import { startChild, stopChild } from '../children.ts';
import type { PriceChange } from './change-prices.ts';
import type { Served, ServeOrder } from './message.ts';
import { stopDatabase } from './stop-database.ts';

export type Server = Served &
  Readonly<{
    pid: number;
    /** Resolves when it is committed. */
    changePrice: (change: PriceChange) => Promise<void>;
    stop: () => Promise<void>;
  }>;

const program = join(import.meta.dirname, 'serve.ts');

/** Starts the market's server as a process of its own and waits until it answers. */
export async function startServer(order: ServeOrder): Promise<Server> {
  const { child, ended } = startChild([program, JSON.stringify(order)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    afterEnd: () => stopDatabase(order.dataDir),
  });
  const served = await Promise.race([
    new Promise<Served>((resolve) => child.once('message', (message) => resolve(message as Served))),
    ended.then((code) => {
      throw new Error(`The server ended before it listened (exit code ${code}); its output stands above.`);
    }),
  ]);
  const changePrice = (change: PriceChange) =>
    new Promise<void>((resolve, reject) => {
      child.once('message', ({ committed, error }: { committed: boolean; error?: string }) =>
        committed ? resolve() : reject(new Error(error)),
      );
      child.send(change);
    });
  return { ...served, pid: child.pid ?? 0, changePrice, stop: () => stopChild(child) };
}
