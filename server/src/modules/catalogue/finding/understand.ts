import { Decimal } from 'decimal.js';
import { convert, type StoredRates } from '../../rates/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { isUnderstood, type Reading, readQuestion } from '../reading/read-question.ts';
import { tradeWordsOf } from '../reading/trade-words.ts';
import { type AttributeFilter, attributeParameter } from './attribute-filters.ts';
import type { ListQuery } from './list-query.ts';

/**
 * The listing that a question means: what is understood becomes filters, the rest stays words, and the whole question
 * ranks. Filters that the visitor set win over the question's. Null if nothing is understood, or if the question was
 * read before.
 */
export function understand(query: ListQuery, tree: CategoryTree, rates: StoredRates): ListQuery | null {
  if (query.q === '' || query.asked !== null) return null;
  const reading = readQuestion(query.q, query.locale, tradeWordsOf(tree));
  if (!isUnderstood(reading)) return null;
  const categories = query.categories.length > 0 ? query.categories : reading.categories;
  return {
    ...query,
    q: reading.words,
    asked: query.q,
    categories,
    conditions: query.conditions.length > 0 ? query.conditions : reading.conditions,
    origins: query.origins.length > 0 ? query.origins : reading.origins,
    attributes: [...query.attributes, ...attributesOf(reading, query, tree, categories)],
    price: query.price.min || query.price.max ? query.price : pricesOf(reading, query, rates),
  };
}

function attributesOf(
  { choices, ranges }: Reading,
  query: ListQuery,
  tree: CategoryTree,
  categories: readonly string[],
): readonly AttributeFilter[] {
  const offered = tree.facetsOf(categories);
  const kindOf = (key: string) => (offered.find((it) => it.key === key) ?? tree.anyFacet(key))?.kind;
  const isFree = (key: string) => !query.attributes.some((it) => it.key === key);
  return [
    ...[...choices].flatMap(([key, values]): AttributeFilter[] => {
      const kind = kindOf(key);
      return kind === undefined || kind === 'number' || kind === 'text' ? [] : [{ key, kind, values }];
    }),
    ...Array.from(ranges, ([key, bounds]) => ({ key, kind: 'number' as const, ...bounds })),
  ].filter(({ key }) => isFree(key));
}

/** In the visitor's currency, in whole units and outwards, so that a price at the bound is inside. */
function pricesOf({ price }: Reading, { currency }: ListQuery, rates: StoredRates): ListQuery['price'] {
  const inOwn = (amount: number | null, rounding: Decimal.Rounding): Decimal | null =>
    amount === null
      ? null
      : convert(new Decimal(amount), price?.currency ?? currency, currency, rates).toDecimalPlaces(
          0,
          rounding,
        );
  return {
    min: inOwn(price?.min ?? null, Decimal.ROUND_DOWN),
    max: inOwn(price?.max ?? null, Decimal.ROUND_UP),
  };
}

/** A listing's filters as the parameters that ask for them, for the address. */
export function parametersOf(query: ListQuery): Readonly<Record<string, string>> {
  const { q, asked, categories, makers, conditions, origins, price, leadTimeMax, attributes } = query;
  const all = {
    q,
    asked: asked ?? '',
    category: categories.join(','),
    maker: makers.join(','),
    condition: conditions.join(','),
    origin: origins.join(','),
    price_min: price.min?.toFixed() ?? '',
    price_max: price.max?.toFixed() ?? '',
    lead_time_max: leadTimeMax === null ? '' : String(leadTimeMax),
    ...Object.fromEntries(
      attributes.map((it) => [
        attributeParameter(it.key),
        it.kind === 'number' ? `${it.min ?? ''}..${it.max ?? ''}` : it.values.join(','),
      ]),
    ),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}
