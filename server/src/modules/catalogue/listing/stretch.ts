import { type SQL, sql } from 'drizzle-orm';
import { conditions, type ProductSort } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import type { Cursor, Position } from './cursor.ts';
import { allOfThem, type Filter, inCategories, type PriceBounds, textArray } from './filters.ts';
import { isBackwards, keyText, sortOrders } from './sort-order.ts';

/** A page of a set too large to sort, read along indexes that have the order. */
export type Walk = Readonly<{
  filters: readonly Filter[];
  /** The price filter's bounds, so that an index in price order can start and end at them. */
  prices: PriceBounds;
  /** The only categories that can match: requested, or containing the words; empty for all. */
  categories: readonly string[];
  conditions: readonly string[];
  country: string | null;
  sort: Exclude<ProductSort, 'relevance'>;
  cursor: Cursor | null;
  limit: number;
  /** A product at or after the page's end, if one is known from a page of some of the products. */
  end: Position | null;
  /** Whether the whole stretch is looked up and then sorted, instead of read in order. */
  isLookedUp: boolean;
}>;

/** A walk before its way is chosen. */
export type Stretching = Omit<Walk, 'isLookedUp'> & Partial<Pick<Walk, 'isLookedUp'>>;

/** Parts of an index in key order, one for each value of its leading columns; the whole index if `each` is empty. */
export type Stretch = Readonly<{
  from: SQL;
  key: SQL;
  id: SQL;
  where: SQL;
  beyond: SQL | null;
  each: readonly Readonly<{ column: SQL; values: readonly string[] }>[];
}>;

/** Not for look-ups: they would be repeated for each category. */
export const byCategory = ({ categories, isLookedUp }: Stretching, table = 'l'): Stretch['each'] =>
  categories.length > 0 && !isLookedUp
    ? [{ column: sql.raw(`${table}.category_id`), values: categories }]
    : [];

export const byCondition = (walk: Stretching): Stretch['each'][number] => ({
  column: sql`l.condition`,
  values: walk.conditions.length > 0 ? walk.conditions : conditions,
});

export const listed = (walk: Walk, key: SQL, after: Position | null, each: Stretch['each']): Stretch => ({
  from: sql`product_listing l`,
  key,
  id: sql`l.product_id`,
  where: allOfThem([...walk.filters, ...inKnownCategories(walk)]),
  beyond: between(walk, { key, id: sql`l.product_id` }, after),
  each,
});

/** For look-ups, names the categories explicitly, since price indexes start with them. */
const inKnownCategories = ({ isLookedUp, categories }: Walk): readonly Pick<Filter, 'condition'>[] =>
  isLookedUp && categories.length > 0 ? [{ condition: inCategories(categories) }] : [];

export const ascends = ({ sort, cursor }: Pick<Walk, 'sort' | 'cursor'>): boolean =>
  sortOrders[sort].descending === isBackwards(cursor);
const way = (walk: Walk): SQL => sql.raw(ascends(walk) ? 'asc' : 'desc');
export const sign = (walk: Walk): SQL => sql.raw(ascends(walk) ? '>' : '<');
export const untilSign = (walk: Pick<Walk, 'sort' | 'cursor'>): SQL => sql.raw(ascends(walk) ? '<=' : '>=');

/** Condition for products after the cursor and up to the known end. */
export function between(
  walk: Walk,
  { key, id }: Readonly<{ key: SQL; id: SQL }>,
  after: Position | null,
): SQL | null {
  const { type } = sortOrders[walk.sort];
  const edge = (compared: SQL, at: Position | null) =>
    at === null ? [] : [sql`(${key}, ${id}) ${compared} (${at.key}::${type}, ${at.id}::uuid)`];
  // If the end has no price, any product with a price may be on the page.
  const end = walk.end?.key == null ? null : walk.end;
  const edges = [...edge(sign(walk), after), ...edge(untilSign(walk), end)];
  return edges.length === 0 ? null : sql.join(edges, sql` and `);
}

function along(walk: Walk, { from, key, id, where, beyond: after, each }: Stretch, limit: number): SQL {
  const conditionsOfRow = [...inPart(each), where, ...(after ? [after] : [])];
  const all = sql`select ${key} as key, ${id} as id from ${from} where ${sql.join(conditionsOfRow, sql` and `)}`;
  // OFFSET 0 hides the order from the planner, which would read along an index in the hope of reaching the limit early.
  const stretch = walk.isLookedUp
    ? sql`select key, id from (${all} offset 0) looked_up order by key ${way(walk)}, id ${way(walk)} limit ${limit}`
    : sql`${all} order by ${key} ${way(walk)}, ${id} ${way(walk)} limit ${limit}`;
  if (each.length === 0) return stretch;
  return sql`select inner_page.key, inner_page.id from ${partsOf(each)}
    cross join lateral (${stretch}) inner_page`;
}

const part = (at: number): SQL => sql.raw(`part${at}`);
export const inPart = (each: Stretch['each']): readonly SQL[] =>
  each.map(({ column }, at) => sql`${column} = ${part(at)}.value`);
export const partsOf = (each: Stretch['each']): SQL =>
  sql.join(
    each.map(({ values }, at) => sql`unnest(${textArray(values)}::text[]) as ${part(at)}(value)`),
    sql` cross join `,
  );

export async function read(tx: Tx, walk: Walk, stretch: Stretch, limit: number): Promise<Position[]> {
  const { rows } = await tx.execute<{ key: string | null; id: string }>(sql`
    select ${keyText(walk.sort, sql`page.key`)} as key, page.id as id
    from (${along(walk, stretch, limit)}) page
    order by page.key ${way(walk)}, page.id ${way(walk)} limit ${limit}`);
  return rows.map(({ key, id }) => ({ key, id }));
}
