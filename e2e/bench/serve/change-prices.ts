import type { Database } from '../../../server/src/platform/db/index.ts';

/** What the bench asks of a running server: another base price for a product, as its maker would write it. */
export type PriceChange = Readonly<{ product: string; usd: number }>;

/** Answers each change once it is committed. */
export function changePricesOnDemand(db: Database): void {
  process.on('message', ({ product, usd }: PriceChange) => {
    const entry = JSON.stringify({ regions: { global: { price: usd, currency: 'USD' } }, countries: {} });
    db.$client.query('update product set price_map = $1::jsonb where id = $2', [entry, product]).then(
      () => process.send?.({ committed: true }),
      (error: unknown) => process.send?.({ committed: false, error: String(error) }),
    );
  });
}
