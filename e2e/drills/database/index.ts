import type { Drill, DrillRun } from '../drill.ts';
import { type Market, startMarket } from '../market.ts';
import { breakingsOf } from './private-postgres.ts';
import { debianBinaries, replicatedPostgres } from './replicated-postgres.ts';
import { type Breaking, type Rounds, underLoad } from './under-load.ts';

/** One round in this many is a failover. */
const kinds = 7;

/** Uses the market's own PostgreSQL and, if Debian's is installed, also a replicated pair behind a proxy. */
export const database: Drill = {
  name: 'database',
  group: 'service',
  promise:
    'whatever happens to the database, the process goes on and answers right within 5 s of its being back',
  rounds: { small: kinds, whole: 200 },
  async run(asked) {
    const { rounds } = asked;
    const debian = debianBinaries();
    const failOvers = debian ? Math.floor(rounds / kinds) : 0;
    const all = [await withPrivate({ ...asked, rounds: rounds - failOvers })];
    if (debian && failOvers > 0) all.push(await withFailOver(debian, { ...asked, rounds: failOvers }));
    const sum = (count: (each: Rounds) => number) => all.reduce((total, each) => total + count(each), 0);
    return {
      figures: {
        rounds,
        'of them fail-overs': debian ? failOvers : 'none: PostgreSQL of Debian is not installed',
        recoveries: sum(({ recovered }) => recovered),
        'worst recovery': `${Math.max(...all.map(({ worstSeconds }) => worstSeconds)).toFixed(2)} s`,
        'right answers under load': sum(({ right }) => right),
        'answers that it is away': sum(({ unavailable }) => unavailable),
      },
      broken: all.flatMap(({ broken }) => broken),
    };
  },
};

async function withPrivate(asked: DrillRun): Promise<Rounds> {
  const market = await startMarket();
  return breaking(market, breakingsOf(market), asked);
}

async function withFailOver(bin: string, asked: DrillRun): Promise<Rounds> {
  const { url, breaking: failOver, stop } = await replicatedPostgres(bin);
  try {
    const market = await startMarket({ env: { DATABASE_URL: url } });
    return await breaking(market, [failOver], asked);
  } finally {
    await stop();
  }
}

async function breaking(market: Market, breakings: readonly Breaking[], asked: DrillRun): Promise<Rounds> {
  try {
    return await underLoad(market, breakings, asked);
  } finally {
    await market.stop();
  }
}
