import { type SQL, sql } from 'drizzle-orm';
import type { ProductSort } from 'shared-kit/contract/catalogue';
import type { Tx } from '../../../platform/db/index.ts';
import { facetOf } from '../listing/terms.ts';
import { allOf, numberArray, textArray, unionOf } from '../sql-parts.ts';
import { attributeParameter } from './attribute-filters.ts';
import type { Position } from './cursor.ts';
import { conditionsOf, type Filter } from './filters.ts';
import { type Pricing, priceOf } from './prices.ts';
import { isBeyond, isBeyondWithoutKey, keyText, orderBy, type Page } from './sort-order.ts';

export type Wanted = Readonly<{
  /** The only categories to read; null for the whole listing. */
  categories: readonly string[] | null;
  filters: readonly Filter[];
  pricing: Pricing;
  /** Counts read at most this many products. Beyond it totals and counts are lower bounds. */
  cap: number;
  /** The facet to count; all if null. */
  facet: string | null;
  /** Attributes that are counted as ranges. */
  ranges: readonly string[];
  page: (Page & Readonly<{ rank: SQL | null }>) | null;
}>;

/** A facet's value with its count, or a facet's range. */
export type FacetCount = Readonly<{
  facet: string;
  value: string | null;
  count: number;
  low: string | null;
  high: string | null;
}>;

export type Matches = Readonly<{
  total: Readonly<{ count: number; exact: boolean }>;
  counts: readonly FacetCount[];
  /** The page in the direction of reading. Except by relevance, products of `full` categories are left out. */
  page: readonly Position[];
  /** The categories that may have more products than were read. */
  full: readonly string[];
}>;

/** So that few categories are read twice: most searches and filters find less in each. */
const leastShare = 100;

/**
 * Counts the products that match, up to the cap. Every category may give an equal share of it, so that counts don't
 * come from the first categories alone. Categories that have more are read again as long as others leave room.
 */
export async function countMatches(tx: Tx, wanted: Wanted): Promise<Matches> {
  const { categories, cap } = wanted;
  const share = Math.max(leastShare, Math.ceil((cap + 1) / (categories?.length ?? cap)));
  let limit: Limit = Math.min(share, cap + 1);
  for (;;) {
    const { rows }: Readonly<{ rows: CountRow[] }> = await tx.execute<CountRow>(
      countStatement(wanted, limit),
    );
    const found = rows.flatMap(({ what, value, count }) =>
      what === 'category' && value !== null ? { id: value, count } : [],
    );
    const total = sumOf(found);
    const full = found.filter(
      ({ id, count }) => count === (typeof limit === 'number' ? limit : limit.get(id)),
    );
    if (total > cap || full.length === 0) {
      const ids = full.map(({ id }) => id);
      return { total: { count: Math.min(total, cap), exact: total <= cap }, full: ids, ...readRows(rows) };
    }
    const more = Math.ceil((cap + 1 - total + sumOf(full)) / full.length);
    limit = new Map(found.map((it) => [it.id, full.includes(it) ? more : it.count + 1]));
  }
}

/** How many products to read of a category: of each as many, or of only these. */
type Limit = number | ReadonlyMap<string, number>;

const sumOf = (found: readonly Readonly<{ count: number }>[]): number =>
  found.reduce((sum, { count }) => sum + count, 0);

/** A row of any part of the statement. */
type CountRow = {
  what: string;
  value: string | null;
  count: number;
  low: string | null;
  high: string | null;
};

function readRows(rows: readonly CountRow[]): Pick<Matches, 'counts' | 'page'> {
  const counts = rows.flatMap(({ what, value, ...count }): FacetCount[] => {
    if (what === 'page') return [];
    if (what === 'term') return [{ ...facetOf(value ?? ''), ...count }];
    return [{ facet: what, value, ...count }];
  });
  const page = rows.flatMap(({ what, value, low }) =>
    what === 'page' && value !== null ? { id: value, key: low } : [],
  );
  return { counts, page };
}

/** Facets that are counted by a column of their own. */
const columnFacets = [
  { facet: 'lead_time_max', column: 'lead_time' },
  { facet: 'condition', column: 'condition' },
] as const;
type ColumnFacet = (typeof columnFacets)[number];

const notTerms = new Set<string>(['category', 'price', ...columnFacets.map(({ facet }) => facet)]);

/** What is counted, and so what must be read of each product. */
function needsOf({ facet, ranges, page }: Wanted) {
  const isCounted = (name: string) => facet === null || facet === name;
  const range = ranges.find((key) => facet === attributeParameter(key));
  return {
    columns: columnFacets.filter((it) => isCounted(it.facet)),
    price: isCounted('price'),
    terms: facet === null || !(notTerms.has(facet) || range),
    ranges: facet === null ? ranges : ranges.filter((key) => key === range),
    page,
  };
}
type Needs = ReturnType<typeof needsOf>;

function countStatement(wanted: Wanted, limit: Limit): SQL {
  const needs = needsOf(wanted);
  const counted = [
    sql`select 'category' as what, category_id as value, count, null as low, null as high from sizes`,
    ...needs.columns.map(columnCounts),
    ...(needs.terms ? [termCounts(wanted.facet)] : []),
    ...(needs.price || needs.ranges.length > 0 ? [rangeCounts(needs)] : []),
    ...(wanted.page ? [pageOf(wanted.page)] : []),
  ];
  return sql`with found as materialized (${foundOf(wanted, limit)}),
    sizes as (select category_id, size, count(*)::int as count from found group by category_id, size)
    ${unionOf(counted)}`;
}

/** Grouped by bytes: by the rules of a language, grouping took most of the statement's time. */
const columnCounts = ({ facet, column }: ColumnFacet): SQL =>
  sql`select ${facet}, value, count(*)::int, null, null
    from (select ${sql.raw(column)}::text collate "C" as value from found) each_value group by value`;

const termCounts = (facet: string | null): SQL =>
  sql`select 'term', term, count(*)::int, null, null from (select unnest(terms) collate "C" as term from found) each_term
    ${facet === null ? sql`` : sql`where starts_with(term, ${`${facet}:`})`} group by term`;

/** The column of a range's numbers. */
const number = (at: number): SQL => sql.raw(`number${at}`);

/** All ranges in one pass over the products. */
function rangeCounts({ price, ranges }: Needs): SQL {
  const columns = [
    ...(price ? [{ facet: 'price', column: sql`price` }] : []),
    ...ranges.map((key, at) => ({ facet: attributeParameter(key), column: number(at) })),
  ];
  const measured = columns.map(({ column }, at) => {
    const name = (what: string) => sql.raw(`${what}${at}`);
    return sql`count(${column})::int as ${name('count')}, min(${column})::text as ${name('low')},
      max(${column})::text as ${name('high')}`;
  });
  const rows = columns.map(({ facet }, at) =>
    sql.join([sql`(${facet}, null, `, sql.raw(`count${at}, low${at}, high${at})`)]),
  );
  return sql`select each_range.* from (select ${sql.join(measured, sql`, `)} from found) measured
    cross join lateral (values ${sql.join(rows, sql`, `)}) each_range`;
}

/** Up to the limit of every category, unordered. Each is planned with the statistics of its partition. */
function foundOf(wanted: Wanted, limit: Limit): SQL {
  const { categories, filters } = wanted;
  const ids = typeof limit === 'number' ? categories : [...limit.keys()];
  const isAsked = (column: SQL) => (ids ? sql`${column} = any(${textArray(ids)})` : sql`true`);
  const each =
    typeof limit === 'number'
      ? sql`(select id, ${limit}::int as size from category where ${isAsked(sql`id`)}) each_category`
      : sql`unnest(${textArray([...limit.keys()])}, ${numberArray([...limit.values()])}) each_category(id, size)`;
  return sql`select id collate "C" as category_id, size, listed.* from ${each} cross join lateral (
      select ${sql.join([...columnsOf(wanted)], sql`, `)} from product_listing l
      where ${allOf([sql`l.category_id = each_category.id`, isAsked(sql`l.category_id`), conditionsOf(filters)])}
      limit size
    ) listed`;
}

function columnsOf(wanted: Wanted): readonly SQL[] {
  const { columns, price, terms, ranges, page } = needsOf(wanted);
  const sort = page?.sort;
  const isSortedByLeadTime = sort === 'lead-time' && !columns.some(({ column }) => column === 'lead_time');
  return [
    ...(page ? [sql`l.product_id`] : []),
    ...columns.map(({ column }) => sql.raw(`l.${column}`)),
    ...(isSortedByLeadTime ? [sql`l.lead_time`] : []),
    ...(sort === 'newest' ? [sql`l.published_at`] : []),
    ...(terms ? [sql`l.terms`] : []),
    ...ranges.map((key, at) => sql`(l.numbers->${key})::numeric as ${number(at)}`),
    ...(price || sort?.startsWith('price') ? [sql`${priceOf(wanted.pricing)} as price`] : []),
    ...(sort === 'relevance' ? [sql`${page?.rank ?? sql`0::float8`} as rank`] : []),
  ];
}

/** Qualified, because a bare name in ORDER BY would mean the text of it. */
const keys: Readonly<Record<ProductSort, SQL>> = {
  relevance: sql`read.rank`,
  newest: sql`read.published_at`,
  'price-asc': sql`read.price`,
  'price-desc': sql`read.price`,
  'lead-time': sql`read.lead_time`,
};

/** The first products in the page's order. Without ranks, categories that may have more are left to their indexes. */
function pageOf(page: Page): SQL {
  const [key, id] = [keys[page.sort], sql`read.product_id`];
  const isWhole = sql`read.category_id in (select category_id from sizes where count < size)`;
  return sql`(select 'page', product_id::text, 0, ${keyText(page, key)}, null from found read
    where ${page.sort === 'relevance' ? sql`true` : isWhole} and case when ${key} is null
      then ${isBeyondWithoutKey(page, id)} else ${isBeyond(page, { key, id })} end
    ${orderBy(page, { key, id })} limit ${page.limit + 1})`;
}
