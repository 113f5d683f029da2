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

/** What many rows are asked is asked in two parts: `rough` is cheap, and all that match pass it. */
type Throughout = Readonly<{ rough: SQL; condition: SQL }>;

/** What a visitor asked of one facet, or in words, as conditions on `product_listing l`. */
export type Filter = Readonly<{
  /** The facet that set it; null for the searched words. */
  facet: string | null;
  condition: SQL;
  /** The terms that one of must be there, where the facet is in the index of terms. */
  terms: readonly number[];
  /** Whether it asks for one category that has none below it. */
  isOneCategory: boolean;
  /** The only categories that it lets something through of; null where it may be any. */
  within: ReadonlySet<string> | null;
  /** The searched words one by one. */
  each: readonly SQL[];
  /** The same where the whole of one category is looked through; null where it is no other. */
  throughout: Throughout | null;
}>;

/** Null where there is no bound. */
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

/** The price key of a country: its own where it has one, else its zone's. */
export function priceExpression(country: string | null): SQL {
  const zone = zonePriceColumn(country);
  if (country === null) return zone;
  return sql`case when l.country_priced then coalesce((
    select o.usd from product_country_price o where o.product_id = l.product_id and o.country = ${country}
  ), ${zone}) else ${zone} end`;
}

const has = (tsquery: string): SQL => sql`l.search @@ ${tsquery}::tsquery`;

/** What a tsquery finds, wherever that is. */
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

/** In more categories than this it is cheaper to look through all at once. */
const mostCategories = 8;

/** The categories that something can match in: those that words are found in, where they are few, of those asked for. */
export function categoriesWithin(filters: readonly Filter[]): readonly string[] | null {
  const within = categoriesOfAll(filters.map((it) => it.within));
  if (within && within.size <= mostCategories) return [...within];
  const asked = filters.find(({ facet }) => facet === 'category')?.within;
  return asked ? [...asked] : null;
}

/** What the visitor asked for, as conditions; within one facet values are alternatives. */
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

/** The conditions alone: for reading along an index that has the order. */
export const allOfThem = (filters: readonly Pick<Filter, 'condition'>[]): SQL =>
  and(filters.map(({ condition }) => condition));

/** What the index of words and terms can find of a filter that it knows. */
export const inIndex = ({ facet, condition, terms }: Filter): SQL =>
  facet === null ? condition : sql`l.terms && ${`{${terms.join(',')}}`}::int[]`;

/** The categories and everything below them. */
export const withBelow = (ids: readonly string[], tree: CategoryTree): readonly string[] => [
  ...new Set(ids.flatMap((id) => tree.withDescendants(id))),
];

/** One text parameter for a whole array, so that a statement's text doesn't depend on how many values it has. */
export const textArray = (values: readonly string[]): string =>
  `{${values.map((it) => `"${it}"`).join(',')}}`;

/** Of any of these. */
export const inCategories = (ids: readonly string[]): SQL => oneOf('category_id', ids);

/** A single value is an equality, which lets an index give its rows in order. */
function oneOf(column: 'category_id' | 'condition' | 'origin', values: readonly string[]): SQL {
  const name = sql.raw(`l.${column}`);
  const [only] = values;
  return values.length === 1 && only !== undefined
    ? sql`${name} = ${only}`
    : sql`${name} = any(${textArray(values)}::text[])`;
}

/** A category's own prices of a country are read once: few products have one, and most look-ups would be in vain. */
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

/** Beyond every number that JSON from JavaScript can hold, so that the other end can stay open. */
const [lowest, highest] = [`-2e308`, `2e308`];

/**
 * Compared as JSON, which costs a quarter of taking the number out. Another category may keep words under the same key;
 * in PostgreSQL's order of JSON those lie before all numbers, and whatever else there is after them.
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
  // Taken out once however many values are ticked: containment would take each of them apart for every product.
  return kind === 'list' ? sql`l.facets->${key} ?| ${values}` : sql`l.facets->>${key} = any(${values})`;
}

/** What lies between the bounds of a visitor's price filter: of a country's own price, or of its zone's. */
export const withinPrices = ({ min, max }: PriceBounds, value: SQL): SQL =>
  and([
    ...(min === null ? [] : [sql`${value} >= ${min}::numeric`]),
    ...(max === null ? [] : [sql`${value} <= ${max}::numeric`]),
  ]);

/** In US dollars as the price keys are, and rounded like them, so that both ends are included. */
export function priceBounds({ price, currency }: ListQuery, rates: StoredRates): PriceBounds {
  const usd = (bound: Decimal | null) => bound && convert(bound, currency, 'USD', rates).toFixed();
  return { min: usd(price.min), max: usd(price.max) };
}

function priceCondition(bounds: PriceBounds, country: string | null): SQL | null {
  const { min, max } = bounds;
  if (min === null && max === null) return null;
  // Said outright, because a search for it would read all there is.
  if (min !== null && max !== null && new Decimal(min).gt(max)) return sql`false`;
  const inZone = withinPrices(bounds, zonePriceColumn(country));
  if (country === null) return sql`(${inZone})`;
  // Most products have one price per zone, and only of those does the planner know how many a range takes.
  // A range looks the country's own price up once, two comparisons would do so twice.
  return sql`((not l.country_priced and ${inZone})
    or (l.country_priced and numrange(${min}::numeric, ${max}::numeric, '[]') @> ${priceExpression(country)}))`;
}
