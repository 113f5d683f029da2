import type { Agent } from 'node:http';
import { productDetail, productListAnswer } from 'shared-kit/contract/catalogue';
import type { Server } from '../serve/start-server.ts';
import { ask, connections } from './ask.ts';

const patienceMs = 10_000;
/** Lead times in weeks, in turn. */
const leadTimes = [5, 14, 3, 26, 8] as const;

/**
 * Milliseconds from committing a stock change until cached answers show it, both the product's and the list's: the
 * longest of several changes. The last change takes the product off sale.
 */
export async function measureStockChange(server: Server): Promise<number> {
  const agent = connections(1);
  let longest = 0;
  const until = async (isSeen: () => Promise<boolean>) => {
    const since = performance.now();
    while (!(await isSeen())) {
      if (performance.now() - since > patienceMs) return Number.POSITIVE_INFINITY;
    }
    return performance.now() - since;
  };
  try {
    let product = await server.changeStock({ leadTimeWeeks: 1, isOffered: true });
    for (const leadTimeWeeks of leadTimes) {
      // Fill the cache, so that a stale answer would be noticed.
      await Promise.all([detailOf(server, agent, product), inList(server, agent, product)]);
      product = await server.changeStock({ leadTimeWeeks, isOffered: true });
      const seen = await until(
        async () =>
          (await detailOf(server, agent, product)) === leadTimeWeeks &&
          (await inList(server, agent, product)) === leadTimeWeeks,
      );
      longest = Math.max(longest, seen);
    }
    await server.changeStock({ leadTimeWeeks: 1, isOffered: false });
    return Math.max(longest, await until(async () => (await inList(server, agent, product)) === null));
  } finally {
    await server.changeStock({ leadTimeWeeks: 1, isOffered: false });
    agent.destroy();
  }
}

async function detailOf(server: Server, agent: Agent, product: string): Promise<number> {
  const { body } = await ask(`${server.url}/api/products/${product}?currency=USD`, agent, {
    cookie: server.buyer,
  });
  return productDetail.parse(JSON.parse(body)).leadTimeWeeks;
}

/** Lead time of the product in the list, searched by its model; null if it isn't listed. */
async function inList(server: Server, agent: Agent, product: string): Promise<number | null> {
  const { body } = await ask(`${server.url}/api/products?q=RL-190&sort=newest`, agent);
  const { items } = productListAnswer.parse(JSON.parse(body));
  return items.find(({ id }) => id === product)?.leadTimeWeeks ?? null;
}
