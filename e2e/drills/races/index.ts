import { makeWorld } from '../../../server/src/access/testing/world.ts';
import { openDatabase } from '../../../server/src/platform/db/open-database.ts';
import { testSecret } from '../../../server/src/platform/testing/test-env.ts';
import { stopDatabase } from '../../bench/serve/stop-database.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { databaseUrlOf } from '../database-of.ts';
import type { Drill, DrillReport, DrillRun } from '../drill.ts';
import { sendTo } from '../matrix/send-to.ts';
import { processesOn } from '../processes-on.ts';
import type { Arena, Outcome } from './arena.ts';
import { financingRaces } from './financing-races.ts';
import { otherRaces } from './other-races.ts';
import { quoteRaces } from './quote-races.ts';

const all = Object.entries({ ...quoteRaces, ...financingRaces, ...otherRaces });
const mostShown = 20;

/** Each round is one race; the kinds take turns. */
export const races: Drill = {
  name: 'races',
  group: 'data',
  promise:
    'moves that meet at two processes have one outcome, and the database agrees with what was answered',
  rounds: { small: 50, whole: 10_000 },
  parts: all.map(([name]) => name),
  async run(asked) {
    const dataDir = temporaryFolder();
    const start = processesOn(dataDir, { SESSION_SECRET: testSecret, DEMO: 'false' });
    try {
      const markets = [await start(0), await start(1)] as const;
      const report = await race(dataDir, [markets[0].url, markets[1].url], asked);
      // The first process provides the database, so it must stop last.
      await markets[1].stop();
      await markets[0].stop();
      return report;
    } finally {
      await stopDatabase(dataDir);
    }
  },
};

async function race(
  dataDir: string,
  urls: readonly [string, string],
  { rounds, parts, say }: DrillRun,
): Promise<DrillReport> {
  const ignore = () => undefined;
  const connection = { connectionString: databaseUrlOf(dataDir), max: 4 };
  const { db, close } = openDatabase(connection, { warn: ignore, error: ignore });
  const tally = tallied();
  try {
    const at = [sendTo(urls[0]), sendTo(urls[1])] as const;
    const arena: Arena = { world: await makeWorld(db, at[0]), at };
    const chosen = all.filter(([name]) => parts.includes(name));
    for (let round = 0; round < rounds; round += 1) {
      const [name, run] = chosen[round % chosen.length] ?? [];
      if (name && run) tally(name, await run(arena));
      if ((round + 1) % 500 === 0) say(`${round + 1} rounds`);
    }
    return tally.report(rounds);
  } finally {
    await close();
  }
}

function tallied() {
  const broken: string[] = [];
  const became = new Map<string, Map<string, number>>();
  const tally = (name: string, outcome: Outcome): void => {
    broken.push(...outcome.broken.map((sentence) => `${name}: ${sentence}.`));
    const ways = became.get(name) ?? new Map<string, number>();
    ways.set(outcome.became, (ways.get(outcome.became) ?? 0) + 1);
    became.set(name, ways);
  };
  tally.report = (rounds: number): DrillReport => ({
    figures: {
      rounds,
      ...Object.fromEntries([...became].map(([name, ways]) => [name, told(ways)])),
      'promises broken': broken.length,
    },
    broken: broken.slice(0, mostShown),
  });
  return tally;
}

/** "7 rounds: converted 4, withdrawn 3". */
function told(ways: ReadonlyMap<string, number>): string {
  const rounds = [...ways.values()].reduce((sum, it) => sum + it, 0);
  const each = [...ways].toSorted(([, a], [, b]) => b - a).map(([way, times]) => `${way} ${times}`);
  return `${rounds} rounds: ${each.join(', ')}`;
}
