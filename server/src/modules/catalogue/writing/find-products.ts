import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import type { ProductInput } from '../product-input.ts';
import { product } from '../schema.ts';
import { productInputOf } from './product-row.ts';

export type StoredProduct = Readonly<{ id: string; input: ProductInput }>;

/** A seller's products by handle. `lock` keeps others from changing them until the transaction ends. */
export async function findProductsByHandle(
  tx: Tx,
  sellerCompanyId: string,
  handles: readonly string[],
  { lock = false }: { lock?: boolean } = {},
): Promise<ReadonlyMap<string, StoredProduct>> {
  if (handles.length === 0) return new Map();
  const query = tx
    .select()
    .from(product)
    .where(and(eq(product.sellerCompanyId, sellerCompanyId), inArray(product.handle, [...handles])));
  const rows = await (lock ? query.for('update') : query);
  return new Map(rows.map((row) => [row.handle ?? '', { id: row.id, input: productInputOf(row) }]));
}
