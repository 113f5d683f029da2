import { inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { type Company, findCompanies } from '../../companies/index.ts';
import { maySeeProduct } from '../detail/find-product.ts';
import { product } from '../schema.ts';
import type { ProductRow } from '../writing/product-row.ts';

export type Found = Readonly<{ product: ProductRow; maker: Company }>;

/** The products among these ids that the company's members may see, in the order of the ids. */
export async function findCompared(
  tx: Tx,
  ids: readonly string[],
  companyId: string | null,
): Promise<Found[]> {
  const rows = await tx
    .select()
    .from(product)
    .where(inArray(product.id, [...ids]));
  const visible = new Map(rows.filter((row) => maySeeProduct(row, companyId)).map((row) => [row.id, row]));
  const makers = await findCompanies(tx, [...new Set([...visible.values()].map((it) => it.sellerCompanyId))]);
  return ids.flatMap((id) => {
    const found = visible.get(id);
    const maker = found && makers.get(found.sellerCompanyId);
    return found && maker ? [{ product: found, maker }] : [];
  });
}
