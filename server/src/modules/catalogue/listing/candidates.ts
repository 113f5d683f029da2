import { type SQL, sql } from 'drizzle-orm';
import type { ProductSort } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import type { AttributeDefinition } from '../category-definition.ts';
import { type Choice, fromSource } from './candidate-source.ts';
import type { Cursor } from './cursor.ts';
import { type Filter, isNumberWithin, priceExpression } from './filters.ts';
import { beyondCursor, keyText, orderBy, sortOrders } from './sort-order.ts';
import type { Sizes } from './term-choice.ts';

/**
 * Counts and rankings read at most this many products, so that a filter that matches half the market stays cheap.
 * Beyond it totals and counts are lower bounds: of the newest products, or of the first found.
 */
export type Caps = Readonly<{ browsing: number; searching: number }>;
export const usualCaps: Caps = { browsing: 2_000, searching: 1_000 };

export type CandidateSet = Readonly<{
  filters: readonly Filter[];
  /** How many products have the terms of each filter. */
  sizes: (tx: Tx) => Promise<Sizes>;
  country: string | null;
  /** The searched words as alternatives, for ranking by relevance; null without a search. */
  rankQuery: string | null;
  caps: Caps;
}>;

/** A row of any part of the statement: a count, a facet's value, or a product of the page. */
export type CandidateRow = {
  part: string;
  value: string | null;
  count: number;
  low: string | null;
  high: string | null;
};

const facetColumns: Readonly<Record<string, string>> = {
  category: 'category_id',
  maker: 'seller_id',
  condition: 'condition',
  origin: 'origin',
  lead_time_max: 'lead_time',
};
export const plainFacets: readonly string[] = [...Object.keys(facetColumns), 'price'];

/** Every ticked facet needs a count beside the page, so those read fewer. */
const mostAside = 1_500;

export const limitOf = ({ set: { rankQuery, caps }, page }: Pick<Overview, 'set' | 'page'>): number => {
  const most = rankQuery === null ? caps.browsing : caps.searching;
  return page === null ? Math.min(most, mostAside) : most;
};

function candidates(overview: Overview, choice: Choice): SQL {
  const { set, plain, page } = overview;
  const { filters, country, rankQuery } = set;
  const needsPrice = page !== null || plain.includes('price');
  const rank =
    rankQuery === null || page?.sort !== 'relevance'
      ? sql`0::float8`
      : sql`ts_rank('{0.05, 0.2, 0.4, 1}', l.search, ${rankQuery}::tsquery)::float8`;
  return sql`
    select l.product_id, l.category_id, l.seller_id, l.condition, l.origin, l.lead_time, l.published_at, l.facets,
      ${needsPrice ? priceExpression(country) : sql`null::numeric`} as price, ${rank} as rank
    ${fromSource(choice, { filters, hasWords: rankQuery !== null, isAside: page === null })}
    limit ${limitOf(overview) + 1}`;
}

export type Overview = Readonly<{
  set: CandidateSet;
  plain: readonly string[];
  attributes: readonly AttributeDefinition[];
  page: Readonly<{ sort: ProductSort; cursor: Cursor | null; limit: number }> | null;
}>;

/** Total, facets and, if requested, the page in one statement over one set of candidates. */
export function overviewStatement(overview: Overview, choice: Choice): SQL {
  const { plain, attributes, page } = overview;
  const parts = [
    sql`select 'total' as part, null as value, count(*)::int as count, null as low, null as high from found`,
    ...plain.map(plainFacet),
    ...attributes.map(attributeFacet),
    ...(page ? [pageOf(page)] : []),
  ];
  return sql`with found as materialized (${candidates(overview, choice)}) ${sql.join(parts, sql` union all `)}`;
}

export const isCapped = (overview: Overview, total: number): boolean => total > limitOf(overview);

function plainFacet(facet: string): SQL {
  if (facet === 'price') {
    return sql`select 'price', null, count(price)::int, min(price)::text, max(price)::text from found`;
  }
  const column = sql.raw(facetColumns[facet] ?? 'category_id');
  return sql`select ${facet}::text, ${column}::text, count(*)::int, null, null from found group by ${column}`;
}

function attributeFacet({ key, kind }: AttributeDefinition): SQL {
  const part = sql`${`attr.${key}`}::text`;
  if (kind === 'number') {
    // OFFSET 0 keeps the planner from repeating the expressions wherever they are used.
    return sql`(select ${part}, null, count(n)::int, min(n)::text, max(n)::text from (
      select v::numeric as n from (select found.facets->${key} as v from found offset 0) stated
      where ${isNumberWithin(sql`v`, null, null)} offset 0) numbers)`;
  }
  if (kind === 'list') {
    // Many products have the same list, so each distinct list is expanded once.
    return sql`(select ${part}, v, sum(products)::int, null, null from (
      select found.facets->${key} as list, count(*) as products from found group by 1) lists
      cross join lateral jsonb_array_elements_text(
        case when jsonb_typeof(list) = 'array' then list end) as each(v) where v is not null group by v)`;
  }
  return sql`(select ${part}, v, count(*)::int, null, null
    from (select found.facets->>${key} as v from found) as each where v is not null group by v)`;
}

function pageOf({ sort, cursor, limit }: NonNullable<Overview['page']>): SQL {
  const order = sortOrders[sort];
  return sql`(select 'page', product_id::text, 0, ${keyText(sort, order.column)}, null
    from found where ${beyondCursor(order, cursor)} order by ${orderBy(order, cursor)} limit ${limit + 1})`;
}
