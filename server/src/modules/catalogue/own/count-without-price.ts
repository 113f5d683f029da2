import { and, count, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { product } from '../schema.ts';
import { shippedTree } from '../shipped-tree.ts';
import { lacks } from './missing.ts';

/** Published products of a company without a price for the world: those that its list finds as missing one. */
export async function countWithoutPrice(tx: Tx, companyId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(product)
    .where(
      and(
        eq(product.sellerCompanyId, companyId),
        eq(product.status, 'published'),
        lacks('price-missing', shippedTree),
      ),
    );
  return row?.total ?? 0;
}
