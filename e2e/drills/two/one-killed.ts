import { setTimeout as wait } from 'node:timers/promises';
import type { Market } from '../market.ts';
import { addToCart } from '../offered-quote.ts';
import type { Outcome, Pair } from './agreement.ts';

const loadBeforeMs = 300;
const loadAfterMs = 2000;
const betweenMs = 20;

/** One process is killed; visitors of the other keep reading and writing, and no request fails. */
export async function oneKilled({ trade }: Pair, killed: Market, other: Market): Promise<Outcome> {
  const buyer = trade.buyer.at(other.url);
  const [product = ''] = trade.products;
  const failed: string[] = [];
  let isOver = false;
  let slowest = 0;
  const goOn = async (what: string, ask: () => Promise<{ ok: boolean; status: number }>) => {
    while (!isOver) {
      const since = performance.now();
      const { ok, status } = await ask().catch(() => ({ ok: false, status: 0 }));
      slowest = Math.max(slowest, performance.now() - since);
      if (!ok) failed.push(`${what} was answered ${status} while the other process was killed.`);
      await wait(betweenMs);
    }
  };
  const visitors = [
    goOn('A list', () => buyer.ask(`/api/products?q=loom&page=${Math.random()}`)),
    goOn('A page', () => buyer.ask('/shop')),
    goOn('A cart', () => buyer.ask('/api/cart')),
    goOn('A write', () => addToCart(buyer, product)),
  ];
  await wait(loadBeforeMs);
  killed.signal('SIGKILL');
  await killed.ended;
  await wait(loadAfterMs);
  isOver = true;
  await Promise.all(visitors);
  return { broken: failed.slice(0, 5), tookMs: slowest };
}
