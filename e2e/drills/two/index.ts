import { stopDatabase } from '../../bench/serve/stop-database.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import type { Drill, DrillReport, DrillRun } from '../drill.ts';
import type { Market } from '../market.ts';
import { tradeOf } from '../offered-quote.ts';
import { signedIn } from '../person.ts';
import { processesOn } from '../processes-on.ts';
import { keptAnswers, liveNews, type Outcome, type Pair, race, sameKey } from './agreement.ts';
import { oneKilled } from './one-killed.ts';

const withinMs = { whole: 5000, small: 60_000 };

/**
 * Two processes on one database and folder, as in the operator guide, without a proxy that would hide which one
 * answers.
 */
export const two: Drill = {
  name: 'two',
  group: 'service',
  promise: 'two processes agree on every outcome, and when one is killed the other serves on',
  rounds: { small: 1, whole: 50 },
  async run(asked) {
    const dataDir = temporaryFolder();
    try {
      return await disagreements(dataDir, asked);
    } finally {
      await stopDatabase(dataDir);
    }
  },
};

async function disagreements(dataDir: string, { rounds, isWhole, say }: DrillRun): Promise<DrillReport> {
  const tally = tallied();
  const start = processesOn(dataDir);
  const markets = [await start(0), await start(1)] as [Market, Market];
  const url = markets[0].url;
  const sellers = [await signedIn(url, 'machines'), await signedIn(url, 'mill')];
  const trade = await tradeOf(await signedIn(url, 'retailer'), sellers);
  for (let round = 1; round <= rounds; round += 1) {
    const [one, other] = round % 2 ? ([0, 1] as const) : ([1, 0] as const);
    const pair: Pair = {
      urls: [markets[one].url, markets[other].url],
      dataDir,
      trade,
      withinMs: isWhole ? withinMs.whole : withinMs.small,
    };
    tally('races', await race(pair));
    tally('equal requests', await sameKey(pair));
    tally('news heard', await liveNews(pair));
    tally('answers renewed', await keptAnswers(pair));
    tally('served through a kill', await oneKilled(pair, markets[one], markets[other]));
    markets[one] = await start(one);
    if (round % 10 === 0) say(`${round} rounds`);
  }
  // The first process provides the database, so it must stop last.
  await markets[1].stop();
  await markets[0].stop();
  return tally.report(rounds);
}

function tallied() {
  const broken: string[] = [];
  const worst = new Map<string, number>();
  const tally = (what: string, { broken: found, tookMs }: Outcome): void => {
    broken.push(...found);
    worst.set(what, Math.max(worst.get(what) ?? 0, tookMs ?? 0));
  };
  tally.report = (rounds: number): DrillReport => ({
    figures: {
      rounds,
      ...Object.fromEntries(
        [...worst]
          .filter(([, milliseconds]) => milliseconds > 0)
          .map(([what, milliseconds]) => [`${what}, at worst after`, `${Math.round(milliseconds)} ms`]),
      ),
      'promises broken': broken.length,
    },
    broken: broken.slice(0, 20),
  });
  return tally;
}
