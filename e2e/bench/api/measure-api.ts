import { namesOf } from 'shared-kit/contract/tables';
import { type Server, startServer } from '../serve/start-server.ts';
import {
  areUndisturbed,
  leastDisturbed,
  type Measurement,
  measureStolen,
  mostStolen,
} from '../stolen-time.ts';
import { generateQueries, type QueryKind, queryKinds } from './generate-queries.ts';
import type { Repeated } from './measure-repeated.ts';
import { measurePriceChange } from './price-change.ts';
import type { Query } from './query.ts';
import { askRepeatedly } from './repeated-questions.ts';
import { type Batch, joined, runBatch } from './run-batch.ts';
import { seededDatabase } from './seeded-database.ts';
import { measureStockChange } from './stock-change.ts';
import { learnVocabulary, type Vocabulary } from './vocabulary.ts';

export const concurrencies = [1, 10, 50] as const;

export type Measured = Readonly<{
  kind: QueryKind;
  products: number;
  concurrency: number;
  /**
   * Number of different queries, each asked once; another set per number of connections, so that no answer is cached.
   */
  queries: number;
  batch: Batch;
  /** The largest share (0 to 1) of processor time taken by other machines during the counted batches. */
  stolen: number;
}>;

type Market = Readonly<{
  products: number;
  server: Server;
  vocabulary: Vocabulary;
  queries: ReadonlyMap<string, readonly Query[]>;
}>;
/** How long it took until a product's change was visible in a market of this size. */
export type ChangeSeen = Readonly<{ what: 'price' | 'stock'; products: number; milliseconds: number }>;

export type ApiFigures = Readonly<{
  answers: readonly Measured[];
  repeated: readonly Repeated[];
  changesSeen: readonly ChangeSeen[];
}>;

const kinds = namesOf(queryKinds);
const seed = { measured: 20_260, warmUp: 77 };
const warmUps = 40;
/** All sizes take turns this often, so that a busy moment of the machine affects each of them. */
const rounds = 8;
/** Spare rounds, for those in which other machines took the processors. */
const mostRounds = rounds * 2;

/** Measures markets of all sizes side by side, by turns, with the same kinds of queries. */
export async function measureApi(
  sizes: readonly number[],
  queriesPerSize: number,
  say: (line: string) => void,
): Promise<ApiFigures> {
  const markets: Market[] = [];
  for (const products of sizes) markets.push(await openMarket(products, queriesPerSize, say));
  for (const market of markets) await warmUp(market);
  const answers = await askByTurns(markets, say);
  const repeated: Repeated[] = [];
  const changesSeen: ChangeSeen[] = [];
  for (const market of markets) {
    say(`  asking again and again at ${market.products}`);
    repeated.push(...(await askRepeatedly(market)));
    const { products, server } = market;
    changesSeen.push({ what: 'price', products, milliseconds: await measurePriceChange(server) });
    changesSeen.push({ what: 'stock', products, milliseconds: await measureStockChange(server) });
    await market.server.stop();
  }
  return { answers, repeated, changesSeen };
}

async function askByTurns(
  markets: readonly Market[],
  say: (line: string) => void,
): Promise<readonly Measured[]> {
  const batches = new Map(turns(markets).map((turn) => [turn.key, [] as Measurement<Batch>[]]));
  const made = ({ key }: Turn) => batches.get(key) ?? [];
  for (let round = 0; round < mostRounds; round++) {
    const left = turns(markets).filter((turn) => round < rounds || !areUndisturbed(made(turn), rounds));
    for (const turn of left) {
      const part = turn.queries.filter((_, at) => at % mostRounds === round);
      const { concurrency } = turn;
      const { server, vocabulary } = turn.market;
      made(turn).push(await measureStolen(() => runBatch(server, part, { concurrency, vocabulary })));
    }
    if (left.length > 0) say(`  round ${round + 1} asked`);
  }
  return turns(markets).map((turn) => measuredOf(turn, made(turn)));
}

/** Wrong answers count in every batch, even in one that isn't counted for speed. */
function measuredOf({ kind, concurrency, market }: Turn, all: readonly Measurement<Batch>[]): Measured {
  const kept = leastDisturbed(all, rounds);
  const wrong = all.flatMap(({ measured }) => measured.wrong);
  const batch = { ...joined(kept.map(({ measured }) => measured)), wrong };
  const queries = batch.milliseconds.length;
  return { kind, products: market.products, concurrency, queries, batch, stolen: mostStolen(kept) };
}

const queriesOf = ({ queries }: Market, kind: QueryKind, concurrency: number): readonly Query[] =>
  queries.get(keyOf(kind, concurrency)) ?? [];

const keyOf = (...parts: readonly (string | number)[]): string => parts.join(' ');

type Turn = Readonly<{
  kind: QueryKind;
  concurrency: number;
  market: Market;
  key: string;
  queries: readonly Query[];
}>;

const turns = (markets: readonly Market[]): readonly Turn[] =>
  kinds.flatMap((kind) =>
    concurrencies.flatMap((concurrency) =>
      markets.map((market) => ({
        kind,
        concurrency,
        market,
        key: keyOf(kind, market.products, concurrency),
        queries: queriesOf(market, kind, concurrency),
      })),
    ),
  );

async function openMarket(products: number, count: number, say: (line: string) => void): Promise<Market> {
  const { dataDir, databaseUrl } = await seededDatabase(products, say);
  const server = await startServer({ dataDir, databaseUrl, builds: null, demo: false });
  const vocabulary = await learnVocabulary(server.url);
  const perKind = Math.ceil(count / kinds.length) * (mostRounds / rounds);
  const queries = kinds.flatMap((kind) =>
    concurrencies.map((concurrency) => {
      const given = { count: perKind, seed: seed.measured + concurrency };
      return [keyOf(kind, concurrency), generateQueries(kind, vocabulary, given)] as const;
    }),
  );
  return { products, server, vocabulary, queries: new Map(queries) };
}

/** Uses other queries than the measured ones: it compiles code and opens connections, but caches no measured answer. */
async function warmUp({ server, vocabulary }: Market): Promise<void> {
  for (const kind of kinds) {
    const queries = generateQueries(kind, vocabulary, { count: warmUps, seed: seed.warmUp });
    await runBatch(server, queries, { concurrency: 2, vocabulary });
  }
}
