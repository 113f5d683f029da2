import { limits } from '../../../server/src/platform/http/limits/limits.ts';
import { type InThread, inThread } from '../in-thread.ts';
import type { Market } from '../market.ts';
import { connectionsFrom, megabytesOf } from '../process-of.ts';
import type { Busy } from './busy.ts';
import type { FloodReport, Unread } from './unread.ts';

export const flooder = '127.0.0.2';
const everyMs = 200;

export type Way = 'pipelined' | 'silent' | 'within' | 'busy';

export type Flooding = Readonly<{
  begin: (...ways: readonly Way[]) => void;
  /** Ends these kinds of flooding, or all; unread answers are then read. */
  end: (...ways: readonly Way[]) => Promise<void>;
  seen: Readonly<{
    /** Most connections of the market at once. */
    connections: number;
    megabytes: number;
    opened: number;
    endedByServer: number;
    /** Number of answers to the flooder, by status. */
    statuses: Readonly<Record<string, number>>;
  }>;
  stop: () => void;
}>;

/** A large answer, and the number of connections that request it as often as allowed and never read it. */
type Sizes = Readonly<{ path: string; unread: number }>;

/** Starts the threads of each kind of flooding. */
function starters({ url }: Market, sizes: Sizes): Readonly<Record<Way, () => InThread<FloodReport>>> {
  const { hostname: host, port } = new URL(url);
  const unread = (way: Pick<Unread, 'connections' | 'requests' | 'goesOn'>) =>
    inThread<FloodReport>(new URL('./unread.ts', import.meta.url), {
      host,
      port: Number(port),
      localAddress: flooder,
      path: sizes.path,
      ...way,
    } satisfies Unread);
  return {
    pipelined: () => unread({ connections: 100, requests: 40, goesOn: true }),
    within: () => unread({ connections: sizes.unread, requests: limits.pipelined, goesOn: false }),
    silent: () => unread({ connections: 1600, requests: 0, goesOn: true }),
    busy: () =>
      inThread(new URL('./busy.ts', import.meta.url), {
        url,
        localAddress: flooder,
        clients: 64,
        path: '/shop',
      } satisfies Busy),
  };
}

/** All kinds of flooding from one address. */
export function floodingOf(market: Market, sizes: Sizes): Flooding {
  const start = starters(market, sizes);
  const server = { pid: market.pid, port: Number(new URL(market.url).port) };
  const running = new Map<Way, InThread<FloodReport>>();
  const seen = {
    connections: 0,
    megabytes: 0,
    opened: 0,
    endedByServer: 0,
    statuses: {} as Record<string, number>,
  };
  const looking = setInterval(() => {
    seen.connections = Math.max(seen.connections, connectionsFrom(flooder, server));
    seen.megabytes = Math.max(seen.megabytes, megabytesOf(server.pid));
  }, everyMs);
  return {
    begin: (...names) => {
      for (const name of names) running.set(name, start[name]());
    },
    end: async (...names) => {
      for (const name of names.length > 0 ? names : [...running.keys()]) {
        const report = await running.get(name)?.end();
        running.delete(name);
        if (!report) continue;
        seen.opened += report.opened;
        seen.endedByServer += report.endedByServer;
        for (const [status, count] of Object.entries(report.statuses))
          seen.statuses[status] = (seen.statuses[status] ?? 0) + count;
      }
    },
    seen,
    stop: () => clearInterval(looking),
  };
}
