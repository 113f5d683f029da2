import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { zonePriceColumn } from './filters.ts';
import { guess } from './guesses.ts';
import { sortOrders } from './sort-order.ts';
import { ascends, byCategory, byCondition, inPart, partsOf, type Stretching, untilSign } from './stretch.ts';

/** Larger stretches make no difference to the choice. */
const mostCounted = 10_000;

/**
 * How many products, matching or not, are in the stretch of the index that contains the page; null if it has no end.
 * Counted if categories are known: they differ in prices, so the planner's estimate would be far off.
 */
export async function sizeOfStretch(tx: Tx, walk: Stretching): Promise<number | null> {
  if (walk.end?.key == null) return null;
  const keys = {
    'price-asc': zonePriceColumn(walk.country),
    'price-desc': zonePriceColumn(walk.country),
    newest: sql`l.published_at`,
    'lead-time': sql`l.lead_time`,
  };
  const position = walk.cursor?.position;
  const after = position?.key == null ? null : position;
  const { type } = sortOrders[walk.sort];
  const key = keys[walk.sort];
  const edges = [
    sql`${key} ${untilSign(walk)} ${walk.end.key}::${type}`,
    ...(after ? [sql`${key} ${sql.raw(ascends(walk) ? '>=' : '<=')} ${after.key}::${type}`] : []),
  ];
  const within = sql.join(edges, sql` and `);
  if (walk.categories.length === 0) return guess(tx, within);
  const each = [...byCategory(walk), ...(walk.sort === 'lead-time' ? [byCondition(walk)] : [])];
  const { rows } = await tx.execute<{ size: number }>(sql`
    select sum(counted.size)::float8 as size from ${partsOf(each)} cross join lateral (select count(*) as size from (
      select from product_listing l where ${sql.join([...inPart(each), within], sql` and `)} limit ${mostCounted}
    ) listed) counted`);
  return rows[0]?.size ?? 0;
}
