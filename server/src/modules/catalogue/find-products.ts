import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { ProductInput } from './product-input.ts';
import { productInputOf } from './product-row.ts';
import { product } from './schema.ts';
import { textArray } from './sql-parts.ts';

export type StoredProduct = Readonly<{ id: string; input: ProductInput }>;

export type OwnProduct = StoredProduct & Readonly<{ updatedAt: Date }>;
type Keys = Readonly<{
  ids?: readonly string[];
  handles?: readonly string[];
  skus?: readonly string[];
  variantSkus?: readonly string[];
}>;

/** A seller's products that have any of these keys. `lock` holds them until the transaction ends. */
export async function findOwnProducts(
  tx: Tx,
  sellerCompanyId: string,
  { ids = [], handles = [], skus = [], variantSkus = [] }: Keys,
  { lock = false }: { lock?: boolean } = {},
): Promise<readonly OwnProduct[]> {
  if (ids.length + handles.length + skus.length + variantSkus.length === 0) return [];
  const named = or(
    inArray(product.id, [...ids]),
    inArray(product.handle, [...handles]),
    inArray(product.sku, [...skus]),
    ...(variantSkus.length > 0 ? [hasVariantOf(variantSkus)] : []),
  );
  const query = tx
    .select()
    .from(product)
    .where(and(eq(product.sellerCompanyId, sellerCompanyId), named))
    .orderBy(product.id);
  const rows = await (lock ? query.for('update') : query);
  return rows.map((row) => ({ id: row.id, updatedAt: row.updatedAt, input: productInputOf(row) }));
}

const hasVariants = sql`${product.variants} <> '[]'::jsonb`;
/** The same expression as in the index `product_variant_sku`, so that PostgreSQL uses it. */
export const hasVariantOf = (skus: readonly string[]) =>
  and(
    hasVariants,
    sql`jsonb_path_query_array(${product.variants}, '$[*].sku') ?| ${sql.param([...skus])}::text[]`,
  );

/** Whether any product of a seller has variants. */
export async function sellsVariants(tx: Tx, sellerCompanyId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.sellerCompanyId, sellerCompanyId), hasVariants))
    .limit(1);
  return rows.length > 0;
}

/** Those of these handles that a seller's products have. */
export async function takenHandles(
  tx: Tx,
  sellerCompanyId: string,
  handles: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ handle: product.handle })
    .from(product)
    .where(
      and(eq(product.sellerCompanyId, sellerCompanyId), sql`${product.handle} = any(${textArray(handles)})`),
    );
  return new Set(rows.flatMap(({ handle }) => handle ?? []));
}

/** A seller's products in the order of their ids, in batches. */
export async function* allOwnProducts(
  tx: Tx,
  sellerCompanyId: string,
): AsyncGenerator<readonly OwnProduct[]> {
  for (let after = ''; ; ) {
    const rows = await tx
      .select()
      .from(product)
      .where(and(eq(product.sellerCompanyId, sellerCompanyId), after ? gt(product.id, after) : undefined))
      .orderBy(product.id)
      .limit(500);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => ({ id: row.id, updatedAt: row.updatedAt, input: productInputOf(row) }));
    after = last.id;
  }
}

/** Deletes a seller's drafts that were never published. */
export async function deleteDrafts(tx: Tx, sellerCompanyId: string, ids: readonly string[]): Promise<void> {
  const isDraft = and(eq(product.status, 'draft'), isNull(product.publishedAt));
  await tx
    .delete(product)
    .where(and(eq(product.sellerCompanyId, sellerCompanyId), inArray(product.id, [...ids]), isDraft));
}
