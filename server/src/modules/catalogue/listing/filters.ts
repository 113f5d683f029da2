import { Decimal } from 'decimal.js';
import { type SQL, sql } from 'drizzle-orm';
import { convert, type StoredRates } from '../../rates/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { type Zone, zoneOf } from '../price/zones.ts';
import { allOf, type SearchWord } from '../search/search-words.ts';
import { categoriesOfAll } from '../search/word-categories.ts';
import type { AttributeFilter } from './attribute-filters.ts';
import { attributeParameter } from './attribute-filters.ts';
import type { ListQuery } from './list-query.ts';
import { leadTimeSteps, term } from './terms.ts';

/** A condition in two parts for scanning many rows: every match passes `rough`, which is cheap. */
type Throughout = Readonly<{ rough: SQL; condition: SQL }>;

/** A visitor's filter by one facet or by words, as conditions on `product_listing l`. */
export type Filter = Readonly<{
  /** The facet of the filter; null for the searched words. */
  facet: string | null;
  condition: SQL;
  /** Alternative terms, if the facet is in the index of terms. */
  terms: readonly number[];
  /** Whether it selects one category without subcategories. */
  isOneCategory: boolean;
  /** The only categories in which something can match; null if unknown. */
  within: ReadonlySet<string> | null;
  /** Conditions for each searched word. */
  each: readonly SQL[];
  /** The condition for scanning one whole category; null if it doesn't differ. */
  throughout: Throughout | null;
}>;

/** Null means no bound. */
export type PriceBounds = Readonly<{ min: string | null; max: string | null }>;

const zoneColumns: Readonly<Record<Zone, SQL>> = {
  global: sql.raw('l.usd_global'),
  europe: sql.raw('l.usd_europe'),
  'turkiye-mena': sql.raw('l.usd_turkiye_mena'),
  'cis-central-asia': sql.raw('l.usd_cis_central_asia'),
  'south-asia': sql.raw('l.usd_south_asia'),
  'east-asia': sql.raw('l.usd_east_asia'),
  americas: sql.raw('l.usd_americas'),
  africa: sql.raw('l.usd_africa'),
};

export const zonePriceColumn = (country: string | null): SQL => zoneColumns[zoneOf(country)];

/** The price key of a country: its own if there is one, else its zone's. */
export function priceExpression(country: string | null): SQL {
  const zone = zonePriceColumn(country);
  if (country === null) return zone;
  return sql`case when l.country_priced then coalesce((
    select o.usd from product_country_price o where o.product_id = l.product_id and o.country = ${country}
  ), ${zone}) else ${zone} end`;
}

const has = (tsquery: string): SQL => sql`l.search @@ ${tsquery}::tsquery`;

/** A filter for a tsquery, in any category. */
export const wordsFilter = (tsquery: string): Filter => ({
  facet: null,
  condition: has(tsquery),
  terms: [],
  isOneCategory: false,
  within: null,
  each: [has(tsquery)],
  throughout: null,
});

const allWordsFilter = (words: readonly SearchWord[]): Filter => ({
  ...wordsFilter(allOf(words)),
  within: categoriesOfAll(words.map(({ categories }) => categories)),
  each: words.map(({ tsquery }) => has(tsquery)),
});

/** With more categories than this, a scan of all is cheaper. */
const mostCategories = 8;

/** Narrows the search: the few categories that contain the words, or else the requested ones. */
export function categoriesWithin(filters: readonly Filter[]): readonly string[] | null {
  const within = categoriesOfAll(filters.map((it) => it.within));
  if (within && within.size <= mostCategories) return [...within];
  const asked = filters.find(({ facet }) => facet === 'category')?.within;
  return asked ? [...asked] : null;
}

/** The visitor's filters as conditions; values of one facet are alternatives. */
export function filtersOf(
  query: ListQuery,
  {
    tree,
    country,
    rates,
    words,
  }: { tree: CategoryTree; country: string | null; rates: StoredRates; words: readonly SearchWord[] },
): readonly Filter[] {
  const filters: Filter[] = words.length === 0 ? [] : [allWordsFilter(words)];
  const add = (
    facet: string,
    condition: SQL,
    {
      values = [],
      throughout = null,
    }: { values?: readonly string[]; throughout?: Filter['throughout'] } = {},
  ) =>
    filters.push({
      facet,
      condition,
      terms: values.map((value) => term(facet, value)),
      isOneCategory: facet === 'category' && withBelow(values, tree).length === 1,
      within: facet === 'category' ? new Set(withBelow(values, tree)) : null,
      each: [],
      throughout,
    });
  const { categories, makers, leadTimeMax } = query;
  if (categories.length > 0)
    add('category', oneOf('category_id', withBelow(categories, tree)), { values: categories });
  if (makers.length > 0)
    add('maker', sql`l.seller_id = any(${textArray(makers)}::uuid[])`, { values: makers });
  if (query.conditions.length > 0)
    add('condition', oneOf('condition', query.conditions), { values: query.conditions });
  if (query.origins.length > 0) add('origin', oneOf('origin', query.origins), { values: query.origins });
  if (leadTimeMax !== null) {
    const isStep = leadTimeSteps.includes(leadTimeMax);
    add('lead_time_max', sql`l.lead_time <= ${leadTimeMax}::smallint`, {
      values: isStep ? [`${leadTimeMax}`] : [],
    });
  }
  for (const filter of query.attributes) {
    const values = filter.kind === 'number' ? [] : filter.values;
    add(attributeParameter(filter.key), attributeCondition(filter), { values });
  }
  const bounds = priceBounds(query, rates);
  const price = priceCondition(bounds, country);
  if (price) add('price', price, { throughout: priceThroughout(bounds, { country, categories }) });
  return filters;
}

export const and = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

/** All conditions, for reading along an index that has the order. */
export const allOfThem = (filters: readonly Pick<Filter, 'condition'>[]): SQL =>
  and(filters.map(({ condition }) => condition));

/** The condition by which the index of words and terms finds this filter's products. */
export const inIndex = ({ facet, condition, terms }: Filter): SQL =>
  facet === null ? condition : sql`l.terms && ${`{${terms.join(',')}}`}::int[]`;

/** The categories and everything below them. */
export const withBelow = (ids: readonly string[], tree: CategoryTree): readonly string[] => [
  ...new Set(ids.flatMap((id) => tree.withDescendants(id))),
];

/** An array as one text parameter, so that the statement's text doesn't depend on the number of values. */
export const textArray = (values: readonly string[]): string =>
  `{${values.map((it) => `"${it}"`).join(',')}}`;

export const inCategories = (ids: readonly string[]): SQL => oneOf('category_id', ids);

/** A single value becomes an equality, so that an index returns its rows in order. */
function oneOf(column: 'category_id' | 'condition' | 'origin', values: readonly string[]): SQL {
  const name = sql.raw(`l.${column}`);
  const [only] = values;
  return values.length === 1 && only !== undefined
    ? sql`${name} = ${only}`
    : sql`${name} = any(${textArray(values)}::text[])`;
}

/**
 * Reads all prices of a category for a country at once: few products have one, so most single look-ups would find
 * none.
 */
function priceThroughout(
  bounds: PriceBounds,
  { country, categories: [category, more] }: { country: string | null; categories: readonly string[] },
): Throughout | null {
  if (country === null || category === undefined || more !== undefined) return null;
  const zone = zonePriceColumn(country);
  const inZone = withinPrices(bounds, zone);
  const hasOwn = sql`l.product_id in (
    select o.product_id from product_country_price o where o.country = ${country} and o.category_id = ${category})`;
  return {
    rough: sql`(l.country_priced or ${inZone})`,
    condition: sql`case when l.country_priced and ${hasOwn}
      then ${withinPrices(bounds, priceExpression(country))} else ${inZone} end`,
  };
}

/** Beyond every number in JSON from JavaScript, so that a range can be open. */
const [lowest, highest] = [`-2e308`, `2e308`];

/**
 * Compares numbers as JSON, at a quarter of the cost of extracting them. If another category has words under the same
 * key, PostgreSQL orders those before all numbers, and other types after them.
 */
export const isNumberWithin = (value: SQL, min: number | null, max: number | null): SQL =>
  min === null
    ? sql`(${value} <= ${`${max ?? highest}`}::jsonb and ${value} >= ${lowest}::jsonb)`
    : sql`(${value} >= ${`${min}`}::jsonb and ${value} <= ${`${max ?? highest}`}::jsonb)`;

function attributeCondition(filter: AttributeFilter): SQL {
  const { key, kind } = filter;
  if (kind === 'number') {
    const { min, max } = filter;
    if (min !== null && max !== null && min > max) return sql`false`;
    return isNumberWithin(sql`l.facets->${key}`, min, max);
  }
  const values = sql`${textArray(filter.values)}::text[]`;
  // Extracted once for all ticked values: containment would extract it for each of them.
  return kind === 'list' ? sql`l.facets->${key} ?| ${values}` : sql`l.facets->>${key} = any(${values})`;
}

/** Compares a price, the country's or its zone's, with the visitor's bounds. */
export const withinPrices = ({ min, max }: PriceBounds, value: SQL): SQL =>
  and([
    ...(min === null ? [] : [sql`${value} >= ${min}::numeric`]),
    ...(max === null ? [] : [sql`${value} <= ${max}::numeric`]),
  ]);

/** Bounds in US dollars, rounded like the price keys so that both ends are included. */
export function priceBounds({ price, currency }: ListQuery, rates: StoredRates): PriceBounds {
  const usd = (bound: Decimal | null) => bound && convert(bound, currency, 'USD', rates).toFixed();
  return { min: usd(price.min), max: usd(price.max) };
}

function priceCondition(bounds: PriceBounds, country: string | null): SQL | null {
  const { min, max } = bounds;
  if (min === null && max === null) return null;
  // An explicit false: a scan for an empty range would read everything.
  if (min !== null && max !== null && new Decimal(min).gt(max)) return sql`false`;
  const inZone = withinPrices(bounds, zonePriceColumn(country));
  if (country === null) return sql`(${inZone})`;
  // Most products have one price per zone, and only for those can the planner estimate a range.
  // One range check looks up the country's price once; two comparisons would do it twice.
  return sql`((not l.country_priced and ${inZone})
    or (l.country_priced and numrange(${min}::numeric, ${max}::numeric, '[]') @> ${priceExpression(country)}))`;
}
