import { setTimeout } from 'node:timers/promises';
import type { Server } from '../serve/start-server.ts';
import { ask, connections } from './ask.ts';
import { familyTime, processTime } from './cpu-time.ts';

/** A request with its expected answer, which was checked at the first request. */
export type Known = Readonly<{
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  isRight: boolean;
}>;
export type Repeated = Readonly<{
  kind:
    | 'list with facets'
    | 'list, a new price each second'
    | 'list with facets, of a buyer on private lists'
    | 'list with facets, beside private lists'
    | 'product detail'
    | 'suggestions'
    | 'add to an empty cart';
  products: number;
  concurrency: number;
  /** Number of different requests, asked by turns. */
  questions: number;
  milliseconds: readonly number[];
  elapsed: number;
  serverCpu: number;
  databaseCpu: number;
  cacheHits: number;
  wrong: readonly string[];
}>;

const measuredMs = 3000;

/**
 * Repeats the same requests for some seconds. Every answer must equal the expected one exactly, unless something changes
 * it `eachSecond`.
 */
export async function measureRepeated(
  server: Server,
  known: readonly Known[],
  given: Pick<Repeated, 'kind' | 'products' | 'concurrency'>,
  eachSecond?: (second: number) => Promise<void>,
): Promise<Repeated> {
  const agent = connections(given.concurrency);
  const milliseconds: number[] = [];
  const wrong = known.flatMap(({ isRight, path }) => (isRight ? [] : [path]));
  let cacheHits = 0;
  let next = 0;
  const until = performance.now() + measuredMs;
  const asker = async () => {
    while (performance.now() < until) {
      const question = known[next++ % known.length];
      if (!question) return;
      const { path, headers, body } = question;
      const answer = await ask(server.url + path, agent, headers);
      milliseconds.push(answer.milliseconds);
      if (answer.headers['x-cache'] === 'hit') cacheHits += 1;
      if (eachSecond ? answer.status !== 200 : answer.body !== body) wrong.push(path);
    }
  };
  const before = { server: processTime(server.pid), database: familyTime(server.postmaster) };
  const since = performance.now();
  const changing = eachSecond && changeUntil(until, eachSecond);
  try {
    await Promise.all(Array.from({ length: given.concurrency }, asker));
  } finally {
    agent.destroy();
  }
  const elapsed = performance.now() - since;
  await changing;
  return {
    ...given,
    questions: known.length,
    milliseconds,
    elapsed,
    serverCpu: processTime(server.pid) - before.server,
    databaseCpu: familyTime(server.postmaster) - before.database,
    cacheHits,
    wrong,
  };
}

async function changeUntil(until: number, change: (second: number) => Promise<void>): Promise<void> {
  for (let second = 0; performance.now() < until; second++) {
    await change(second);
    await setTimeout(1000);
  }
}

/** Fetches the first answers; `isRight` checks each. */
export async function learnAnswers(
  server: Server,
  questions: readonly Pick<Known, 'path' | 'headers'>[],
  isRight: (at: number, answer: { status: number; body: string }) => boolean,
): Promise<Known[]> {
  const agent = connections(4);
  const known: Known[] = [];
  let next = 0;
  const asker = async () => {
    while (next < questions.length) {
      const at = next++;
      const question = questions[at];
      if (!question) return;
      const answer = await ask(server.url + question.path, agent, question.headers);
      known.push({ ...question, body: answer.body, isRight: isRight(at, answer) });
    }
  };
  try {
    await Promise.all(Array.from({ length: 4 }, asker));
  } finally {
    agent.destroy();
  }
  return known;
}
