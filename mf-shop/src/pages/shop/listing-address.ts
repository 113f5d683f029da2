import {
  attributeOfFacet,
  type GeneralFacet,
  generalFacets,
  isGeneralFacet,
  type ProductSort,
  parametersOfFacet,
  productSorts,
} from 'shared-kit/contract/catalogue';
import { defaultLocale } from 'shared-kit/contract/languages';
import { namesOf } from 'shared-kit/contract/tables';

/** Bounds as decimal strings; `null` is open. */
export type Bounds = Readonly<{ min: string | null; max: string | null }>;

/** The state in a listing's address. Keys of `choices` and `ranges` are those of facets; a limit is an open range. */
export type ListingAddress = Readonly<{
  q: string;
  /** The question that `q` and the filters were read from; null before it is read. */
  asked: string | null;
  /** Several, separated by commas, if a question named a family such as knitting. */
  category: string | null;
  choices: Readonly<Record<string, readonly string[]>>;
  ranges: Readonly<Record<string, Bounds>>;
  /** `relevance` is the default and isn't written. */
  sort: ProductSort;
  cursor: string | null;
  view: 'grid' | 'list';
}>;

/** Nobody types more on purpose; longer pasted text is cut off. */
const longestQuery = 200;
const attributeName = /^[a-z][a-z0-9_]*$/;
const span = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/;
const decimal = /^\d+(?:\.\d+)?$/;
const wholeNumber = /^\d{1,3}$/;

const isListed = (value: string) => value !== '' && value.length <= 80;
const isAttribute = (name: string) => attributeName.test(attributeOfFacet(name) ?? '');

/** How a value of this facet looks; null if it has no values. */
function valueTest(name: string): ((value: string) => boolean) | null {
  if (isAttribute(name)) return isListed;
  const facet = isGeneralFacet(name) ? generalFacets[name] : null;
  return facet?.kind === 'choice' ? facet.isValue : null;
}

/** Reads the well-formed parts and ignores the rest, so that a damaged link still shows a listing. */
export function readListing(search: URLSearchParams): ListingAddress {
  const choices: Record<string, readonly string[]> = {};
  const ranges: Record<string, Bounds> = {};
  for (const [name, text] of search) {
    const bounds = isAttribute(name) ? span.exec(text) : null;
    const isValue = valueTest(name);
    if (bounds) addRange(ranges, name, bounds[1], bounds[2]);
    else if (isValue) {
      const values = [...new Set(text.split(','))].filter(isValue);
      if (values.length > 0) choices[name] = values;
    }
  }
  const matching = (name: string, pattern: RegExp) => pattern.exec(search.get(name) ?? '')?.[0];
  for (const key of namesOf(generalFacets)) {
    const { kind } = generalFacets[key];
    const [first = '', last = ''] = parametersOfFacet(key);
    if (kind === 'range') addRange(ranges, key, matching(first, decimal), matching(last, decimal));
    if (kind === 'limit') addRange(ranges, key, undefined, matching(first, wholeNumber));
  }
  const question = (name: string) => [...(search.get(name) ?? '').trim()].slice(0, longestQuery).join('');
  return {
    q: question('q'),
    asked: question('asked') || null,
    category: matching('category', /^[a-z0-9]+(?:-[a-z0-9]+)*(?:,[a-z0-9]+(?:-[a-z0-9]+)*){0,9}$/) ?? null,
    choices,
    ranges,
    sort: productSorts.find((it) => it === search.get('sort')) ?? 'relevance',
    cursor: search.get('cursor') || null,
    view: search.get('view') === 'list' ? 'list' : 'grid',
  };
}

function addRange(ranges: Record<string, Bounds>, key: string, min?: string, max?: string) {
  if (min !== undefined || max !== undefined) ranges[key] = { min: min ?? null, max: max ?? null };
}

/** The query of `GET /api/products` for an address, in a fixed order. */
export function listingParameters(address: ListingAddress): Readonly<Record<string, string>> {
  const { q, asked, category, choices, ranges, sort, cursor } = address;
  const attributes = [
    ...Object.entries(choices).map(([key, values]) => [key, values.join(',')] as const),
    ...Object.entries(ranges).map(([key, { min, max }]) => [key, `${min ?? ''}..${max ?? ''}`] as const),
  ].filter(([key]) => isAttribute(key));
  const all = Object.fromEntries([
    ['q', q],
    ['asked', asked ?? ''],
    ['category', category ?? ''],
    ...namesOf(generalFacets).flatMap((key) => parametersFor(key, address)),
    ...attributes.sort(([a], [b]) => a.localeCompare(b, defaultLocale)),
    ['sort', sort === 'relevance' ? '' : sort],
    ['cursor', cursor ?? ''],
  ]);
  return Object.fromEntries(Object.entries<string>(all).filter(([, value]) => value !== ''));
}

function parametersFor(
  key: GeneralFacet,
  { choices, ranges }: ListingAddress,
): readonly (readonly [name: string, value: string])[] {
  const { min, max } = ranges[key] ?? { min: null, max: null };
  switch (generalFacets[key].kind) {
    case 'choice':
      return [[key, choices[key]?.join(',') ?? '']];
    case 'limit':
      return [[key, max ?? '']];
    case 'range':
      return parametersOfFacet(key).map((name, at) => [name, (at === 0 ? min : max) ?? '']);
  }
}

/** The browser's query string with `?`; empty for the plain listing. Commas stay unescaped. */
export function listingSearch(address: ListingAddress): string {
  const search = new URLSearchParams(listingParameters(address));
  if (address.view === 'list') search.set('view', 'list');
  const text = search.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}
