import { type BulkProduct, bulkWrite, shippedTree } from '../../modules/catalogue/index.ts';
import { createCompany } from '../../modules/companies/index.ts';
import { type Database, newId } from '../../platform/db/index.ts';
import { seededRandom } from '../../platform/seeded-random.ts';
import { bulkProducts } from './bulk-product.ts';
import { type BulkMaker, bulkMakers } from './makers.ts';

export type BulkProgress = Readonly<{
  onProducts: (done: number) => void;
  onIndex: (name: string, done: number, all: number) => void;
}>;

const batchSize = 5000;
const mostMakers = 400;
const twoYears = 2 * 365 * 86_400_000;

/** Adds generated products of fictional makers, published over the last two years. */
export async function seedBulk(
  db: Database,
  { products, seed, now }: { products: number; seed: number; now: Date },
  { onProducts, onIndex }: BulkProgress,
): Promise<void> {
  const random = seededRandom(seed);
  const makers = await addMakers(db, bulkMakers(random, Math.min(mostMakers, Math.ceil(products / 25))));
  const make = bulkProducts(shippedTree, random);
  const makeBatch = (from: number): BulkProduct[] =>
    Array.from({ length: Math.min(batchSize, products - from) }, (_, at) => {
      const { id, maker } = random.pick(makers);
      const publishedAt = new Date(
        now.getTime() - twoYears + Math.floor((twoYears * (from + at)) / products),
      );
      return {
        id: newId(publishedAt.getTime()),
        seller: { id, ...maker },
        publishedAt,
        input: make(maker),
      };
    });
  await bulkWrite(
    db,
    async ({ write }) => {
      for (let from = 0; from < products; from += batchSize) {
        const batch = makeBatch(from);
        await write(batch);
        onProducts(from + batch.length);
      }
    },
    onIndex,
  );
}

async function addMakers(db: Database, makers: readonly BulkMaker[]) {
  const added: { id: string; maker: BulkMaker }[] = [];
  for (const maker of makers) added.push({ id: await createCompany(db, maker), maker });
  return added;
}
