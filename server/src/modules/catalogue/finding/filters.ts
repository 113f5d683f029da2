import { type SQL, sql } from 'drizzle-orm';
import type { StoredRates } from '../../rates/index.ts';
import { term } from '../listing/terms.ts';
import { allOf, textArray } from '../sql-parts.ts';
import { type AttributeFilter, attributeParameter } from './attribute-filters.ts';
import type { ListQuery } from './list-query.ts';
import { isBounded, type Pricing, priceBounds, priceCondition } from './prices.ts';

/** A visitor's filter by one facet or by words, as a condition on `product_listing l`. */
export type Filter = Readonly<{
  /** The facet of the filter; null for the searched words. */
  facet: string | null;
  condition: SQL;
}>;

export const wordsFilter = (tsquery: string): Filter => ({
  facet: null,
  condition: sql`l.search @@ ${tsquery}::tsquery`,
});

/** The visitor's filters except the category; values of one facet are alternatives. */
export function filtersOf(
  query: ListQuery,
  { pricing, rates }: { pricing: Pricing; rates: StoredRates },
): readonly Filter[] {
  const { makers, conditions, origins, leadTimeMax, attributes } = query;
  const bounds = priceBounds(query, rates);
  return [
    ...oneOf('maker', makers),
    ...(conditions.length === 0
      ? []
      : [{ facet: 'condition', condition: sql`l.condition = any(${textArray(conditions)})` }]),
    ...oneOf('origin', origins),
    ...(leadTimeMax === null
      ? []
      : [{ facet: 'lead_time_max', condition: sql`l.lead_time <= ${leadTimeMax}::smallint` }]),
    ...attributes.flatMap(attributeFilter),
    ...(isBounded(bounds) ? [{ facet: 'price', condition: priceCondition(bounds, pricing) }] : []),
  ];
}

const oneOf = (facet: string, values: readonly string[]): readonly Filter[] =>
  values.length === 0
    ? []
    : [{ facet, condition: sql`l.terms && ${textArray(values.map((value) => term(facet, value)))}` }];

function attributeFilter(filter: AttributeFilter): readonly Filter[] {
  const facet = attributeParameter(filter.key);
  if (filter.kind !== 'number') return oneOf(facet, filter.values);
  // Compared as JSON, at a quarter of the cost of extracting numbers.
  const number = sql`l.numbers->${filter.key}`;
  return [
    {
      facet,
      condition: allOf([
        ...(filter.min === null ? [] : [sql`${number} >= ${`${filter.min}`}::jsonb`]),
        ...(filter.max === null ? [] : [sql`${number} <= ${`${filter.max}`}::jsonb`]),
      ]),
    },
  ];
}

export const conditionsOf = (filters: readonly Filter[]): SQL =>
  allOf(filters.map(({ condition }) => condition));
