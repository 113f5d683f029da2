import { type SQL, sql } from 'drizzle-orm';
import { convert, type StoredRates } from '../../rates/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { type Zone, zoneOf } from '../price/zones.ts';
import type { AttributeFilter } from './attribute-filters.ts';
import { attributeParameter } from './attribute-filters.ts';
import type { ListQuery } from './list-query.ts';
import { leadTimeSteps, term } from './terms.ts';

/** What a visitor asked of one facet, or in words, as conditions on `product_listing l`. */
export type Filter = Readonly<{
  /** The facet that set it; null for the searched words. */
  facet: string | null;
  condition: SQL;
  /** The terms that one of must be there, where the facet is in the index of terms. */
  terms: readonly number[];
}>;

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

/** What the visitor asked for, as conditions; within one facet values are alternatives. */
export function filtersOf(
  query: ListQuery,
  {
    tree,
    country,
    rates,
    tsquery,
  }: { tree: CategoryTree; country: string | null; rates: StoredRates; tsquery: string | null },
): readonly Filter[] {
  const filters: Filter[] = [];
  const add = (facet: string | null, condition: SQL, values: readonly string[] = []) =>
    filters.push({
      facet,
      condition,
      terms: facet === null ? [] : values.map((value) => term(facet, value)),
    });
  const { categories, makers, leadTimeMax } = query;
  if (tsquery !== null) add(null, sql`l.search @@ ${tsquery}::tsquery`);
  if (categories.length > 0) add('category', oneOf('category_id', withBelow(categories, tree)), categories);
  if (makers.length > 0) add('maker', sql`l.seller_id = any(${textArray(makers)}::uuid[])`, makers);
  if (query.conditions.length > 0) add('condition', oneOf('condition', query.conditions), query.conditions);
  if (query.origins.length > 0) add('origin', oneOf('origin', query.origins), query.origins);
  if (leadTimeMax !== null) {
    const isStep = leadTimeSteps.includes(leadTimeMax);
    add('lead_time_max', sql`l.lead_time <= ${leadTimeMax}::smallint`, isStep ? [`${leadTimeMax}`] : []);
  }
  for (const filter of query.attributes) {
    const values = filter.kind === 'number' ? [] : filter.values;
    add(attributeParameter(filter.key), attributeCondition(filter), values);
  }
  const price = priceCondition(query, country, rates);
  if (price) add('price', price);
  return filters;
}

const and = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

/** The conditions alone: for reading along an index that has the order. */
export const allOfThem = (filters: readonly Filter[]): SQL => and(filters.map(({ condition }) => condition));

/** The conditions and their terms: for finding all that match through the index of words and terms. */
export const allWithTerms = (filters: readonly Filter[]): SQL =>
  and(
    filters.flatMap(({ condition, terms }) =>
      terms.length === 0 ? [condition] : [condition, sql`l.terms && ${`{${terms.join(',')}}`}::int[]`],
    ),
  );

/** The categories and everything below them. */
export const withBelow = (ids: readonly string[], tree: CategoryTree): readonly string[] => [
  ...new Set(ids.flatMap((id) => tree.withDescendants(id))),
];

/** One text parameter for a whole array, so that a statement's text doesn't depend on how many values it has. */
export const textArray = (values: readonly string[]): string =>
  `{${values.map((it) => `"${it}"`).join(',')}}`;

/** A single value is an equality, which lets an index give its rows in order. */
function oneOf(column: 'category_id' | 'condition' | 'origin', values: readonly string[]): SQL {
  const name = sql.raw(`l.${column}`);
  const [only] = values;
  return values.length === 1 && only !== undefined
    ? sql`${name} = ${only}`
    : sql`${name} = any(${textArray(values)}::text[])`;
}

/** Another category may keep words under the same key, and those are no numbers to PostgreSQL. */
export const facetNumber = (table: SQL, key: string): SQL =>
  sql`case when jsonb_typeof(${table}.facets->${key}) = 'number' then (${table}.facets->>${key})::numeric end`;

function attributeCondition(filter: AttributeFilter): SQL {
  const { key, kind } = filter;
  if (kind === 'number') {
    const value = facetNumber(sql`l`, key);
    const { min, max } = filter;
    const parts = [
      ...(min === null ? [] : [sql`${value} >= ${min}::numeric`]),
      ...(max === null ? [] : [sql`${value} <= ${max}::numeric`]),
    ];
    return sql.join(parts, sql` and `);
  }
  const alternatives = filter.values.map((value) => {
    const stored = kind === 'list' ? [value] : kind === 'boolean' ? value === 'true' : value;
    return sql`l.facets @> ${JSON.stringify({ [key]: stored })}::jsonb`;
  });
  return sql`(${sql.join(alternatives, sql` or `)})`;
}

/** The bounds are in display currency; the keys in US dollars, rounded alike, so that both ends are included. */
function priceCondition(
  { price, currency }: ListQuery,
  country: string | null,
  rates: StoredRates,
): SQL | null {
  const { min, max } = price;
  if (!min && !max) return null;
  const within = (value: SQL) =>
    sql.join(
      [
        ...(min ? [sql`${value} >= ${convert(min, currency, 'USD', rates).toFixed()}::numeric`] : []),
        ...(max ? [sql`${value} <= ${convert(max, currency, 'USD', rates).toFixed()}::numeric`] : []),
      ],
      sql` and `,
    );
  const zone = zonePriceColumn(country);
  if (country === null) return sql`(${within(zone)})`;
  // Most products have one price per zone, and only of those does the planner know how many a range takes.
  return sql`((not l.country_priced and ${within(zone)})
    or (l.country_priced and ${within(priceExpression(country))}))`;
}
