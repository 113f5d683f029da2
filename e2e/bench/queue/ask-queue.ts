import { ask, connections } from '../api/ask.ts';

const rounds = 40;

type Questions<Answer> = Readonly<{
  /** The queue's address without its query. */
  address: string;
  cookie: string;
  queries: readonly string[];
  /** The answer, or null if it isn't right. */
  read: (body: unknown) => Answer | null;
}>;

export type QueueFigures = Readonly<{ milliseconds: readonly number[]; wrong: readonly string[] }>;

/** Asks for a queue again and again, one question after the other, and for the page after the first. */
export async function askQueue<Answer extends { next: string | null }>({
  address,
  cookie,
  queries,
  read,
}: Questions<Answer>): Promise<QueueFigures> {
  const agent = connections(1);
  const milliseconds: number[] = [];
  const wrong = new Set<string>();
  const askFor = async (query: string) => {
    const answer = await ask(`${address}${query}`, agent, { cookie });
    milliseconds.push(answer.milliseconds);
    const right = answer.status === 200 ? read(JSON.parse(answer.body)) : null;
    if (!right) wrong.add(query);
    return right?.next ?? null;
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const query of queries) await askFor(query);
    const next = await askFor('?limit=50');
    if (next) await askFor(`?limit=50&cursor=${encodeURIComponent(next)}`);
  }
  agent.destroy();
  // The first round warms the process up.
  return { milliseconds: milliseconds.slice(queries.length + 2), wrong: [...wrong] };
}
