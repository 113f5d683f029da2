import { bankQuotesAnswer } from 'shared-kit/contract';
import { temporaryFolder } from '../../temporary-folder.ts';
import { ask, connections } from '../api/ask.ts';
import { startServer } from '../serve/start-server.ts';

export const queueSize = 10_000;
const rounds = 40;

/** The questions of a credit officer's day: the first page, each part, each order, words, an officer, a later page. */
const questions = [
  ...['', '?part=open', '?part=due', '?part=offered&sort=deadline', '?part=won&sort=amount'],
  ...['?sort=waiting', '?assignee=me&sort=waiting', '?q=0042', '?currency=EUR&sort=amount'],
] as const;

export type QueueFigures = Readonly<{ milliseconds: readonly number[]; wrong: readonly string[] }>;

/** Asks a bank with 10,000 requests for its queue, one question after the other. */
export async function measureQueue(say: (line: string) => void): Promise<QueueFigures> {
  const server = await startServer({
    dataDir: temporaryFolder(),
    databaseUrl: null,
    builds: null,
    demo: true,
  });
  say(`  Giving a bank ${queueSize} requests`);
  const cookie = await server.fillQueue(queueSize);
  const agent = connections(1);
  const milliseconds: number[] = [];
  const wrong: string[] = [];
  const askFor = async (query: string) => {
    const answer = await ask(`${server.url}/api/bank/quotes${query}`, agent, { cookie });
    milliseconds.push(answer.milliseconds);
    const parsed = answer.status === 200 ? bankQuotesAnswer.safeParse(JSON.parse(answer.body)) : null;
    const isRight = parsed?.success && parsed.data.figures.total >= queueSize;
    if (!isRight) wrong.push(query);
    return parsed?.data?.next ?? null;
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const query of questions) await askFor(query);
    const next = await askFor('?limit=50');
    if (next) await askFor(`?limit=50&cursor=${encodeURIComponent(next)}`);
  }
  agent.destroy();
  await server.stop();
  // The first round warms the process up.
  return { milliseconds: milliseconds.slice(questions.length + 2), wrong: [...new Set(wrong)] };
}
