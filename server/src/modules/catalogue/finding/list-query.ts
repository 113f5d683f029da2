import { Decimal } from 'decimal.js';
import {
  type Condition,
  conditions,
  type ProductSort,
  productListLimits,
  productSorts,
} from 'shared-kit/contract/catalogue';
import { isUuid } from 'shared-kit/contract/endpoints';
import { defaultLocale, isLocale, type Locale } from 'shared-kit/contract/languages';
import { type Currency, currencyCookie, currencyOr } from 'shared-kit/contract/money';
import { isCountry } from 'shared-kit/contract/regions';
import { AppError } from '../../../platform/http/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { type AttributeFilter, readAttributeFilters } from './attribute-filters.ts';
import { lists, type RawQuery, refuse, textOf } from './read-parameters.ts';

export type ListQuery = Readonly<{
  q: string;
  /** The question that was read already; null if `q` is still to be read. */
  asked: string | null;
  categories: readonly string[];
  makers: readonly string[];
  conditions: readonly Condition[];
  origins: readonly string[];
  /** In display currency. */
  price: Readonly<{ min: Decimal | null; max: Decimal | null }>;
  leadTimeMax: number | null;
  attributes: readonly AttributeFilter[];
  sort: ProductSort;
  /** Whether facets are counted. */
  hasFacets: boolean;
  cursor: string | null;
  limit: number;
  currency: Currency;
  locale: Locale;
}>;

const longestQuery = 200;
const amount = /^\d{1,12}(\.\d{1,4})?$/;
const isCondition = (value: string): value is Condition => conditions.includes(value as Condition);
const isSort = (value: string): value is ProductSort => productSorts.includes(value as ProductSort);
const isString = (_value: string): _value is string => true;

/** Parses the listing's parameters; an invalid one is a 400 with its name, an unknown one is ignored. */
export function readListQuery(
  raw: RawQuery,
  tree: CategoryTree,
  cookies: Readonly<Record<string, string | undefined>>,
): ListQuery {
  const categories = lists(raw, 'category', isString);
  if (categories.some((id) => !tree.get(id))) throw new AppError('category.not-found');
  return {
    q: cutQuery(textOf(raw, 'q')),
    asked: cutQuery(textOf(raw, 'asked')) || null,
    categories,
    makers: lists(raw, 'maker', isUuid),
    conditions: lists(raw, 'condition', isCondition),
    origins: lists(raw, 'origin', isCountry),
    price: { min: decimal(raw, 'price_min'), max: decimal(raw, 'price_max') },
    leadTimeMax: wholeNumber(raw, 'lead_time_max', 0, 1000),
    attributes: readAttributeFilters(raw, categories, tree),
    sort: sortOf(raw),
    hasFacets: textOf(raw, 'facets') !== 'none',
    cursor: textOf(raw, 'cursor') || null,
    limit: wholeNumber(raw, 'limit', 1, productListLimits.max) ?? productListLimits.default,
    ...readPresentation(raw, cookies),
  };
}

/**
 * The same for the address of a question that was read. People edit its chips by hand, so parameters that can't be read
 * are left out instead of refused.
 */
export function readAskedQuery(
  raw: RawQuery,
  tree: CategoryTree,
  cookies: Readonly<Record<string, string | undefined>>,
): ListQuery {
  if (textOf(raw, 'asked') === '') return readListQuery(raw, tree, cookies);
  const left = { ...raw };
  for (;;) {
    try {
      return readListQuery(left, tree, cookies);
    } catch (error) {
      const name = refusedName(error);
      if (name === null || !(name in left)) throw error;
      delete left[name];
    }
  }
}

function refusedName(error: unknown): string | null {
  if (!(error instanceof AppError)) return null;
  return error.code === 'category.not-found' ? 'category' : (error.errors?.[0]?.name ?? null);
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

function sortOf(raw: RawQuery): ProductSort {
  const sort = textOf(raw, 'sort');
  if (!sort) return 'relevance';
  return isSort(sort) ? sort : refuse('sort', 'unknown');
}

function decimal(raw: RawQuery, name: string): Decimal | null {
  const value = textOf(raw, name);
  if (!value) return null;
  return amount.test(value) ? new Decimal(value) : refuse(name, 'not-an-amount');
}

function wholeNumber(raw: RawQuery, name: string, min: number, max: number): number | null {
  const value = textOf(raw, name);
  if (!value) return null;
  const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
  return number >= min && number <= max ? number : refuse(name, 'out-of-range');
}
