import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { eachSeed } from 'shared-kit/testing/random-runs';
import { checkProduct, productInput, shippedTree } from '../../modules/catalogue/index.ts';
import { prepareCatalogue } from '../../modules/catalogue/module.ts';
import { seededRandom } from '../../platform/seeded-random.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { bulkProducts } from './bulk-product.ts';
import { bulkMakers } from './makers.ts';
import { seedBulk } from './seed-bulk.ts';

describe('seed bulk', () => {
  const database = testDatabase();
  beforeAll(() => prepareCatalogue(database.db));

  const products = (seed: number, count: number) => {
    const random = seededRandom(seed);
    const makers = bulkMakers(random, 20);
    const make = bulkProducts(shippedTree, random);
    return Array.from({ length: count }, () => make(random.pick(makers)));
  };

  const runs = { file: 'seed-bulk', from: 1, few: 1, many: 8, failedOnce: [] };
  eachSeed('makes products that a maker could hand over, of every category', runs, (seed) => {
    const made = products(seed, 1500);
    for (const product of made) {
      expect(productInput.parse(product)).toEqual(product);
      expect(checkProduct(product, shippedTree)).toEqual([]);
    }
    const leaves = shippedTree.all.filter(({ id }) => shippedTree.childrenOf(id).length === 0);
    expect(new Set(made.map(({ categoryId }) => categoryId))).toEqual(new Set(leaves.map(({ id }) => id)));
  });

  it('makes the same ones for the same seed', () => {
    expect(products(7, 20)).toEqual(products(7, 20));
    expect(products(8, 20)).not.toEqual(products(7, 20));
  });

  /** Every index and foreign key of the seeded tables. */
  async function definitions(): Promise<unknown[]> {
    const { rows } = await database.db.execute(sql`
    select indexdef as definition from pg_indexes where tablename like 'product%'
    union all
    select conname || pg_get_constraintdef(oid) from pg_constraint
    where contype = 'f' and conrelid::regclass::text like 'product%'
    order by definition`);
    return rows;
  }
  const listed = async () =>
    (await database.db.execute<{ count: number }>(sql`select count(*)::int as count from product_listing`))
      .rows[0]?.count;

  const seed = (onProducts: (done: number) => void) =>
    seedBulk(
      database.db,
      { products: 300, seed: 1, now: new Date('2026-06-01T12:00:00Z') },
      { onProducts, onIndex: () => undefined },
    );

  it('leaves the tables as they were when it is interrupted', async () => {
    const before = await definitions();
    await expect(
      seed(() => {
        throw new Error('interrupted');
      }),
    ).rejects.toThrow('interrupted');
    expect(await definitions()).toEqual(before);
    expect(await listed()).toBe(0);
  });

  it('lists all products and builds every index and foreign key up again', async () => {
    const before = await definitions();
    const progress: number[] = [];
    await seed((done) => progress.push(done));
    expect(progress).toEqual([300]);
    expect(await listed()).toBe(300);
    expect(await definitions()).toEqual(before);
    const { rows } = await database.db.execute(sql`
    select 1 from product p left join product_listing l on l.product_id = p.id and l.published_at = p.published_at
    where l.product_id is null or cardinality(l.terms) < 2 or l.search = ''`);
    expect(rows).toEqual([]);
  });
});
