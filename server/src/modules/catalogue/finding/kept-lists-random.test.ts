import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { eachSeed } from 'shared-kit/testing/random-runs';
import { type Random, seededRandom } from '../../../platform/seeded-random.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import type { ProductInput } from '../product-input.ts';
import { product } from '../schema.ts';
import { type Answer, keptAndFresh, type Question } from '../testing/kept-and-fresh.ts';
import { aMaker, offer, prepareMarket } from '../testing/market.ts';
import { randomProduct } from '../testing/random-product.ts';
import { randomSearch, randomView } from '../testing/random-questions.ts';
import { smallTree } from '../testing/small-tree.ts';
import { writeProducts } from '../writing/write-products.ts';

/** What an answer may hold that two needn't have alike. */
type Told = { facets?: readonly { key: string }[]; requestId?: string };
type Offered = { id: string; seller: string; input: ProductInput };

describe('kept answers equal new ones after random changes', () => {
  const database = testDatabase();
  let market: Awaited<ReturnType<typeof keptAndFresh>>;
  let makers: string[] = [];
  const all: Offered[] = [];

  async function add(random: Random): Promise<void> {
    const [seller, input] = [random.pick(makers), randomProduct(random)];
    const [id = ''] = await offer(database.db, seller, [input]);
    all.push({ id, seller, input });
  }

  beforeAll(async () => {
    await prepareMarket(database.db);
    makers = await Promise.all(['Altınmekik', 'Norrvik', 'Orsetti'].map((name) => aMaker(database.db, name)));
    market = await keptAndFresh(database.db);
    const random = seededRandom(20261130);
    for (let count = 0; count < 60; count += 1) await add(random);
  });
  afterAll(() => market.close());

  async function save(random: Random, changed: (input: ProductInput) => ProductInput): Promise<void> {
    const offered = random.pick(all);
    offered.input = changed(offered.input);
    const targets = [{ id: offered.id, isNew: false }];
    await database.db.transaction((tx) =>
      writeProducts(tx, offered.seller, [offered.input], { tree: smallTree, targets }),
    );
  }

  const savePrice = (random: Random, priceMap: ProductInput['priceMap']) =>
    save(random, (input) =>
      input.variants.length === 0
        ? { ...input, priceMap }
        : { ...input, variants: input.variants.map((it) => ({ ...it, priceMap })) },
    );
  const newPrice = (random: Random) => savePrice(random, randomProduct(random).priceMap);
  let lowest = 0.1;
  const lowestPrice = (random: Random) => {
    lowest = Math.round((lowest - 0.0001) * 10_000) / 10_000;
    return savePrice(random, { regions: { global: { price: lowest, currency: 'USD' } }, countries: {} });
  };
  const byHand = (statement: ReturnType<typeof sql>) => database.db.execute(statement);

  const changes: Readonly<Record<string, (random: Random) => Promise<unknown>>> = {
    'a new price': newPrice,
    'a new price, the lowest': lowestPrice,
    'everything but the product': (random) => save(random, () => randomProduct(random)),
    'on or off sale': (random) =>
      save(random, (input) => ({ ...input, status: input.status === 'published' ? 'draft' : 'published' })),
    'an article number of a variant': (random) =>
      save(random, (input) => ({
        ...input,
        variants: input.variants.map((it) => ({ ...it, sku: `needle-${it.id}` })),
      })),
    'a new product': add,
    'a deleted product': async (random) => {
      const [gone] = all.splice(random.whole(0, all.length - 1), 1);
      await database.db.delete(product).where(eq(product.id, gone?.id ?? ''));
    },
    'a price key by hand': (random) =>
      byHand(sql`update product_listing set usd_global = ${random.whole(1, 900)}, own_prices = '{}'
        where product_id = ${random.pick(all).id}`),
    'a title by hand': (random) =>
      byHand(
        sql`update product set title = '{"en": "By hand", "tr": null}' where id = ${random.pick(all).id}`,
      ),
    'a lead time by hand': (random) =>
      byHand(sql`update product_listing set lead_time = ${random.whole(0, 30)}
        where product_id = ${random.pick(all).id}`),
    'a price of one country by hand': (random) =>
      byHand(sql`update product_country_price set usd = ${random.whole(1, 900)} where country = 'TR'
        and product_id in (select product_id from product_country_price where country = 'TR' limit 1)`),
  };

  function listQuestion(random: Random): Question {
    const { category, q, ...asked } = randomSearch(random, makers);
    const { country, currency } = randomView(random);
    const size = random.pick(['3', '3', '8', '60']);
    const words = q && random.chance(0.3) ? `${q} under 300 dollars` : q;
    const query = new URLSearchParams({ ...asked, currency, limit: size });
    // Corrections of words in a category may be late.
    if (words) query.set('q', words);
    else if (category) query.set('category', category);
    return { path: `/api/products?${query}`, country };
  }
  const questionsOf = (random: Random): Question[] => [
    ...Array.from({ length: 16 }, () => listQuestion(random)),
    ...['', '/related'].map((page) => ({ path: `/api/products/${random.pick(all).id}${page}` })),
  ];

  /** A refusal names its request. The price range may be late, and in a category the counts beside it. */
  function withoutLate({ path }: Question, { status, body }: Answer): unknown {
    const { facets, requestId, ...rest } = body as Told;
    const late = path.includes('category=') ? ['price', 'category'] : ['price'];
    return { status, ...rest, facets: facets?.filter(({ key }) => !late.includes(key)) };
  }

  const runs = { file: 'finding/kept-lists-random', from: 49_000, few: 3, many: 60, failedOnce: [829_059] };
  eachSeed('eighteen answers after each of ten changes', runs, async (seed) => {
    const random = seededRandom(seed);
    const questions = questionsOf(random);
    let keptOfPrices = 0;
    for (const question of questions) await market.kept(question);
    for (let change = 0; change < 10; change += 1) {
      const name = random.chance(0.4) ? 'a new price, the lowest' : random.pick(Object.keys(changes));
      await changes[name]?.(random);
      await market.heard();
      for (const question of questions) {
        const [kept, fresh] = [await market.kept(question), await market.fresh(question)];
        expect([name, question, withoutLate(question, kept)]).toEqual([
          name,
          question,
          withoutLate(question, fresh),
        ]);
        if (name.includes('new price') && kept.isKept) keptOfPrices += 1;
      }
    }
    expect(keptOfPrices).toBeGreaterThan(0);
  });
});
