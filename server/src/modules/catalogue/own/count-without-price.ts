import { and, count, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { product } from '../schema.ts';

const empty = sql`'{"regions": {}, "countries": {}}'::jsonb`;

/** Published products of a company that have a price nowhere, so that buyers everywhere read "price on request". */
export async function countWithoutPrice(tx: Tx, companyId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(product)
    .where(
      and(
        eq(product.sellerCompanyId, companyId),
        eq(product.status, 'published'),
        eq(product.priceMap, empty),
        sql`not exists (select from jsonb_array_elements(${product.variants}) variant
          where variant -> 'priceMap' <> ${empty})`,
      ),
    );
  return row?.total ?? 0;
}
