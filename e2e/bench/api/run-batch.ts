import type { Server } from '../serve/start-server.ts';
import { type Answer, ask, connections } from './ask.ts';
import { checkAnswer } from './check-answer.ts';
import { familyTime, processTime } from './cpu-time.ts';
import { headersOf, pathOf, type Query } from './query.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Batch = Readonly<{
  /** Per answer. */
  milliseconds: readonly number[];
  /** From the first request to the last answer. */
  elapsed: number;
  serverCpu: number;
  databaseCpu: number;
  /** Answers that say whether they come from a cache, and those that do. */
  cacheTold: number;
  cacheHits: number;
  /** Number of empty answers, which are cheap. */
  empty: number;
  /** Answers in which a ticked facet counts fewer products than found. */
  partialFacets: number;
  /** The slowest requests, slowest first: where to look if a budget is missed. */
  slowest: readonly Readonly<{ path: string; country: string | null; milliseconds: number }>[];
  wrong: readonly Readonly<{ path: string; problems: readonly string[] }>[];
}>;

/** Sends all queries over this many connections. It checks answers afterwards, so that checks don't affect times. */
export async function runBatch(
  server: Server,
  queries: readonly Query[],
  { concurrency, vocabulary }: { concurrency: number; vocabulary: Vocabulary },
): Promise<Batch> {
  const cpuBefore = { server: processTime(server.pid), database: familyTime(server.postmaster) };
  const since = performance.now();
  const answers = await answersTo(server, queries, concurrency);
  const elapsed = performance.now() - since;
  const cpu = {
    server: processTime(server.pid) - cpuBefore.server,
    database: familyTime(server.postmaster) - cpuBefore.database,
  };
  const checked = answers.flatMap((answer, at) => {
    const query = queries[at];
    return query ? [{ query, answer, finding: checkAnswer(query, answer, vocabulary) }] : [];
  });
  return {
    milliseconds: answers.map((it) => it.milliseconds),
    elapsed,
    serverCpu: cpu.server,
    databaseCpu: cpu.database,
    cacheTold: answers.filter(({ headers }) => headers['x-cache'] !== undefined).length,
    cacheHits: answers.filter(({ headers }) => /hit/i.test(String(headers['x-cache'] ?? ''))).length,
    empty: checked.filter(({ finding }) => finding.isEmpty).length,
    partialFacets: checked.filter(({ finding }) => finding.partialFacets).length,
    slowest: dearest(
      checked.map(({ query, answer: { milliseconds } }) => ({
        path: pathOf(query),
        country: query.country,
        milliseconds,
      })),
    ),
    wrong: checked
      .filter(({ finding }) => finding.problems.length > 0)
      .map(({ query, finding: { problems } }) => ({ path: pathOf(query), problems })),
  };
}

/** Keeps every connection busy until all queries are answered. The answers are in the order of the queries. */
async function answersTo(server: Server, queries: readonly Query[], concurrency: number): Promise<Answer[]> {
  const agent = connections(concurrency);
  const answers: Answer[] = [];
  let next = 0;
  const asker = async () => {
    while (next < queries.length) {
      const at = next++;
      const query = queries[at];
      if (query) answers[at] = await ask(server.url + pathOf(query), agent, headersOf(query));
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, asker));
  } finally {
    agent.destroy();
  }
  return answers;
}

/** Joins several batches of the same kind into one. */
export const joined = (batches: readonly Batch[]): Batch => {
  const sum = (value: (batch: Batch) => number) => batches.reduce((total, batch) => total + value(batch), 0);
  return {
    milliseconds: batches.flatMap(({ milliseconds }) => milliseconds),
    elapsed: sum(({ elapsed }) => elapsed),
    serverCpu: sum(({ serverCpu }) => serverCpu),
    databaseCpu: sum(({ databaseCpu }) => databaseCpu),
    cacheTold: sum(({ cacheTold }) => cacheTold),
    cacheHits: sum(({ cacheHits }) => cacheHits),
    empty: sum(({ empty }) => empty),
    partialFacets: sum(({ partialFacets }) => partialFacets),
    slowest: dearest(batches.flatMap(({ slowest }) => slowest)),
    wrong: batches.flatMap(({ wrong }) => wrong),
  };
};

const dearest = (all: Batch['slowest']): Batch['slowest'] =>
  all.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10);
