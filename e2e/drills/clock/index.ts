import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../free-port.ts';
import { databaseUrlOf, lookInto, withDataDir } from '../database-of.ts';
import type { Drill, DrillReport, DrillRun } from '../drill.ts';
import { type Market, startMarket } from '../market.ts';
import { tradeOf } from '../offered-quote.ts';
import { signedIn } from '../person.ts';
import { deadlines } from './deadlines.ts';
import { links } from './links.ts';
import { madeBefore } from './made-before.ts';
import { orders } from './orders.ts';
import type { Clocks, Promised } from './promised.ts';
import { sessions } from './sessions.ts';

const shiftedClock = new URL('./shifted-clock.ts', import.meta.url).href;
/** A process runs its sweeps once at start; they finish within this time after it listens. */
const firstSweepsMs = 3000;

/** Three processes: one clock is right, one a day ahead, one a day behind. */
export const clock: Drill = {
  name: 'clock',
  group: 'service',
  promise: 'processes whose clocks are a day apart agree on sessions, links, ends, orders and keys',
  rounds: { small: 1, whole: 10 },
  run: (asked) => withDataDir((dataDir) => roundsOf(dataDir, asked)),
};

const promises: readonly Promised[] = [sessions, links, deadlines, orders];

async function roundsOf(dataDir: string, { rounds, say }: DrillRun): Promise<DrillReport> {
  const right = await startMarket({ dataDir, port: freePort(), env: { TRUST_PROXY: 'loopback' } });
  const sellers = [await signedIn(right.url, 'machines'), await signedIn(right.url, 'mill')];
  const trade = await tradeOf(await signedIn(right.url, 'retailer'), sellers);
  const broken: string[] = [];
  let checked = 0;
  for (let round = 1; round <= rounds; round += 1) {
    // A round sends more links and messages than the limits allow one person.
    await lookInto(dataDir, (rows) => rows('delete from rate_limit'));
    const stillThere = await madeBefore({ url: right.url, dataDir, trade });
    const wrong = await Promise.all([24, -24].map((hours) => withWrongClock(dataDir, hours)));
    await wait(firstSweepsMs);
    const [ahead, behind] = wrong.map(({ url }) => url) as [string, string];
    const clocks: Clocks = { right: right.url, ahead, behind, dataDir, trade };
    for (const promised of [stillThere, ...promises]) {
      const checks = await promised(clocks);
      checked += checks.length;
      broken.push(...checks.filter(([holds]) => !holds).map(([, sentence]) => sentence));
    }
    for (const market of wrong) await market.stop();
    say(`${round} rounds, ${checked} checks, ${broken.length} broken`);
  }
  await right.stop();
  return { figures: { rounds, checks: checked, wrong: broken.length }, broken: broken.slice(0, 20) };
}

const withWrongClock = (dataDir: string, hours: number): Promise<Market> =>
  startMarket({
    dataDir,
    port: freePort(),
    env: {
      TRUST_PROXY: 'loopback',
      DATABASE_URL: databaseUrlOf(dataDir),
      NODE_OPTIONS: `--import=${shiftedClock}`,
      DRILL_CLOCK_HOURS: String(hours),
    },
  });
