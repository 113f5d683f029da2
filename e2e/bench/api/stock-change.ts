import type { Agent } from 'node:http';
import { productDetail, productListAnswer } from 'shared-kit/contract';
import type { Server } from '../serve/start-server.ts';
import { ask, connections } from './ask.ts';

const patienceMs = 10_000;
/** Weeks until it is delivered, one after the other. */
const leadTimes = [5, 14, 3, 26, 8] as const;

/**
 * Milliseconds from the commit of another stock until kept answers tell it, the product's own and the list's: the longest
 * of some changes, of which the last takes the product away.
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
      // So that there are answers that could be kept too long.
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

/** What the list says of it, found by its model; null where it isn't there. */
async function inList(server: Server, agent: Agent, product: string): Promise<number | null> {
  const { body } = await ask(`${server.url}/api/products?q=RL-190&sort=newest`, agent);
  const { items } = productListAnswer.parse(JSON.parse(body));
  return items.find(({ id }) => id === product)?.leadTimeWeeks ?? null;
}
