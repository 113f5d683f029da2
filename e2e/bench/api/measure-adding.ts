import { randomUUID } from 'node:crypto';
import { cartAddedAnswer, cartCountAnswer } from 'shared-kit/contract/cart';
import type { Server } from '../serve/start-server.ts';
import { ask, connections } from './ask.ts';
import { familyTime, processTime } from './cpu-time.ts';
import type { Repeated } from './measure-repeated.ts';
import { productIds } from './product-ids.ts';

const buyers = 1500;
const products = 500;

/** Buyers each add one product to their empty carts, each once; then checks that every cart contains it. */
export async function measureAdding(
  market: Readonly<{ products: number; server: Server }>,
  concurrency: number,
): Promise<Repeated> {
  const { server } = market;
  const [cookies, ids] = [await server.newBuyers(buyers), await productIds(server, products)];
  const agent = connections(concurrency);
  const milliseconds: number[] = [];
  const wrong: string[] = [];
  let next = 0;
  const adder = async () => {
    while (next < cookies.length) {
      const at = next++;
      const headers = { cookie: cookies[at] ?? '', 'idempotency-key': randomUUID() };
      const wanted = { productId: ids[at % ids.length] };
      const answer = await ask(`${server.url}/api/cart/lines`, agent, headers, wanted);
      milliseconds.push(answer.milliseconds);
      const added = cartAddedAnswer.safeParse(answer.status === 200 ? JSON.parse(answer.body) : null);
      if (!added.success || added.data.count !== 1) wrong.push(`adding ${wanted.productId}: ${answer.body}`);
    }
  };
  const before = { server: processTime(server.pid), database: familyTime(server.postmaster) };
  const since = performance.now();
  const together = (work: () => Promise<void>) => Promise.all(Array.from({ length: concurrency }, work));
  try {
    await together(adder);
    const elapsed = performance.now() - since;
    const serverCpu = processTime(server.pid) - before.server;
    const databaseCpu = familyTime(server.postmaster) - before.database;
    wrong.push(...(await emptyCarts(server, cookies)));
    const measured = { milliseconds, elapsed, serverCpu, databaseCpu, cacheHits: 0, wrong };
    return {
      kind: 'add to an empty cart',
      products: market.products,
      concurrency,
      questions: buyers,
      ...measured,
    };
  } finally {
    agent.destroy();
  }
}

/** No acknowledged product may be missing afterwards. */
async function emptyCarts(server: Server, cookies: readonly string[]): Promise<string[]> {
  const agent = connections(1);
  const wrong: string[] = [];
  try {
    for (const cookie of cookies) {
      const { body } = await ask(`${server.url}/api/cart/count`, agent, { cookie });
      const counted = cartCountAnswer.safeParse(JSON.parse(body));
      if (counted.data?.count !== 1) wrong.push(`a cart afterwards: ${body}`);
    }
  } finally {
    agent.destroy();
  }
  return wrong;
}
