import { productDetail } from 'shared-kit/contract/catalogue';
import type { Server } from '../serve/start-server.ts';
import { ask, connections } from './ask.ts';
import { productIds } from './product-ids.ts';

const patienceMs = 10_000;
const changes = 5;

/** Milliseconds from committing a new price until a cached answer shows it: the longest of several changes. */
export async function measurePriceChange(server: Server): Promise<number> {
  const [product] = await productIds(server, 1);
  if (product === undefined) return Number.NaN;
  const agent = connections(1);
  const priceNow = async () => {
    const { body } = await ask(`${server.url}/api/products/${product}?currency=USD`, agent, {
      cookie: server.buyer,
    });
    return Number(productDetail.parse(JSON.parse(body)).price?.contract.amount);
  };
  let longest = 0;
  try {
    for (let change = 1; change <= changes; change++) {
      await priceNow();
      const usd = 1000 + change;
      await server.changePrice({ product, usd });
      const since = performance.now();
      while ((await priceNow()) !== usd) {
        if (performance.now() - since > patienceMs) return Number.POSITIVE_INFINITY;
      }
      longest = Math.max(longest, performance.now() - since);
    }
  } finally {
    agent.destroy();
  }
  return longest;
}
