import { type SQL, sql } from 'drizzle-orm';
import { conditions, type ProductSort } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import type { Cursor, Position } from './cursor.ts';
import {
  allOfThem,
  type Filter,
  type PriceBounds,
  priceExpression,
  textArray,
  withinPrices,
  zonePriceColumn,
} from './filters.ts';
import { isBackwards, keyText, sortOrders } from './sort-order.ts';

/** A page of a set too large to sort: read along the indexes that have the order. */
export type Walk = Readonly<{
  filters: readonly Filter[];
  /** The bounds of the price filter once more, because an index in price order can begin and end at them. */
  prices: PriceBounds;
  /** With everything below them; empty for all. */
  categories: readonly string[];
  conditions: readonly string[];
  country: string | null;
  sort: Exclude<ProductSort, 'relevance'>;
  cursor: Cursor | null;
  limit: number;
  /** A product that the page doesn't reach beyond, where one is known: the end of a page of some of the products. */
  end: Position | null;
  /** Whether all of the stretch is looked up and then sorted, instead of read along in order. */
  isLookedUp: boolean;
}>;

/** Stretches of an index in key order, one for each value of its first columns; the whole index where there is none. */
type Stretch = Readonly<{
  from: SQL;
  key: SQL;
  id: SQL;
  where: SQL;
  beyond: SQL | null;
  each: readonly Readonly<{ column: SQL; values: readonly string[] }>[];
}>;

/** In the direction of reading, one more than the limit where there are more. */
export function walkPage(tx: Tx, walk: Walk): Promise<readonly Position[]> {
  const position = walk.cursor?.position ?? null;
  switch (walk.sort) {
    case 'price-asc':
    case 'price-desc':
      return walkPrices(tx, walk);
    case 'newest':
      return read(tx, walk, listed(walk, sql`l.published_at`, position, byCategory(walk)), walk.limit + 1);
    case 'lead-time':
      return read(tx, walk, byLeadTime(walk), walk.limit + 1);
  }
}

/** What is looked up would be looked up once for each of them. */
const byCategory = ({ categories, isLookedUp }: Walk, table = 'l'): Stretch['each'] =>
  categories.length > 0 && !isLookedUp
    ? [{ column: sql.raw(`${table}.category_id`), values: categories }]
    : [];

const conditionsOf = (walk: Walk): readonly string[] =>
  walk.conditions.length > 0 ? walk.conditions : conditions;

/** What is used is delivered soon: among all conditions one would read past it to the new. */
function byLeadTime(walk: Walk): Stretch {
  const key = sql`l.lead_time`;
  const position = walk.cursor?.position ?? null;
  const column = sql`l.condition`;
  if (!walk.isLookedUp) {
    return listed(walk, key, position, [...byCategory(walk), { column, values: conditionsOf(walk) }]);
  }
  const stretch = listed(walk, key, position, []);
  // The index begins with the condition.
  return {
    ...stretch,
    where: sql`${column} = any(${textArray(conditionsOf(walk))}::text[]) and ${stretch.where}`,
  };
}

const listed = (walk: Walk, key: SQL, after: Position | null, each: Stretch['each']): Stretch => ({
  from: sql`product_listing l`,
  key,
  id: sql`l.product_id`,
  where: allOfThem(walk.filters),
  beyond: between(walk, { key, id: sql`l.product_id` }, after),
  each,
});

/** Priced products first, then those on request; a page may begin in one and end in the other. */
async function walkPrices(tx: Tx, walk: Walk): Promise<readonly Position[]> {
  const wanted = walk.limit + 1;
  const position = walk.cursor?.position ?? null;
  const hasBounds = walk.prices.min !== null || walk.prices.max !== null;
  const segments = (isBackwards(walk.cursor) ? [onRequest, priced] : [priced, onRequest]).filter(
    (segment) => !hasBounds || segment === priced,
  );
  const found: Position[] = [];
  for (const segment of segments) {
    if (found.length === wanted) break;
    // A cursor belongs to one of the segments: the one before it is done, the one after begins at its start.
    const isCursors = position !== null && (position.key === null) === (segment === onRequest);
    const isPassed = position !== null && !isCursors && segment === segments[0];
    if (isPassed) continue;
    const stretches = segment(walk, isCursors ? position : null);
    found.push(...(await read(tx, walk, stretches, wanted - found.length)));
  }
  return found;
}

/** Prices of the zone, without the products that this country has a price of its own for, and those prices. */
function priced(walk: Walk, after: Position | null): Stretch | readonly Stretch[] {
  const { country, prices } = walk;
  const filters = walk.filters.filter(({ facet }) => facet !== 'price');
  const zone = zonePriceColumn(country);
  const byZone = listed({ ...walk, filters }, zone, after, byCategory(walk));
  const hasZonePrice = sql`${byZone.where} and ${zone} is not null and ${withinPrices(prices, zone)}`;
  if (country === null) return { ...byZone, where: hasZonePrice };
  // With a limit it is looked up for each product that has one; else all prices of the country would be read first.
  const hasOwn = sql`l.country_priced and (select true from product_country_price o
    where o.product_id = l.product_id and o.country = ${country} limit 1) is not null`;
  const byCountry: Stretch = {
    from: sql`product_country_price p join product_listing l on l.product_id = p.product_id`,
    key: sql`p.usd`,
    id: sql`p.product_id`,
    where: sql`p.country = ${country} and ${withinPrices(prices, sql`p.usd`)} and ${allOfThem(filters)}`,
    beyond: between(walk, { key: sql`p.usd`, id: sql`p.product_id` }, after),
    each: byCategory(walk, 'p'),
  };
  return [{ ...byZone, where: sql`${hasZonePrice} and not (${hasOwn})` }, byCountry];
}

function onRequest(walk: Walk, after: Position | null): Stretch {
  const zone = zonePriceColumn(walk.country);
  const stretch = listed(walk, zone, null, byCategory(walk));
  return {
    ...stretch,
    where: sql`${stretch.where} and ${zone} is null and ${priceExpression(walk.country)} is null`,
    beyond: after && sql`l.product_id ${sign(walk)} ${after.id}::uuid`,
  };
}

const ascends = ({ sort, cursor }: Pick<Walk, 'sort' | 'cursor'>): boolean =>
  sortOrders[sort].descending === isBackwards(cursor);
const way = (walk: Walk): SQL => sql.raw(ascends(walk) ? 'asc' : 'desc');
const sign = (walk: Walk): SQL => sql.raw(ascends(walk) ? '>' : '<');
const untilSign = (walk: Pick<Walk, 'sort' | 'cursor'>): SQL => sql.raw(ascends(walk) ? '<=' : '>=');

/** After the cursor and up to the end that is known. */
function between(
  walk: Walk,
  { key, id }: Readonly<{ key: SQL; id: SQL }>,
  after: Position | null,
): SQL | null {
  const { type } = sortOrders[walk.sort];
  const edge = (compared: SQL, at: Position | null) =>
    at === null ? [] : [sql`(${key}, ${id}) ${compared} (${at.key}::${type}, ${at.id}::uuid)`];
  // Where the end is a product without a price, all that have one may be on the page.
  const end = walk.end?.key == null ? null : walk.end;
  const edges = [...edge(sign(walk), after), ...edge(untilSign(walk), end)];
  return edges.length === 0 ? null : sql.join(edges, sql` and `);
}

/** All listed products in the stretch that the page lies in, whether they match or not; null where it has no end. */
export function stretchOfPage(walk: Omit<Walk, 'isLookedUp'>): SQL | null {
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
    ...(walk.categories.length > 0 ? [sql`l.category_id = any(${textArray(walk.categories)}::text[])`] : []),
  ];
  return sql.join(edges, sql` and `);
}

function along(walk: Walk, { from, key, id, where, beyond: after, each }: Stretch, limit: number): SQL {
  const inPart = each.map(({ column }, at) => sql`${column} = ${part(at)}.value`);
  const conditionsOfRow = [...inPart, where, ...(after ? [after] : [])];
  const all = sql`select ${key} as key, ${id} as id from ${from} where ${sql.join(conditionsOfRow, sql` and `)}`;
  // OFFSET 0 hides the order from the planner, which would read along an index in the hope of reaching the limit early.
  const stretch = walk.isLookedUp
    ? sql`select key, id from (${all} offset 0) looked_up order by key ${way(walk)}, id ${way(walk)} limit ${limit}`
    : sql`${all} order by ${key} ${way(walk)}, ${id} ${way(walk)} limit ${limit}`;
  if (each.length === 0) return stretch;
  const parts = each.map(({ values }, at) => sql`unnest(${textArray(values)}::text[]) as ${part(at)}(value)`);
  return sql`select inner_page.key, inner_page.id from ${sql.join(parts, sql` cross join `)}
    cross join lateral (${stretch}) inner_page`;
}

const part = (at: number): SQL => sql.raw(`part${at}`);

async function read(
  tx: Tx,
  walk: Walk,
  stretches: Stretch | readonly Stretch[],
  limit: number,
): Promise<Position[]> {
  const all = [stretches].flat().map((stretch) => sql`(${along(walk, stretch, limit)})`);
  const { rows } = await tx.execute<{ key: string | null; id: string }>(sql`
    select ${keyText(walk.sort, sql`merged.key`)} as key, merged.id as id
    from (${sql.join(all, sql` union all `)}) merged
    order by merged.key ${way(walk)}, merged.id ${way(walk)} limit ${limit}`);
  return rows.map(({ key, id }) => ({ key, id }));
}
