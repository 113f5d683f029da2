import { type SQL, sql } from 'drizzle-orm';
import type { ProductSort } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import type { Cursor, Position } from './cursor.ts';
import { allOfThem, type Filter, priceExpression, zonePriceColumn } from './filters.ts';
import { isBackwards, keyText, sortOrders } from './sort-order.ts';

/** A page of a set too large to sort: read along the index that has the order. */
export type Walk = Readonly<{
  filters: readonly Filter[];
  country: string | null;
  sort: Exclude<ProductSort, 'relevance'>;
  cursor: Cursor | null;
  limit: number;
}>;

/** One stretch of an index in key order. */
type Stretch = Readonly<{ from: SQL; key: SQL; id: SQL; where: SQL }>;

/** In the direction of reading, one more than the limit where there are more. */
export function walkPage(tx: Tx, walk: Walk): Promise<readonly Position[]> {
  const isPriced = walk.sort === 'price-asc' || walk.sort === 'price-desc';
  return isPriced ? walkPrices(tx, walk) : walkColumn(tx, walk);
}

function walkColumn(tx: Tx, walk: Walk): Promise<readonly Position[]> {
  const key = walk.sort === 'newest' ? sql`l.published_at` : sql`l.lead_time`;
  const stretch = {
    from: sql`product_listing l`,
    key,
    id: sql`l.product_id`,
    where: allOfThem(walk.filters),
  };
  return read(tx, walk, along(walk, stretch, walk.cursor?.position ?? null, walk.limit + 1));
}

/** Priced products first, then those on request; a page may begin in one and end in the other. */
async function walkPrices(tx: Tx, walk: Walk): Promise<readonly Position[]> {
  const wanted = walk.limit + 1;
  const position = walk.cursor?.position ?? null;
  const segments = isBackwards(walk.cursor) ? [onRequest, priced] : [priced, onRequest];
  const found: Position[] = [];
  for (const segment of segments) {
    if (found.length === wanted) break;
    // A cursor belongs to one of the segments: the one before it is done, the one after begins at its start.
    const isCursors = position !== null && (position.key === null) === (segment === onRequest);
    const isPassed = position !== null && !isCursors && segment === segments[0];
    if (isPassed) continue;
    found.push(...(await read(tx, walk, segment(walk, isCursors ? position : null, wanted - found.length))));
  }
  return found;
}

/** Prices of the zone, without the products that this country has a price of its own for, merged with those prices. */
function priced(walk: Walk, after: Position | null, limit: number): SQL {
  const { filters, country } = walk;
  const zone = zonePriceColumn(country);
  const matches = allOfThem(filters);
  const own = sql`l.country_priced and exists (
    select 1 from product_country_price o where o.product_id = l.product_id and o.country = ${country})`;
  const byZone: Stretch = {
    from: sql`product_listing l`,
    key: zone,
    id: sql`l.product_id`,
    where:
      country === null
        ? sql`${zone} is not null and ${matches}`
        : sql`${zone} is not null and ${matches} and not (${own})`,
  };
  if (country === null) return along(walk, byZone, after, limit);
  const byCountry: Stretch = {
    from: sql`product_country_price p join product_listing l on l.product_id = p.product_id`,
    key: sql`p.usd`,
    id: sql`p.product_id`,
    where: sql`p.country = ${country} and ${matches}`,
  };
  return sql`select * from ((${along(walk, byZone, after, limit)}) union all (${along(walk, byCountry, after, limit)})) merged
    order by key ${way(walk)}, id ${way(walk)} limit ${limit}`;
}

function onRequest(walk: Walk, after: Position | null, limit: number): SQL {
  const zone = zonePriceColumn(walk.country);
  const where = sql`${zone} is null and ${priceExpression(walk.country)} is null and ${allOfThem(walk.filters)}`;
  const beyond = after ? sql`and l.product_id ${sign(walk)} ${after.id}::uuid` : sql``;
  return sql`select null::numeric as key, l.product_id as id from product_listing l where ${where} ${beyond}
    order by ${zone} ${way(walk)}, l.product_id ${way(walk)} limit ${limit}`;
}

const ascends = ({ sort, cursor }: Walk): boolean => sortOrders[sort].descending === isBackwards(cursor);
const way = (walk: Walk): SQL => sql.raw(ascends(walk) ? 'asc' : 'desc');
const sign = (walk: Walk): SQL => sql.raw(ascends(walk) ? '>' : '<');

function along(walk: Walk, { from, key, id, where }: Stretch, after: Position | null, limit: number): SQL {
  const { type } = sortOrders[walk.sort];
  const beyond = after
    ? sql`and (${key}, ${id}) ${sign(walk)} (${after.key}::${type}, ${after.id}::uuid)`
    : sql``;
  return sql`select ${key} as key, ${id} as id from ${from} where ${where} ${beyond}
    order by ${key} ${way(walk)}, ${id} ${way(walk)} limit ${limit}`;
}

async function read(tx: Tx, { sort }: Walk, statement: SQL): Promise<Position[]> {
  const { rows } = await tx.execute<{ key: string | null; id: string }>(
    sql`select ${keyText(sort, sql`key`)} as key, id from (${statement}) page`,
  );
  return rows.map(({ key, id }) => ({ key, id }));
}
