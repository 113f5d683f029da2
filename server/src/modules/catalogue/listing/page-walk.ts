import { Decimal } from 'decimal.js';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import type { Position } from './cursor.ts';
import { allOfThem, priceExpression, textArray, withinPrices, zonePriceColumn } from './filters.ts';
import { isBackwards } from './sort-order.ts';
import {
  ascends,
  between,
  byCategory,
  byCondition,
  listed,
  read,
  type Stretch,
  sign,
  type Walk,
} from './stretch.ts';

/** A page in the direction of reading, with one more product than the limit if there is one. */
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

/**
 * Reads each condition separately: used products are delivered sooner, so a scan for new ones would first read past
 * all used ones.
 */
function byLeadTime(walk: Walk): Stretch {
  const key = sql`l.lead_time`;
  const position = walk.cursor?.position ?? null;
  const condition = byCondition(walk);
  if (!walk.isLookedUp) return listed(walk, key, position, [...byCategory(walk), condition]);
  const stretch = listed(walk, key, position, []);
  // The index starts with the condition.
  return {
    ...stretch,
    where: sql`${condition.column} = any(${textArray(condition.values)}::text[]) and ${stretch.where}`,
  };
}

/** Products with a price come first, then those on request; a page may contain both. */
async function walkPrices(tx: Tx, walk: Walk): Promise<readonly Position[]> {
  const wanted = walk.limit + 1;
  const position = walk.cursor?.position ?? null;
  const hasBounds = walk.prices.min !== null || walk.prices.max !== null;
  const segments = (
    isBackwards(walk.cursor) ? [readOnRequest, readPriced] : [readPriced, readOnRequest]
  ).filter((segment) => !hasBounds || segment === readPriced);
  const found: Position[] = [];
  for (const segment of segments) {
    if (found.length === wanted) break;
    // The cursor is in one of the two segments: skip the one before it, and read the other from its start.
    const isCursors = position !== null && (position.key === null) === (segment === readOnRequest);
    const isPassed = position !== null && !isCursors && segment === segments[0];
    if (isPassed) continue;
    found.push(
      ...(await segment(tx, walk, { after: isCursors ? position : null, limit: wanted - found.length })),
    );
  }
  return found;
}

type Part = Readonly<{ after: Position | null; limit: number }>;

/** Reads products at the zone's price and those with their own price in this country, then merges them. */
async function readPriced(tx: Tx, walk: Walk, { after, limit }: Part): Promise<readonly Position[]> {
  const { country, prices } = walk;
  const filters = walk.filters.filter(({ facet }) => facet !== 'price');
  const zone = zonePriceColumn(country);
  const byZone = listed({ ...walk, filters }, zone, after, byCategory(walk));
  const hasZonePrice = sql`${byZone.where} and ${zone} is not null and ${withinPrices(prices, zone)}`;
  if (country === null) return read(tx, walk, { ...byZone, where: hasZonePrice }, limit);
  // LIMIT forces a look-up per product with own prices; otherwise all of the country's prices would be read first.
  const hasOwn = sql`l.country_priced and (select true from product_country_price o
    where o.product_id = l.product_id and o.country = ${country} limit 1) is not null`;
  const inZone = await read(tx, walk, { ...byZone, where: sql`${hasZonePrice} and not (${hasOwn})` }, limit);
  // Products beyond a page that is full already can't be on it.
  const end = (inZone.length === limit && inZone.at(-1)) || walk.end;
  const own = await readOwnPrices(tx, { ...walk, filters, end }, { country, after, limit });
  if (own.length === 0) return inZone;
  return [...inZone, ...own].sort(ascends(walk) ? byPrice : (a, b) => byPrice(b, a)).slice(0, limit);
}

/** Reads a country's own prices, which are few, up to a known end if there is one. */
function readOwnPrices(
  tx: Tx,
  walk: Walk,
  { country, after, limit }: Part & Readonly<{ country: string }>,
): Promise<readonly Position[]> {
  const hasEnd = walk.end?.key != null;
  const matches = sql`l.product_id = p.product_id and ${allOfThem(walk.filters)}`;
  // OFFSET 0 keeps the planner from using the word index, whose matches it takes for rare.
  const listing = sql`(select from product_listing l where ${matches} ${hasEnd ? sql`offset 0` : sql``}) l`;
  const own = { ...walk, isLookedUp: walk.isLookedUp && !hasEnd };
  return read(
    tx,
    own,
    {
      from: sql`product_country_price p cross join lateral ${listing}`,
      key: sql`p.usd`,
      id: sql`p.product_id`,
      where: sql`p.country = ${country} and ${withinPrices(walk.prices, sql`p.usd`)}`,
      beyond: between(walk, { key: sql`p.usd`, id: sql`p.product_id` }, after),
      each: byCategory(own, 'p'),
    },
    limit,
  );
}

const byPrice = (a: Position, b: Position): number =>
  new Decimal(a.key ?? 0).cmp(b.key ?? 0) || (a.id < b.id ? -1 : 1);

function readOnRequest(tx: Tx, walk: Walk, { after, limit }: Part): Promise<readonly Position[]> {
  const zone = zonePriceColumn(walk.country);
  const stretch = listed(walk, zone, null, byCategory(walk));
  const unpriced = {
    ...stretch,
    where: sql`${stretch.where} and ${zone} is null and ${priceExpression(walk.country)} is null`,
    beyond: after && sql`l.product_id ${sign(walk)} ${after.id}::uuid`,
  };
  return read(tx, walk, unpriced, limit);
}
