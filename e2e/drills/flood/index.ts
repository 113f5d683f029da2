import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '../../../server/src/platform/http/limits/limits.ts';
import type { Drill, DrillReport, DrillRun } from '../drill.ts';
import { type Market, startMarket } from '../market.ts';
import { request, tradeOf } from '../offered-quote.ts';
import { signedIn } from '../person.ts';
import { connectionsFrom, megabytesOf, whyNotHere } from '../process-of.ts';
import { told } from '../times.ts';
import { type Watched, watched } from '../visitors.ts';
import { type Flooding, flooder, floodingOf } from './flooding.ts';
import { lockedRow } from './locked-row.ts';
import { manyMessages } from './one-quote.ts';

const phaseMs = { small: 4000, whole: 15_000 };
/** Limit above the market's usual memory: unread answers, and garbage from making them. */
const mostMegabytes = 600;
const lettingGoMs = 120_000;
/** Answered; headers too late; too many requests; connection ended. */
const explained = ['200', '408', '429', 'none'];

/** First one address floods without reading, then one account writes without end, then one row stays locked. */
export const flood: Drill = {
  name: 'flood',
  group: 'service',
  promise:
    'no address, no account and no lock keeps others from being answered, and all is let go afterwards',
  rounds: { small: 1, whole: 5 },
  missing: whyNotHere,
  async run(asked) {
    // The write limit as operators have it.
    const market = await startMarket({ env: { WRITES_PER_MINUTE: '600' } });
    const flooding = floodingOf(market, {
      path: await largeFile(market.url),
      unread: asked.isWhole ? 300 : 100,
    });
    try {
      return await flooded(market, flooding, asked);
    } finally {
      flooding.stop();
      await flooding.end();
      await market.stop();
    }
  },
};

async function flooded(market: Market, flooding: Flooding, asked: DrillRun): Promise<DrillReport> {
  const { url, pid } = market;
  await watched(url, wait(2000));
  const before = megabytesOf(pid);
  const phases = await rounds(market, flooding, asked);
  const quotes = { ...(await quotesOf(url)), isWhole: asked.isWhole };
  const others = [await manyMessages(market, quotes), await lockedRow(market, quotes)];
  // The market drops connections that read nothing after a minute or two; a small drill ends them itself.
  if (!asked.isWhole) await flooding.end();
  const letGo = await untilLetGo(market);
  await flooding.end();
  const { seen } = flooding;
  const grown = seen.megabytes - before;
  const unexplained = Object.keys(seen.statuses).filter((it) => !explained.includes(it));
  const checks: readonly (readonly [boolean, string])[] = [
    [seen.connections <= limits.connections, `One address had ${seen.connections} connections at once.`],
    [seen.endedByServer > 0, 'No connection of the flooder was ended.'],
    [grown <= mostMegabytes, `The market took ${grown} MB more than before.`],
    [letGo.seconds !== null, `${letGo.left} connections of the flooder were never let go.`],
    [unexplained.length === 0, `The flooder was answered ${unexplained}.`],
  ];
  return {
    figures: {
      rounds: asked.rounds,
      ...phases.figures,
      'connections of the flooder': `${seen.opened} opened, ${seen.endedByServer} ended, ${seen.connections} at once at most`,
      'answers to the flooder': JSON.stringify(seen.statuses),
      memory: `${before} MB before, ${seen.megabytes} at most, ${megabytesOf(pid)} after`,
      'everything let go after': `${letGo.seconds} s`,
      ...others[0]?.figures,
      ...others[1]?.figures,
    },
    broken: [
      ...phases.broken,
      ...checks.filter(([holds]) => !holds).map(([, sentence]) => sentence),
      ...others.flatMap((it) => it.broken),
    ],
  };
}

async function rounds(
  { url }: Market,
  flooding: Flooding,
  { rounds, isWhole, say }: DrillRun,
): Promise<DrillReport> {
  const lasting = () => watched(url, wait(isWhole ? phaseMs.whole : phaseMs.small));
  const phases = new Map<string, Watched[]>([
    ['quiet', []],
    ['never read', []],
    ['and a crowd', []],
  ]);
  const during = async (phase: string) => phases.get(phase)?.push(await lasting());
  for (let round = 1; round <= rounds; round += 1) {
    await during('quiet');
    flooding.begin('pipelined');
    await during('never read');
    flooding.begin('silent', 'within', 'busy');
    await during('and a crowd');
    await flooding.end(...(round < rounds ? [] : (['pipelined', 'silent', 'busy'] as const)));
    say(`round ${round}: ${flooding.seen.connections} connections, ${flooding.seen.megabytes} MB at most`);
  }
  const all = [...phases].flatMap(([phase, seen]) => [
    [`visitors, ${phase}`, told(seen.flatMap(({ visitors }) => visitors))],
    [`health, ${phase}`, told(seen.flatMap(({ health }) => health))],
  ]);
  return {
    figures: Object.fromEntries(all),
    broken: [...phases].flatMap(([phase, seen]) =>
      seen.flatMap(({ wrong }) => wrong.map((it) => `${phase}: ${it}`)),
    ),
  };
}

/** Waits until the market has no connection of the flooder left. Null if that never happens. */
async function untilLetGo({ url, pid }: Market) {
  const port = Number(new URL(url).port);
  const since = performance.now();
  for (;;) {
    const left = connectionsFrom(flooder, { pid, port });
    const passed = performance.now() - since;
    if (left === 0) return { left, seconds: Math.round(passed / 1000) };
    if (passed > lettingGoMs) return { left, seconds: null };
    await wait(500);
  }
}

/** The host's script, the largest file that every visitor loads. */
async function largeFile(url: string): Promise<string> {
  const page = await (await fetch(`${url}/shop`)).text();
  const path = /\/h\/host\.[0-9a-f]+\.js/.exec(page)?.[0];
  if (!path) throw new Error('The page names no script of the host.');
  return path;
}

async function quotesOf(url: string) {
  const [buyer, seller] = [await signedIn(url, 'retailer'), await signedIn(url, 'machines')];
  const trade = await tradeOf(buyer, [seller, await signedIn(url, 'mill')]);
  const ofSeller = async () => (await request(trade))[0] ?? '';
  return {
    many: await ofSeller(),
    locked: await ofSeller(),
    free: await ofSeller(),
    buyer,
    seller,
    other: await signedIn(url, 'plain'),
    productId: trade.products[0] ?? '',
  };
}
