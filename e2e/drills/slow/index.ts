import { setTimeout as wait } from 'node:timers/promises';
import type { Drill, DrillReport, DrillRun } from '../drill.ts';
import { inThread } from '../in-thread.ts';
import { type Market, startMarket } from '../market.ts';
import { connectionsFrom, type Listening, megabytesOf, whyNotHere } from '../process-of.ts';
import { told, within } from '../times.ts';
import { watched } from '../visitors.ts';
import type { Slow, SlowReport } from './slow-connections.ts';

const addresses = 20;
const lastsMs = { small: 6000, whole: 60_000 };
/** Time until all connections are open. */
const openingMs = 12_000;
const mostMs = 500;

/** One round is one connection. A quarter each: slow headers, slow bodies, slow readers, silent ones. */
export const slow: Drill = {
  name: 'slow',
  group: 'service',
  promise: 'thousands of slow connections hold up nobody: 99 of 100 visitors are answered within 500 ms',
  rounds: { small: 200, whole: 2000 },
  missing: whyNotHere,
  async run(asked) {
    const market = await startMarket();
    try {
      return await slowed(market, asked);
    } finally {
      await market.stop();
    }
  },
};

async function slowed(market: Market, { rounds, isWhole, say }: DrillRun): Promise<DrillReport> {
  const { hostname: host, port } = new URL(market.url);
  const lasts = isWhole ? lastsMs.whole : lastsMs.small;
  await watched(market.url, wait(2000));
  const quiet = await watched(market.url, wait(lasts / 3));
  const before = megabytesOf(market.pid);
  const slowly = inThread<SlowReport>(new URL('./slow-connections.ts', import.meta.url), {
    host,
    port: Number(port),
    connections: rounds,
    addresses,
  } satisfies Slow);
  await wait(openingMs);
  say(`${heldNow({ pid: market.pid, port: Number(port) })} slow connections are open`);
  const seen = await watched(market.url, wait(lasts));
  const open = heldNow({ pid: market.pid, port: Number(port) });
  const memory = megabytesOf(market.pid);
  const { readers, ...ended } = await slowly.end();
  const broken = [...quiet.wrong, ...seen.wrong];
  const late = within(0.99, seen.visitors) ?? Number.POSITIVE_INFINITY;
  if (isWhole && late > mostMs) broken.push(`1 of 100 visitors waited for more than ${mostMs} ms.`);
  for (const [kind, { ended: count, stillOpen }] of Object.entries(ended)) {
    if (count === 0 || stillOpen > 0)
      broken.push(`${stillOpen} slow connections of the kind ${kind} never ended.`);
  }
  return {
    figures: {
      'slow connections': `${rounds}, of them open at the end: ${open}`,
      'visitors without them': told(quiet.visitors),
      'visitors with them': told(seen.visitors),
      'health without them': told(quiet.health),
      'health with them': told(seen.health),
      memory: `${before} MB before, ${memory} with them`,
      ...Object.fromEntries(
        Object.entries(ended).map(([kind, it]) => [
          `slow ${kind}`,
          `${it.opened} opened, ${it.ended} ended, after ${it.longestSeconds.toFixed(0)} s at the latest`,
        ]),
      ),
      'slow readers': `${readers.opened} opened, ${readers.ended} ended`,
    },
    broken,
  };
}

function heldNow(listening: Listening): number {
  return Array.from({ length: addresses }, (_, number) =>
    connectionsFrom(`127.0.1.${number + 1}`, listening),
  ).reduce((sum, count) => sum + count, 0);
}
