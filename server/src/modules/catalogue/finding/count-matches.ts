import { type SQL, sql } from 'drizzle-orm';
import type { ProductSort } from 'shared-kit/contract/catalogue';
import type { Tx } from '../../../platform/db/index.ts';
import type { Facet, FacetCount } from '../facets/facet.ts';
import { facetOfTerm, term } from '../facets/term.ts';
import { type Pricing, priceOf } from '../price/listed-prices.ts';
import { allOf, numberArray, textArray, unionOf } from '../sql-parts.ts';
import type { Position } from './cursor.ts';
import { conditionsOf, type Filter } from './filters.ts';
import { isBeyond, isBeyondWithoutKey, keyText, orderBy, type Page } from './sort-order.ts';

export type Wanted = Readonly<{
  /** The only categories to read; null for the whole listing. */
  categories: readonly string[] | null;
  filters: readonly Filter[];
  pricing: Pricing;
  /** Counts read at most this many products. Beyond it totals and counts are lower bounds. */
  cap: number;
  /** The facets to count. Categories are counted in any case, for the total. */
  facets: readonly Facet[];
  page: (Page & Readonly<{ rank: SQL | null }>) | null;
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
  let reading = await readUpTo(tx, wanted, Math.min(share, cap + 1));
  // This ends: a category that was read whole stays whole, and once all others are full again, the cap is reached.
  while (reading.full.length > 0 && reading.total <= cap) {
    reading = await readUpTo(tx, wanted, furtherLimit(reading, cap));
  }
  const { rows, total, full } = reading;
  return {
    total: { count: Math.min(total, cap), exact: total <= cap },
    full: full.map(({ id }) => id),
    ...readRows(rows),
  };
}

type Found = Readonly<{ id: string; count: number }>;
type CountReading = Readonly<{
  rows: readonly CountRow[];
  found: readonly Found[];
  /** The categories that have as many products as were read of them, and maybe more. */
  full: readonly Found[];
  total: number;
}>;

async function readUpTo(tx: Tx, wanted: Wanted, limit: Limit): Promise<CountReading> {
  const { rows } = await tx.execute<CountRow>(countStatement(wanted, limit));
  const found = rows.flatMap(({ what, value, count }) =>
    what === 'category' && value !== null ? [{ id: value, count }] : [],
  );
  const full = found.filter(({ id, count }) => count === (typeof limit === 'number' ? limit : limit.get(id)));
  return { rows, found, full, total: sumOf(found) };
}

/** What the others leave of the cap is shared by the full categories. */
function furtherLimit({ found, full, total }: CountReading, cap: number): Limit {
  const more = Math.ceil((cap + 1 - total + sumOf(full)) / full.length);
  return new Map(found.map((it) => [it.id, full.includes(it) ? more : it.count + 1]));
}

/** How many products to read of a category: of each as many, or of only these. */
type Limit = number | ReadonlyMap<string, number>;

const sumOf = (found: readonly Found[]): number => found.reduce((sum, { count }) => sum + count, 0);

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
    if (what === 'term') return [{ ...facetOfTerm(value ?? ''), ...count }];
    return [{ facet: what, value, ...count }];
  });
  const page = rows.flatMap(({ what, value, low }) =>
    what === 'page' && value !== null ? { id: value, key: low } : [],
  );
  return { counts, page };
}

type CountedBy<By extends Facet['counted']['by']> = Readonly<{
  key: string;
  counted: Extract<Facet['counted'], { by: By }>;
}>;

/** The facets that are counted in this way. */
const countedBy = <By extends Facet['counted']['by']>(
  by: By,
  facets: readonly Facet[],
): readonly CountedBy<By>[] => facets.filter((it): it is Facet & CountedBy<By> => it.counted.by === by);

function countStatement(wanted: Wanted, limit: Limit): SQL {
  const terms = countedBy('terms', wanted.facets);
  const ranges = countedBy('range', wanted.facets);
  const counted = [
    sql`select 'category' as what, category_id as value, count, null as low, null as high from sizes`,
    ...countedBy('column', wanted.facets).map(columnCounts),
    ...(terms.length > 0 ? [termCounts(terms)] : []),
    ...(ranges.length > 0 ? [rangeCounts(ranges)] : []),
    ...(wanted.page ? [pageOf(wanted.page)] : []),
  ];
  return sql`with found as materialized (${foundOf(wanted, limit)}),
    sizes as (select category_id, size, count(*)::int as count from found group by category_id, size)
    ${unionOf(counted)}`;
}

/** Grouped by bytes: by the rules of a language, grouping took most of the statement's time. */
const columnCounts = ({ key, counted }: CountedBy<'column'>): SQL =>
  sql`select ${key}, value, count(*)::int, null, null
    from (select ${sql.raw(counted.column)}::text collate "C" as value from found) each_value group by value`;

/** The terms of one facet, or of all: to leave out those of a few would take longer than to count them. */
const termCounts = ([first, ...others]: readonly CountedBy<'terms'>[]): SQL =>
  sql`select 'term', term, count(*)::int, null, null from (select unnest(terms) collate "C" as term from found) each_term
    ${first && others.length === 0 ? sql`where starts_with(term, ${term(first.key, '')})` : sql``} group by term`;

/** All ranges in one pass over the products. */
function rangeCounts(ranges: readonly CountedBy<'range'>[]): SQL {
  const measured = ranges.map(({ key }, at) => {
    const name = (what: string) => sql.raw(`${what}${at}`);
    const figure = sql.identifier(key);
    return sql`count(${figure})::int as ${name('count')}, min(${figure})::text as ${name('low')},
      max(${figure})::text as ${name('high')}`;
  });
  const rows = ranges.map(({ key }, at) =>
    sql.join([sql`(${key}, null, `, sql.raw(`count${at}, low${at}, high${at})`)]),
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

/** What must be read of each product: what is counted, and the key of the page's order. */
function columnsOf({ facets, page, pricing }: Wanted): readonly SQL[] {
  const columns = countedBy('column', facets).map(({ counted }) => counted.column);
  const ranges = countedBy('range', facets);
  const sort = page?.sort;
  const isSortedByLeadTime = sort === 'lead-time' && !columns.includes('lead_time');
  const isSortedByPrice = sort?.startsWith('price') && !ranges.some(({ key }) => key === 'price');
  return [
    ...(page ? [sql`l.product_id`] : []),
    ...columns.map((column) => sql.raw(`l.${column}`)),
    ...(isSortedByLeadTime ? [sql`l.lead_time`] : []),
    ...(sort === 'newest' ? [sql`l.published_at`] : []),
    ...(facets.some(({ counted }) => counted.by === 'terms') ? [sql`l.terms`] : []),
    ...ranges.map(({ key, counted }) => sql`${counted.figure(pricing)} as ${sql.identifier(key)}`),
    ...(isSortedByPrice ? [sql`${priceOf(pricing)} as price`] : []),
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
