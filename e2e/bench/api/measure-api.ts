import { type Server, startServer } from '../serve/start-server.ts';
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
  /** Different queries, each asked once; other ones for each number of connections, so that none is kept already. */
  queries: number;
  batch: Batch;
}>;

type Market = Readonly<{
  products: number;
  server: Server;
  vocabulary: Vocabulary;
  queries: ReadonlyMap<string, readonly Query[]>;
}>;
/** How long a change of a product took to be seen in a market of so many. */
export type ChangeSeen = Readonly<{ what: 'price' | 'stock'; products: number; milliseconds: number }>;

export type ApiFigures = Readonly<{
  answers: readonly Measured[];
  repeated: readonly Repeated[];
  changesSeen: readonly ChangeSeen[];
}>;

const kinds = Object.keys(queryKinds) as QueryKind[];
const seed = { measured: 20_260, warmUp: 77 };
const warmUps = 40;
/** All sizes take turns this many times, so that a busy moment of the machine meets each of them. */
const rounds = 8;

/** Asks markets of all sizes, running side by side, the same kinds of queries by turns. */
export async function measureApi(
  sizes: readonly number[],
  queriesPerSize: number,
  say: (line: string) => void,
): Promise<ApiFigures> {
  const markets: Market[] = [];
  for (const products of sizes) markets.push(await openMarket(products, queriesPerSize, say));
  for (const market of markets) await warmUp(market);
  const batches = new Map<string, Batch[]>();
  for (let round = 0; round < rounds; round++) {
    for (const { kind, concurrency, market } of turns(markets)) {
      const key = keyOf(kind, market.products, concurrency);
      const part = queriesOf(market, kind, concurrency).filter((_, at) => at % rounds === round);
      const batch = await runBatch(market.server, part, { concurrency, vocabulary: market.vocabulary });
      batches.set(key, [...(batches.get(key) ?? []), batch]);
    }
    say(`  round ${round + 1} of ${rounds} asked`);
  }
  const answers = turns(markets).map(({ kind, concurrency, market }) => {
    const { products } = market;
    const batch = joined(batches.get(keyOf(kind, products, concurrency)) ?? []);
    return { kind, products, concurrency, queries: queriesOf(market, kind, concurrency).length, batch };
  });
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

const queriesOf = ({ queries }: Market, kind: QueryKind, concurrency: number): readonly Query[] =>
  queries.get(keyOf(kind, concurrency)) ?? [];

const keyOf = (...parts: readonly (string | number)[]): string => parts.join(' ');

const turns = (markets: readonly Market[]) =>
  kinds.flatMap((kind) =>
    concurrencies.flatMap((concurrency) => markets.map((market) => ({ kind, concurrency, market }))),
  );

async function openMarket(products: number, count: number, say: (line: string) => void): Promise<Market> {
  const { dataDir, databaseUrl } = await seededDatabase(products, say);
  const server = await startServer({ dataDir, databaseUrl, builds: null, demo: false });
  const vocabulary = await learnVocabulary(server.url);
  const perKind = Math.ceil(count / kinds.length);
  const queries = kinds.flatMap((kind) =>
    concurrencies.map((concurrency) => {
      const given = { count: perKind, seed: seed.measured + concurrency };
      return [keyOf(kind, concurrency), generateQueries(kind, vocabulary, given)] as const;
    }),
  );
  return { products, server, vocabulary, queries: new Map(queries) };
}

/** Other queries than the measured ones: code is compiled and connections are open, answers are not known. */
async function warmUp({ server, vocabulary }: Market): Promise<void> {
  for (const kind of kinds) {
    const queries = generateQueries(kind, vocabulary, { count: warmUps, seed: seed.warmUp });
    await runBatch(server, queries, { concurrency: 2, vocabulary });
  }
}
