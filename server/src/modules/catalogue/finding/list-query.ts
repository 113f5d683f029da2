import {
  attributeOfFacet,
  generalFacets,
  type ProductSort,
  productListLimits,
  productSorts,
} from 'shared-kit/contract/catalogue';
import { defaultLocale, isLocale, type Locale } from 'shared-kit/contract/languages';
import { type Currency, currencyCookie, currencyOr } from 'shared-kit/contract/money';
import { isOneOf, namesOf } from 'shared-kit/contract/tables';
import { AppError } from '../../../platform/http/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { type ChosenFacets, findFacet } from '../facets/all-facets.ts';
import {
  invalid,
  leaveOut,
  lists,
  type RawQuery,
  refuse,
  textOf,
  type Unreadable,
  wholeNumber,
} from '../facets/read-parameters.ts';

export type ListQuery = Readonly<{
  q: string;
  /** The question that was read already; null if `q` is still to be read. */
  asked: string | null;
  categories: readonly string[];
  chosen: ChosenFacets;
  sort: ProductSort;
  /** Whether facets are counted. */
  hasFacets: boolean;
  cursor: string | null;
  limit: number;
  currency: Currency;
  locale: Locale;
}>;

const longestQuery = 200;

/** Parses the listing's parameters; an invalid one is a 400 with its name, an unknown one is ignored. */
export function readListQuery(
  raw: RawQuery,
  tree: CategoryTree,
  cookies: Readonly<Record<string, string | undefined>>,
  unreadable: Unreadable = refuse,
): ListQuery {
  const categories = readCategories(raw, tree, unreadable);
  return {
    q: cutQuery(textOf(raw, 'q')),
    asked: cutQuery(textOf(raw, 'asked')) || null,
    categories,
    chosen: readFacets(raw, { categories, tree, unreadable }),
    sort: sortOf(raw, unreadable),
    hasFacets: textOf(raw, 'facets') !== 'none',
    cursor: textOf(raw, 'cursor') || null,
    limit:
      wholeNumber(raw, 'limit', { min: 1, max: productListLimits.max }, unreadable) ??
      productListLimits.default,
    ...readPresentation(raw, cookies),
  };
}

/**
 * The same for the address of a question that was read. People edit its chips by hand, so parameters that can't be read
 * are left out instead of refused.
 */
export const readAskedQuery = (
  raw: RawQuery,
  tree: CategoryTree,
  cookies: Readonly<Record<string, string | undefined>>,
): ListQuery => readListQuery(raw, tree, cookies, textOf(raw, 'asked') === '' ? refuse : leaveOut);

function readCategories(raw: RawQuery, tree: CategoryTree, unreadable: Unreadable): readonly string[] {
  const categories = lists(raw, 'category', () => true, unreadable);
  if (categories.every((id) => tree.get(id))) return categories;
  return unreadable(new AppError('category.not-found')) ?? [];
}

/** Attributes that no category has are ignored. */
function readFacets(
  raw: RawQuery,
  {
    categories,
    tree,
    unreadable,
  }: Readonly<{ categories: readonly string[]; tree: CategoryTree; unreadable: Unreadable }>,
): ChosenFacets {
  const attributes = Object.keys(raw).filter((name) => attributeOfFacet(name) !== null);
  return Object.fromEntries(
    [...namesOf(generalFacets), ...attributes].flatMap((key) => {
      const chosen = findFacet(key, categories, tree)?.read(raw, unreadable);
      return chosen ? [[key, chosen]] : [];
    }),
  );
}

/** Language and display currency; invalid values get a default instead of a refusal. */
export function readPresentation(
  raw: RawQuery,
  cookies: Readonly<Record<string, string | undefined>>,
): Pick<ListQuery, 'currency' | 'locale'> {
  const locale = textOf(raw, 'locale');
  return {
    currency: currencyOr(textOf(raw, 'currency'), currencyOr(cookies[currencyCookie.name])),
    locale: isLocale(locale) ? locale : defaultLocale,
  };
}

/** Never cuts a surrogate pair in half. */
const cutQuery = (q: string): string =>
  q.length <= longestQuery ? q : q.slice(0, longestQuery).replace(/[\uD800-\uDBFF]$/, '');

function sortOf(raw: RawQuery, unreadable: Unreadable): ProductSort {
  const sort = textOf(raw, 'sort');
  if (!sort) return 'relevance';
  return isOneOf(productSorts, sort) ? sort : (unreadable(invalid('sort', 'unknown')) ?? 'relevance');
}
