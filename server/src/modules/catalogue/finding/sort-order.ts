import { type SQL, sql } from 'drizzle-orm';
import type { ProductSort } from 'shared-kit/contract/catalogue';
import type { Cursor } from './cursor.ts';

/** The type of an order's key. The id breaks ties in the same direction; products without a price come last. */
export type SortOrder = Readonly<{ type: SQL; descending: boolean }>;

export const sortOrders: Readonly<Record<ProductSort, SortOrder>> = {
  relevance: { type: sql`float8`, descending: true },
  newest: { type: sql`timestamptz`, descending: true },
  'price-asc': { type: sql`numeric`, descending: false },
  'price-desc': { type: sql`numeric`, descending: true },
  'lead-time': { type: sql`smallint`, descending: false },
};

/** A page asked for: its order, where it begins, and its length. */
export type Page = Readonly<{ sort: ProductSort; cursor: Cursor | null; limit: number }>;

/** Pages towards the front are read backwards and reversed afterwards. */
export const isBackwards = ({ cursor }: Pick<Page, 'cursor'>): boolean => cursor?.direction === 'previous';

const ascends = (page: Page): boolean => sortOrders[page.sort].descending === isBackwards(page);

/** A sort key as text that converts back without loss. */
export const keyText = ({ sort }: Page, key: SQL): SQL =>
  sort === 'newest'
    ? sql`to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql`${key}::text`;

type Place = Readonly<{ key: SQL; id: SQL }>;
const way = (page: Page): SQL => sql.raw(ascends(page) ? 'asc' : 'desc');

/** Products without a key come last in the listing. */
export const orderBy = (page: Page, { key, id }: Place): SQL =>
  sql`order by ${key} ${way(page)} nulls ${sql.raw(isBackwards(page) ? 'first' : 'last')}, ${id} ${way(page)}`;

/** An index's own order, for products that all have a key or all have none. */
export const orderByIndex = (page: Page, { key, id }: Place): SQL =>
  sql`order by ${key} ${way(page)}, ${id} ${way(page)}`;

/** Whether a product with a key comes after the cursor in the direction of reading. */
export function isBeyond(page: Page, { key, id }: Place): SQL {
  const position = page.cursor?.position;
  if (!position) return sql`true`;
  if (position.key === null) return isBackwards(page) ? sql`true` : sql`false`;
  const { type } = sortOrders[page.sort];
  return sql`(${key}, ${id}) ${sign(page)} (${position.key}::${type}, ${position.id}::uuid)`;
}

/** The same for products without a key. */
export function isBeyondWithoutKey(page: Page, id: SQL): SQL {
  const position = page.cursor?.position;
  if (!position) return sql`true`;
  if (position.key !== null) return isBackwards(page) ? sql`false` : sql`true`;
  return sql`${id} ${sign(page)} ${position.id}::uuid`;
}

const sign = (page: Page): SQL => sql.raw(ascends(page) ? '>' : '<');
