import { testSession, testUser } from '../../../server/src/modules/accounts/testing.ts';
import { indexProducts } from '../../../server/src/modules/catalogue/listing/index-products.ts';
import { shippedTree } from '../../../server/src/modules/catalogue/shipped-tree.ts';
import type { Database } from '../../../server/src/platform/db/index.ts';

/** Another base price for a product, as its maker would write it. */
export type PriceChange = Readonly<{ product: string; usd: number }>;

/** What the bench asks of a running server besides requests. */
export type Wish = Readonly<{ price: PriceChange }> | Readonly<{ buyers: number }>;

/** What it is told; `cookies` sign in the buyers that it asked for. */
export type Granted = Readonly<{ error?: string; cookies: readonly string[] }>;

const dayMs = 86_400_000;

/** Answers each wish once it is committed. */
export function grantOnDemand(db: Database): void {
  process.on('message', (wish: Wish) => {
    grant(db, wish).then(
      (cookies) => process.send?.({ cookies } satisfies Granted),
      (error: unknown) => process.send?.({ cookies: [], error: String(error) } satisfies Granted),
    );
  });
}

async function grant(db: Database, wish: Wish): Promise<string[]> {
  if ('buyers' in wish) return newBuyers(db, wish.buyers);
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
