import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { productListAnswer } from 'shared-kit/contract/catalogue';
import type { Person } from '../quotes/testing.ts';
import { priceListMarket } from './testing/price-list-market.ts';

describe('kept apart', () => {
  const market = priceListMarket();
  // Answers are kept only while changes can be heard.
  beforeAll(() => market.app().listen({ port: 0, host: '127.0.0.1' }));

  async function listFor({ cookie }: Pick<Person, 'cookie'>) {
    const url = '/api/products?currency=USD&locale=en';
    const answer = await market.app().inject({ url, headers: { cookie } });
    const [item] = productListAnswer.parse(answer.json()).items;
    return { kept: answer.headers['x-cache'], price: item?.price?.contract.amount };
  }

  /** Asks until the answer is this one: processes hear of changes a moment later. */
  async function until(person: Person, expected: Awaited<ReturnType<typeof listFor>>): Promise<void> {
    for (let tries = 0; tries < 100; tries += 1) {
      const { kept, price } = await listFor(person);
      if (kept === expected.kept && price === expected.price) return;
      await wait(50);
    }
    expect(await listFor(person)).toEqual(expected);
  }

  it('answers with private prices are never kept, nor are kept ones given to companies on a list', async () => {
    const { buyer, other } = market.people();
    await market.sell();
    const kept = { kept: 'hit', price: '98500' };
    await until(other, kept);
    await until(buyer, kept);
    const list = await market.giveBuyer([{ kind: 'category', categoryId: 'weaving', percentOff: '10' }]);
    await until(buyer, { kept: undefined, price: '88650' });
    // A list of one company ends nobody's kept answers.
    expect(await listFor(other)).toEqual(kept);
    expect(await listFor(buyer)).toEqual({ kept: undefined, price: '88650' });
    await market.remove(list);
    await until(buyer, kept);
  });
});
