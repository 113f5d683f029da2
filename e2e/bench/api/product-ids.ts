import { productListAnswer } from 'shared-kit/contract/catalogue';
import type { Server } from '../serve/start-server.ts';
import { ask, connections } from './ask.ts';

/** Ids of the newest products, at most `count`. */
export async function productIds(server: Server, count: number): Promise<string[]> {
  const agent = connections(1);
  const ids: string[] = [];
  let cursor = '';
  try {
    while (ids.length < count) {
      const { body } = await ask(`${server.url}/api/products?sort=newest&limit=60${cursor}`, agent);
      const { items, next } = productListAnswer.parse(JSON.parse(body));
      ids.push(...items.map(({ id }) => id));
      if (next === null) break;
      cursor = `&cursor=${next}`;
    }
  } finally {
    agent.destroy();
  }
  return ids.slice(0, count);
}
