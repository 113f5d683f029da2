import { Decimal } from 'decimal.js';
import { and, count, desc, eq, lt, or } from 'drizzle-orm';
import type { Locale, OwnProductsAnswer } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { timeCursor } from '../../../platform/http/index.ts';
import { inLocale } from '../../../platform/local-text.ts';
import { latestRates, type StoredRates } from '../../rates/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { datasheetsOf } from '../datasheets/datasheet-address.ts';
import { startingPrice } from '../price/starting-price.ts';
import { zonePrice } from '../price/zones.ts';
import { product } from '../schema.ts';
import type { ProductRow } from '../writing/product-row.ts';

/** All products of a company in any status, most recently changed first. */
export async function ownProducts(
  tx: Tx,
  companyId: string,
  {
    cursor,
    limit,
    locale,
    tree,
  }: { cursor: string | null; limit: number; locale: Locale; tree: CategoryTree },
): Promise<OwnProductsAnswer> {
  const isOwn = eq(product.sellerCompanyId, companyId);
  const after = cursor === null ? null : timeCursor.read(cursor);
  const beyond = after
    ? or(lt(product.updatedAt, after.at), and(eq(product.updatedAt, after.at), lt(product.id, after.id)))
    : undefined;
  const [rows, [counted], rates] = await Promise.all([
    tx
      .select()
      .from(product)
      .where(and(isOwn, beyond))
      .orderBy(desc(product.updatedAt), desc(product.id))
      .limit(limit + 1),
    tx.select({ total: count() }).from(product).where(isOwn),
    latestRates(tx),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    products: page.map((row) => summary(row, locale, tree, rates)),
    next: last ? timeCursor.write({ at: last.updatedAt, id: last.id }) : null,
    total: counted?.total ?? 0,
  };
}

function summary(row: ProductRow, locale: Locale, tree: CategoryTree, rates: StoredRates) {
  const base = startingPrice(row, (map) => zonePrice(map, 'global'), rates);
  return {
    id: row.id,
    title: inLocale(row.title, locale),
    model: row.model,
    category: tree.nameOf(row.categoryId, locale),
    status: row.status,
    basePrice: base && { amount: new Decimal(base.price).toFixed(), currency: base.currency },
    updatedAt: row.updatedAt.toISOString(),
    datasheets: datasheetsOf(row),
  };
}
