import type { FacetAnswer } from 'shared-kit/contract/catalogue';
import { currencies } from 'shared-kit/contract/money';
import { type Random, seededRandom } from '../../../server/src/platform/seeded-random.ts';
import { keyOf, type Query } from './query.ts';
import { foldedTurkish, mistyped } from './spelling.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The kinds of queries, measured separately; add an entry for another kind. */
export const queryKinds = {
  list: listQuery,
  search: searchQuery,
  facets: facetQuery,
  suggestions: suggestionQuery,
} as const satisfies Readonly<Record<string, (random: Random, vocabulary: Vocabulary) => Query>>;
export type QueryKind = keyof typeof queryKinds;

const sorts = ['newest', 'price-asc', 'price-desc', 'lead-time'] as const;
const countries = [null, null, 'TR', 'DE', 'IT', 'US', 'CN', 'IN', 'KE', 'BR'] as const;
/** A small market may have fewer different queries than requested. */
const attemptsPerQuery = 50;

/** Generates different queries, always the same for the same vocabulary and seed. */
export function generateQueries(
  kind: QueryKind,
  vocabulary: Vocabulary,
  { count, seed }: { count: number; seed: number },
): readonly Query[] {
  const random = seededRandom(seed);
  const queries = new Map<string, Query>();
  for (let attempt = 0; queries.size < count && attempt < count * attemptsPerQuery; attempt++) {
    const query = queryKinds[kind](random, vocabulary);
    queries.set(keyOf(query), query);
  }
  return [...queries.values()];
}

const view = (random: Random) => ({
  currency: random.pick(currencies),
  locale: random.pick(['en', 'tr'] as const),
  limit: random.pick(['12', '24', '24', '24', '48']),
});

/** A visitor browses: one category or all, in some order. */
function listQuery(random: Random, { categories }: Vocabulary): Query {
  return {
    parameters: {
      ...(random.chance(0.85) && { category: random.pick(categories).id }),
      ...(random.chance(0.2) && {
        condition: random.pick(['new', 'used', 'refurbished', 'new,refurbished']),
      }),
      sort: random.pick(sorts),
      ...view(random),
    },
    country: random.pick(countries),
    mustFind: false,
  };
}

/** A visitor searches one to three words of a title: correct, without Turkish letters, or with a typing error. */
function searchQuery(random: Random, { categories, titles }: Vocabulary): Query {
  const presentation = view(random);
  const words = wordsOf(random.pick(titles[presentation.locale]));
  const typed = random.some(words, 0.5).slice(0, 3);
  const [first = 'loom'] = words;
  const right = (typed.length > 0 ? typed : [first]).join(' ');
  const slips = random.chance(0.15);
  const spelled = random.chance(0.3) ? foldedTurkish(right) : right;
  const narrowed = random.chance(0.15);
  return {
    parameters: {
      q: slips ? mistyped(spelled, random) : spelled,
      ...(narrowed && { category: random.pick(categories).id }),
      ...(random.chance(0.25) && { sort: random.pick(sorts) }),
      ...presentation,
    },
    country: random.pick(countries),
    // Words such as `to` and `ve` say nothing by themselves.
    mustFind: !slips && !narrowed && /\d|\p{L}{3}/u.test(right),
  };
}

/** A visitor is typing: a title up to some letter of its second word, correct or with a typing error. */
function suggestionQuery(random: Random, { titles }: Vocabulary): Query {
  const locale = random.pick(['en', 'tr'] as const);
  const words = wordsOf(random.pick(titles[locale]));
  const all =
    words
      .slice(random.chance(0.5) ? 1 : 0)
      .slice(0, 2)
      .join(' ') || words.join(' ');
  const begun = all.slice(0, random.whole(Math.min(shortestBegun, all.length), all.length)).trim();
  const spelled = random.chance(0.3) ? foldedTurkish(begun) : begun;
  const q = random.chance(0.15) ? mistyped(spelled, random) : spelled;
  const last = begun.split(' ').at(-1) ?? '';
  // A number is searched as a whole, and so is a word of fewer than three letters.
  const isFindable = words.includes(last) || /^\p{L}{3,}$/u.test(last);
  const isRight = q === spelled && q.length >= shortestBegun && isFindable;
  return { of: 'suggestions', parameters: { q, locale }, country: null, mustFind: isRight };
}

/** Shorter beginnings suggest too little. */
const shortestBegun = 3;

const wordsOf = (title: string): string[] => title.match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? [];

/** A visitor ticks one to three facets of a category and may limit price or lead time. */
function facetQuery(random: Random, { categories }: Vocabulary): Query {
  const category = random.pick(categories);
  const presentation = view(random);
  const usable = category.facets.filter(({ key }) => !['category', 'price', 'lead_time_max'].includes(key));
  const ticked = random.some(usable, 3 / Math.max(3, usable.length)).slice(0, 3);
  const parameters: Record<string, string> = { category: category.id };
  for (const facet of ticked.length > 0 ? ticked : usable.slice(0, 1)) {
    parameters[facet.key] = facetValue(random, facet);
  }
  if (random.chance(0.3)) parameters.lead_time_max = random.pick(['8', '16', '26']);
  if (random.chance(0.3)) Object.assign(parameters, priceBounds(random, category.facets));
  parameters.sort = random.pick(sorts);
  return { parameters: { ...parameters, ...presentation }, country: random.pick(countries), mustFind: false };
}

function facetValue(random: Random, facet: FacetAnswer): string {
  if (facet.kind === 'range') return range(random, facet.min, facet.max);
  const values = random.some(facet.options, 0.3).slice(0, 3);
  return (values.length > 0 ? values : [random.pick(facet.options)]).map(({ value }) => value).join(',');
}

/** The middle of a range, sometimes open at one end. */
function range(random: Random, min: number, max: number): string {
  const low = round(min + (max - min) * random.next() * 0.4);
  const high = round(max - (max - min) * random.next() * 0.4);
  return random.pick([`${low}..${high}`, `${low}..`, `..${high}`]);
}

const round = (value: number): number => Number(value.toPrecision(3));

/** Bounds come from dollar prices but are read in any currency, so some queries find little, as with real visitors. */
function priceBounds(random: Random, facets: readonly FacetAnswer[]): Record<string, string> {
  const price = facets.find((facet) => facet.key === 'price');
  if (price?.kind !== 'range') return {};
  const low = Math.max(price.min, 1);
  const bound = () => random.spread(low, Math.max(price.max, low + 1)).toFixed(2);
  const [min, max] = [bound(), bound()].toSorted((a, b) => Number(a) - Number(b));
  return random.chance(0.5) ? { price_min: `${min}`, price_max: `${max}` } : { price_max: `${max}` };
}
