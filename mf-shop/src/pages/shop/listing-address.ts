import { conditions, type ProductSort, productSorts } from 'shared-kit/contract/catalogue';
import { isUuid } from 'shared-kit/contract/endpoints';
import { defaultLocale } from 'shared-kit/contract/languages';

/** Bounds as decimal strings; `null` is open. */
export type Bounds = Readonly<{ min: string | null; max: string | null }>;

/**
 * The state in a listing's address. Keys of `choices` are `maker`, `condition`, `origin` and `attr.<key>`; keys of
 * `ranges` are `price`, `lead_time` (upper bound only, in weeks) and `attr.<key>`.
 */
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
const attributeName = /^attr\.[a-z][a-z0-9_]*$/;
const span = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/;
const decimal = /^\d+(?:\.\d+)?$/;

const wellFormed: Readonly<Record<string, (value: string) => boolean>> = {
  maker: isUuid,
  condition: (value) => (conditions as readonly string[]).includes(value),
  origin: (value) => /^[A-Z]{2}$/.test(value),
};
const isListed = (value: string) => value !== '' && value.length <= 80;

/** Reads the well-formed parts and ignores the rest, so that a damaged link still shows a listing. */
export function readListing(search: URLSearchParams): ListingAddress {
  const choices: Record<string, readonly string[]> = {};
  const ranges: Record<string, Bounds> = {};
  for (const [name, text] of search) {
    const bounds = attributeName.test(name) ? span.exec(text) : null;
    if (bounds) addRange(ranges, name, bounds[1], bounds[2]);
    else if (attributeName.test(name) || wellFormed[name]) {
      const values = [...new Set(text.split(','))].filter(wellFormed[name] ?? isListed);
      if (values.length > 0) choices[name] = values;
    }
  }
  const matching = (name: string, pattern: RegExp) => pattern.exec(search.get(name) ?? '')?.[0];
  addRange(ranges, 'price', matching('price_min', decimal), matching('price_max', decimal));
  addRange(ranges, 'lead_time', undefined, matching('lead_time_max', /^\d{1,3}$/));
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
  const named = (key: string): string => choices[key]?.join(',') ?? '';
  const attributes = [
    ...Object.entries(choices).map(([key, values]) => [key, values.join(',')] as const),
    ...Object.entries(ranges).map(([key, { min, max }]) => [key, `${min ?? ''}..${max ?? ''}`] as const),
  ].filter(([key]) => key.startsWith('attr.'));
  const all = {
    q,
    asked: asked ?? '',
    category: category ?? '',
    maker: named('maker'),
    condition: named('condition'),
    origin: named('origin'),
    price_min: ranges.price?.min ?? '',
    price_max: ranges.price?.max ?? '',
    lead_time_max: ranges.lead_time?.max ?? '',
    ...Object.fromEntries(attributes.sort(([a], [b]) => a.localeCompare(b, defaultLocale))),
    sort: sort === 'relevance' ? '' : sort,
    cursor: cursor ?? '',
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** The browser's query string with `?`; empty for the plain listing. Commas stay unescaped. */
export function listingSearch(address: ListingAddress): string {
  const search = new URLSearchParams(listingParameters(address));
  if (address.view === 'list') search.set('view', 'list');
  const text = search.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}
