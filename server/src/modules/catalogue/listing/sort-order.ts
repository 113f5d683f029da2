import { type SQL, sql } from 'drizzle-orm';
import type { ProductSort } from 'shared-kit/contract';
import type { Cursor } from './cursor.ts';

/** An order by a key, then by id. Products without a key come last. */
export type SortOrder = Readonly<{
  /** Column of the candidates. */
  column: SQL;
  type: SQL;
  descending: boolean;
  nullable: boolean;
}>;

const order = (column: string, type: string, descending: boolean, nullable = false): SortOrder => ({
  // Qualified, because a bare name in ORDER BY would mean the page's text of it.
  column: sql.raw(`found.${column}`),
  type: sql.raw(type),
  descending,
  nullable,
});

export const sortOrders: Readonly<Record<ProductSort, SortOrder>> = {
  relevance: order('rank', 'float8', true),
  newest: order('published_at', 'timestamptz', true),
  'price-asc': order('price', 'numeric', false, true),
  'price-desc': order('price', 'numeric', true, true),
  'lead-time': order('lead_time', 'smallint', false),
};

/** A sort key as text that converts back without loss. */
export const keyText = (sort: ProductSort, key: SQL): SQL =>
  sort === 'newest'
    ? sql`to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql`${key}::text`;

/** Pages towards the front are read backwards and reversed afterwards. */
export const isBackwards = (cursor: Cursor | null): boolean => cursor?.direction === 'previous';

/** Condition for products after the cursor in the direction of reading, including those without a key. */
export function beyondCursor({ column, type, descending, nullable }: SortOrder, cursor: Cursor | null): SQL {
  if (!cursor) return sql`true`;
  const back = isBackwards(cursor);
  const { key, id } = cursor.position;
  const after = sql.raw(descending === back ? '>' : '<');
  const idAfter = sql`found.product_id ${after} ${id}::uuid`;
  if (key === null)
    return back ? sql`(${column} is not null or ${idAfter})` : sql`(${column} is null and ${idAfter})`;
  const value = sql`${key}::${type}`;
  const within = sql`${column} ${after} ${value} or (${column} = ${value} and ${idAfter})`;
  return nullable && !back ? sql`(${within} or ${column} is null)` : sql`(${within})`;
}

export function orderBy({ column, descending, nullable }: SortOrder, cursor: Cursor | null): SQL {
  const back = isBackwards(cursor);
  const way = sql.raw(descending === back ? 'asc' : 'desc');
  const nulls = nullable ? sql.raw(back ? ' nulls first' : ' nulls last') : sql.raw('');
  return sql`${column} ${way}${nulls}, found.product_id ${way}`;
}
