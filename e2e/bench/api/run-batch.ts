import type { Server } from '../serve/start-server.ts';
import { type Answer, ask, connections } from './ask.ts';
import { checkAnswer } from './check-answer.ts';
import { familyTime, processTime } from './cpu-time.ts';
import { headersOf, pathOf, type Query } from './query.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Batch = Readonly<{
  /** Of each answer. */
  milliseconds: readonly number[];
  /** From the first question to the last answer. */
  elapsed: number;
  serverCpu: number;
  databaseCpu: number;
  /** Answers that say whether they come from a cache, and those that do come from it. */
  cacheTold: number;
  cacheHits: number;
  /** Answers that found nothing are cheap, so they are counted. */
  empty: number;
  /** The dearest questions, dearest first: where to look when a budget is missed. */
  slowest: readonly Readonly<{ path: string; country: string | null; milliseconds: number }>[];
  wrong: readonly Readonly<{ path: string; problems: readonly string[] }>[];
}>;

/** Asks all queries over so many connections. Answers are checked afterwards, so that checking costs them no time. */
export async function runBatch(
  server: Server,
  queries: readonly Query[],
  { concurrency, vocabulary }: { concurrency: number; vocabulary: Vocabulary },
): Promise<Batch> {
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
  const cpuBefore = { server: processTime(server.pid), database: familyTime(server.postmaster) };
  const since = performance.now();
  try {
    await Promise.all(Array.from({ length: concurrency }, asker));
  } finally {
    agent.destroy();
  }
  const elapsed = performance.now() - since;
  return {
    milliseconds: answers.map((it) => it.milliseconds),
    elapsed,
    serverCpu: processTime(server.pid) - cpuBefore.server,
    databaseCpu: familyTime(server.postmaster) - cpuBefore.database,
    cacheTold: answers.filter(({ headers }) => headers['x-cache'] !== undefined).length,
    cacheHits: answers.filter(({ headers }) => /hit/i.test(String(headers['x-cache'] ?? ''))).length,
    empty: answers.filter(({ body }) => body.startsWith('{"items":[]')).length,
    slowest: dearest(
      answers.flatMap(({ milliseconds }, at) => {
        const query = queries[at];
        return query ? [{ path: pathOf(query), country: query.country, milliseconds }] : [];
      }),
    ),
    wrong: answers.flatMap((answer, at) => {
      const query = queries[at];
      const problems = query ? checkAnswer(query, answer, vocabulary) : [];
      return query && problems.length > 0 ? [{ path: pathOf(query), problems }] : [];
    }),
  };
}

/** Several batches of the same kind as one. */
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
    slowest: dearest(batches.flatMap(({ slowest }) => slowest)),
    wrong: batches.flatMap(({ wrong }) => wrong),
  };
};

const dearest = (all: Batch['slowest']): Batch['slowest'] =>
  all.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10);
