import { and, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { type Locale, locales } from 'shared-kit/contract/languages';
import type { ListedPoint, OwnProductSort, ProductStatus } from 'shared-kit/contract/products';
import * as z from 'zod';
import { AppError, cursorOf } from '../../../platform/http/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { nameKey, product, skuKey } from '../schema.ts';
import { typedWords } from '../words/fold.ts';
import { patternOf } from '../words/folded-column.ts';
import { lacks } from './missing.ts';

/** Search, filters, order and page of a maker's product list. */
export type OwnListQuery = Readonly<{
  q?: string | undefined;
  status?: ProductStatus | undefined;
  category?: string | undefined;
  missing?: ListedPoint | undefined;
  sort: OwnProductSort;
  order: 'asc' | 'desc';
  cursor?: string | undefined;
}>;

/** Filters other than the company. */
export const filtersOf = (
  { q, status, category, missing }: OwnListQuery,
  tree: CategoryTree,
): SQL | undefined =>
  and(
    status && eq(product.status, status),
    category === undefined ? undefined : inArray(product.categoryId, [...tree.withDescendants(category)]),
    missing && lacks(missing, tree),
    ...wordsIn(q ?? ''),
  );

/** Names in every language, model and article number. */
const ownWords = sql`concat_ws(' ', ${sql.join(
  locales.map((locale) => sql`${product.title} ->> ${locale}`),
  sql`, `,
)}, ${product.model}, ${product.sku})`;

/**
 * Every word must occur, in any order. Reads all products of the maker, 0.1 s at 50,000: an index of parts of words would
 * make every import slower.
 */
export const wordsIn = (q: string): SQL[] =>
  typedWords(q)
    .map(patternOf)
    .filter((pattern) => pattern !== '')
    .map((pattern) => sql`${ownWords} ~* ${pattern}`);

const keyOf = (sort: OwnProductSort, locale: Locale): SQL => {
  switch (sort) {
    case 'changed':
      return sql`${product.updatedAt}`;
    case 'name':
      return nameKey(product.title, locale);
    case 'sku':
      return skuKey(product.sku);
  }
};

const position = cursorOf(z.object({ by: z.string(), key: z.string(), id: z.guid() }));
/** A position means nothing in another order. */
const orderName = ({ sort, order }: OwnListQuery, locale: Locale) =>
  sort === 'name' ? `${sort} ${order} ${locale}` : `${sort} ${order}`;

/** The order of the list, where its next page begins, and the key that the position of a row needs. */
export function orderOf(query: OwnListQuery, locale: Locale) {
  const key = keyOf(query.sort, locale);
  const [inOrder, isBeyond] = query.order === 'asc' ? ([asc, gt] as const) : ([desc, lt] as const);
  const by = orderName(query, locale);
  const after = query.cursor === undefined ? null : position.read(query.cursor);
  if (after && after.by !== by) throw new AppError('cursor.invalid');
  return {
    // As text, so that a time keeps its microseconds.
    key: sql<string>`${key}::text`,
    by: [inOrder(key), inOrder(product.id)],
    beyond:
      after === null
        ? undefined
        : or(
            isBeyond(key, typed(query.sort, after.key)),
            and(eq(key, typed(query.sort, after.key)), isBeyond(product.id, after.id)),
          ),
    cursorAt: (last: Readonly<{ key: string; id: string }>) => position.write({ by, ...last }),
  };
}

/** Cast, as otherwise PostgreSQL guesses what a parameter is. */
function typed(sort: OwnProductSort, key: string): SQL {
  if (sort !== 'changed') return sql`${key}::text`;
  if (Number.isNaN(Date.parse(key))) throw new AppError('cursor.invalid');
  return sql`${key}::timestamptz`;
}
