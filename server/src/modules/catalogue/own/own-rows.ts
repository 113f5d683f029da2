import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import type { ProductRow } from '../product-row.ts';
import { product } from '../schema.ts';
import { wordsIn } from './own-list-query.ts';

/** A maker's products by id, in any status; those of others are missing. */
export const findOwnRows = async (
  tx: Tx,
  makerId: string,
  ids: readonly string[],
): Promise<readonly ProductRow[]> =>
  ids.length === 0
    ? []
    : tx
        .select()
        .from(product)
        .where(and(eq(product.sellerCompanyId, makerId), inArray(product.id, [...ids])));

/** A maker's products that aren't archived, by words of their name, model or article number. */
export const searchOwnRows = (
  tx: Tx,
  makerId: string,
  { q, limit }: Readonly<{ q: string; limit: number }>,
): Promise<readonly ProductRow[]> =>
  tx
    .select()
    .from(product)
    .where(and(eq(product.sellerCompanyId, makerId), ne(product.status, 'archived'), ...wordsIn(q)))
    .orderBy(asc(product.sku), asc(product.id))
    .limit(limit);
