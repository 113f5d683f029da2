import { Decimal } from 'decimal.js';
import type { Currency } from 'shared-kit/contract/money';
import { convert, type StoredRates } from '../../rates/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { type ChosenFacets, findFacet } from '../facets/all-facets.ts';
import type { Span } from '../facets/facet.ts';
import type { Bounds } from '../reading/numbers.ts';
import { isUnderstood, type Reading, readQuestion } from '../reading/read-question.ts';
import { tradeWordsOf } from '../reading/trade-words.ts';
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
  const { currency } = query;
  return {
    ...query,
    q: reading.words,
    asked: query.q,
    categories,
    chosen: { ...chosenIn(reading, { categories, tree, currency, rates }), ...query.chosen },
  };
}

type Meant = Readonly<{
  categories: readonly string[];
  tree: CategoryTree;
  currency: Currency;
  rates: StoredRates;
}>;

function chosenIn({ choices, ranges, price }: Reading, meant: Meant): ChosenFacets {
  const { categories, tree } = meant;
  const isTicked = (key: string) => {
    const facet = findFacet(key, categories, tree);
    return facet !== null && facet.counted.by !== 'range';
  };
  return {
    ...Object.fromEntries(
      [...choices].flatMap(([key, values]) => (isTicked(key) ? [[key, { values }]] : [])),
    ),
    ...Object.fromEntries(Array.from(ranges, ([key, bounds]) => [key, exactly(bounds)])),
    ...(price && { price: inOwnCurrency(price, meant) }),
  };
}

const exactly = ({ min, max }: Bounds): Span => ({
  min: min === null ? null : new Decimal(min),
  max: max === null ? null : new Decimal(max),
});

/** In whole units and outwards, so that a price at the bound is inside. */
function inOwnCurrency(price: NonNullable<Reading['price']>, { currency, rates }: Meant): Span {
  const { min, max } = exactly(price);
  const inOwn = (amount: Decimal) => convert(amount, price.currency ?? currency, currency, rates);
  return {
    min: min && inOwn(min).toDecimalPlaces(0, Decimal.ROUND_DOWN),
    max: max && inOwn(max).toDecimalPlaces(0, Decimal.ROUND_UP),
  };
}

/** A listing's filters as the parameters that ask for them, for the address. */
export function parametersOf(
  { q, asked, categories, chosen }: ListQuery,
  tree: CategoryTree,
): Readonly<Record<string, string>> {
  const filters = Object.entries(chosen).map(([key, it]) => findFacet(key, categories, tree)?.write(it));
  const all = Object.assign({ q, asked: asked ?? '', category: categories.join(',') }, ...filters);
  return Object.fromEntries(Object.entries<string>(all).filter(([, value]) => value !== ''));
}
