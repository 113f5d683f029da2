import { join } from 'node:path';
import { startChild, stopChild } from '../../children.ts';
import type { Comparison } from '../queue/fill-comparison.ts';
import type { Years } from '../queue/fill-years.ts';
import type { Served, ServeOrder } from './message.ts';
import type { BenchCommand, CommandResult, PriceChange, StockChange } from './on-demand.ts';
import { stopDatabase } from './stop-database.ts';

export type Server = Served &
  Readonly<{
    pid: number;
    /** Resolves once committed. */
    changePrice: (change: PriceChange) => Promise<void>;
    /** Changes the bench's own product; resolves to its id once committed. */
    changeStock: (change: StockChange) => Promise<string>;
    /** Creates signed-in people with empty carts; resolves to their `cookie` headers. */
    newBuyers: (count: number) => Promise<readonly string[]>;
    /** Gives a demo bank so many requests; resolves to its officer's `cookie` header. */
    fillQueue: (count: number) => Promise<string>;
    /** Adds so many companies with documents; resolves to the `cookie` header of one of the staff. */
    fillCompanies: (count: number) => Promise<string>;
    /** Adds a quote with so many banks' offers; resolves to its buyer's `cookie` header and its id. */
    fillComparison: (comparison: Comparison) => Promise<readonly [cookie: string, quote: string]>;
    /** Gives a maker so many years of requests and views; resolves to the `cookie` header of one of its people. */
    fillYears: (years: Years) => Promise<string>;
    /** Gives a maker so many products; resolves to the `cookie` header of one of its people. */
    fillOwnProducts: (count: number) => Promise<string>;
    /** Puts a new buyer on so many private price lists; resolves to their `cookie` header. */
    fillPriceLists: (count: number) => Promise<string>;
    stop: () => Promise<void>;
  }>;

const program = join(import.meta.dirname, 'serve.ts');

/** Starts the market's server in a process of its own and waits until it answers. */
export async function startServer(order: ServeOrder): Promise<Server> {
  // As `npm start` does.
  const { child, ended } = startChild(['--max-semi-space-size=16', program, JSON.stringify(order)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    afterEnd: () => stopDatabase(order.dataDir),
  });
  const served = await Promise.race([
    new Promise<Served>((resolve) => child.once('message', (message) => resolve(message as Served))),
    ended.then((code) => {
      throw new Error(`The server ended before it listened (exit code ${code}); its output stands above.`);
    }),
  ]);
  const command = (asked: BenchCommand) =>
    new Promise<readonly string[]>((resolve, reject) => {
      child.once('message', ({ told, error }: CommandResult) =>
        error ? reject(new Error(error)) : resolve(told),
      );
      child.send(asked);
    });
  return {
    ...served,
    pid: child.pid ?? 0,
    changePrice: async (price) => void (await command({ price })),
    changeStock: async (stock) => (await command({ stock }))[0] ?? '',
    newBuyers: (buyers) => command({ buyers }),
    fillQueue: async (queue) => (await command({ queue }))[0] ?? '',
    fillCompanies: async (companies) => (await command({ companies }))[0] ?? '',
    fillComparison: async (comparison) => {
      const [cookie = '', quote = ''] = await command({ comparison });
      return [cookie, quote];
    },
    fillYears: async (makersYears) => (await command({ makersYears }))[0] ?? '',
    fillOwnProducts: async (ownProducts) => (await command({ ownProducts }))[0] ?? '',
    fillPriceLists: async (priceLists) => (await command({ priceLists }))[0] ?? '',
    stop: () => stopChild(child),
  };
}
