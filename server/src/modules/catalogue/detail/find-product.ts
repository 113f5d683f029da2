import { eq } from 'drizzle-orm';
import { isUuid } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { product } from '../schema.ts';
import type { ProductRow } from '../writing/product-row.ts';

export async function findProduct(tx: Tx, id: string): Promise<ProductRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx.select().from(product).where(eq(product.id, id));
  return row ?? null;
}

/** Only its seller knows an unpublished product; for all others it doesn't exist. */
export const maySeeProduct = (
  { status, sellerCompanyId }: Pick<ProductRow, 'status' | 'sellerCompanyId'>,
  companyId: string | null,
): boolean => status === 'published' || sellerCompanyId === companyId;
