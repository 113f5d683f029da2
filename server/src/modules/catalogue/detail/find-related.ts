import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { relatedLimit } from 'shared-kit/contract/catalogue';
import type { Tx } from '../../../platform/db/index.ts';
import { type Company, findCompanies } from '../../companies/index.ts';
import type { ProductRow } from '../product-row.ts';
import { product, productListing } from '../schema.ts';

/** Rows to read, so that there are enough different makers among them. */
const mostRead = 24;

/** The newest products of the same category by other makers, as far as possible one per maker. */
export async function findRelated(
  tx: Tx,
  { categoryId, sellerCompanyId }: Pick<ProductRow, 'categoryId' | 'sellerCompanyId'>,
): Promise<readonly Readonly<{ product: ProductRow; maker: Company }>[]> {
  const newest = await tx
    .select({ id: productListing.productId, seller: productListing.sellerId })
    .from(productListing)
    .where(and(eq(productListing.categoryId, categoryId), ne(productListing.sellerId, sellerCompanyId)))
    .orderBy(desc(productListing.publishedAt), desc(productListing.productId))
    .limit(mostRead);
  const chosen = spread(newest).slice(0, relatedLimit);
  if (chosen.length === 0) return [];
  const ids = chosen.map(({ id }) => id);
  const [rows, makers] = await Promise.all([
    tx.select().from(product).where(inArray(product.id, ids)),
    findCompanies(tx, [...new Set(chosen.map(({ seller }) => seller))]),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return chosen.flatMap(({ id, seller }) => {
    const row = byId.get(id);
    const maker = makers.get(seller);
    return row && maker ? [{ product: row, maker }] : [];
  });
}

type Listed = Readonly<{ id: string; seller: string }>;

/** The first product of each seller, then the rest, each in the given order. */
function spread(listed: readonly Listed[]): readonly Listed[] {
  const isFirst = (it: Listed) => listed.find(({ seller }) => seller === it.seller) === it;
  return [...listed.filter(isFirst), ...listed.filter((it) => !isFirst(it))];
}
