import { type Server, startServer } from '../serve/start-server.ts';
import { generateQueries, type QueryKind, queryKinds } from './generate-queries.ts';
import type { Query } from './query.ts';
import { type Batch, joined, runBatch } from './run-batch.ts';
import { seededDatabase } from './seeded-database.ts';
import { learnVocabulary, type Vocabulary } from './vocabulary.ts';

export const concurrencies = [1, 10] as const;

export type Measured = Readonly<{
  kind: QueryKind;
  products: number;
  concurrency: number;
  /** Different queries, each asked once. */
  queries: number;
  batch: Batch;
}>;

type Market = Readonly<{
  products: number;
  server: Server;
  vocabulary: Vocabulary;
  queries: Readonly<Record<QueryKind, readonly Query[]>>;
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
): Promise<readonly Measured[]> {
  const markets: Market[] = [];
  for (const products of sizes) markets.push(await openMarket(products, queriesPerSize, say));
  for (const market of markets) await warmUp(market);
  const batches = new Map<string, Batch[]>();
  for (let round = 0; round < rounds; round++) {
    for (const { kind, concurrency, market } of turns(markets)) {
      const key = keyOf(kind, market.products, concurrency);
      const part = market.queries[kind].filter((_, at) => at % rounds === round);
      const batch = await runBatch(market.server, part, { concurrency, vocabulary: market.vocabulary });
      batches.set(key, [...(batches.get(key) ?? []), batch]);
    }
    say(`  round ${round + 1} of ${rounds} asked`);
  }
  for (const { server } of markets) await server.stop();
  return turns(markets).map(({ kind, concurrency, market: { products, queries } }) => {
    const batch = joined(batches.get(keyOf(kind, products, concurrency)) ?? []);
    return { kind, products, concurrency, queries: queries[kind].length, batch };
  });
}

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
  const queries = (kind: QueryKind) =>
    generateQueries(kind, vocabulary, { count: perKind, seed: seed.measured });
  return {
    products,
    server,
    vocabulary,
    queries: { list: queries('list'), search: queries('search'), facets: queries('facets') },
  };
}

/** Other queries than the measured ones: code is compiled and connections are open, answers are not known. */
async function warmUp({ server, vocabulary }: Market): Promise<void> {
  for (const kind of kinds) {
    const queries = generateQueries(kind, vocabulary, { count: warmUps, seed: seed.warmUp });
    await runBatch(server, queries, { concurrency: 2, vocabulary });
  }
}
