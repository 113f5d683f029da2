import { testSession, testUser } from '../../../server/src/modules/accounts/testing.ts';
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
  await db.$client.query('update product set price_map = $1::jsonb where id = $2', [prices, product]);
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
