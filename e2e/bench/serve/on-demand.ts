import { testSession, testUser } from '../../../server/src/modules/accounts/testing.ts';
import { writeProducts } from '../../../server/src/modules/catalogue/index.ts';
import { indexProducts } from '../../../server/src/modules/catalogue/listing/index-products.ts';
import { shippedTree } from '../../../server/src/modules/catalogue/shipped-tree.ts';
import { aProduct } from '../../../server/src/modules/catalogue/testing.ts';
import type { Database } from '../../../server/src/platform/db/index.ts';

/** Another base price for a product, as its maker would write it. */
export type PriceChange = Readonly<{ product: string; usd: number }>;

/** What a maker's import says of how soon a product is there, and whether it is to be had at all. */
export type StockChange = Readonly<{ leadTimeWeeks: number; isOffered: boolean }>;

/** What the bench asks of a running server besides requests. */
export type Wish =
  | Readonly<{ price: PriceChange }>
  | Readonly<{ stock: StockChange }>
  | Readonly<{ buyers: number }>;

/** What it is told: cookies that sign in the buyers it asked for, or the product whose stock has changed. */
export type Granted = Readonly<{ error?: string; told: readonly string[] }>;

const dayMs = 86_400_000;

/** Answers each wish once it is committed. */
export function grantOnDemand(db: Database): void {
  process.on('message', (wish: Wish) => {
    grant(db, wish).then(
      (told) => process.send?.({ told } satisfies Granted),
      (error: unknown) => process.send?.({ told: [], error: String(error) } satisfies Granted),
    );
  });
}

async function grant(db: Database, wish: Wish): Promise<string[]> {
  if ('buyers' in wish) return newBuyers(db, wish.buyers);
  if ('stock' in wish) return [await changeStock(db, wish.stock)];
  const { product, usd } = wish.price;
  const prices = JSON.stringify({ regions: { global: { price: usd, currency: 'USD' } }, countries: {} });
  await db.transaction(async (tx) => {
    // An id that the market told and JSON of a number: nothing to be quoted.
    await tx.execute(`update product set price_map = '${prices}' where id = '${product}'`);
    // A kept database must not hold a listing of other prices: the next run would find it in the wrong order.
    await indexProducts(tx, [product], shippedTree);
  });
  return [];
}

/** Writes the bench's own product as an import does; answers its id. */
async function changeStock(db: Database, { leadTimeWeeks, isOffered }: StockChange): Promise<string> {
  const { rows } = await db.execute<{ seller: string }>(
    'select seller_company_id as seller from product order by id limit 1',
  );
  const product = aProduct({
    handle: 'bench-stock',
    leadTimeWeeks,
    // A kept database goes on without it.
    status: isOffered ? 'published' : 'archived',
  });
  const [written] = await db.transaction((tx) => writeProducts(tx, rows[0]?.seller ?? '', [product]));
  return written?.id ?? '';
}

/** People who are signed in and have nothing in their carts. */
export async function newBuyers(db: Database, count: number): Promise<string[]> {
  const cookies: string[] = [];
  await db.transaction(async (tx) => {
    while (cookies.length < count) {
      const { userId } = await testUser(tx);
      cookies.push(await testSession(tx, userId, new Date(Date.now() + dayMs)));
    }
  });
  return cookies;
}
