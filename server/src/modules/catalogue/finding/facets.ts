import { conditions, type FacetAnswer } from 'shared-kit/contract/catalogue';
import { forEachLocale, type Locale } from 'shared-kit/contract/languages';
import { inLocale } from '../../../platform/local-text.ts';
import { convert, type StoredRates } from '../../rates/index.ts';
import { countryName } from '../answers/country-name.ts';
import type { AttributeDefinition } from '../category-definition.ts';
import type { CategoryTree } from '../category-tree.ts';
import { leadTimeSteps } from '../listing/terms.ts';
import { say } from '../say.ts';
import { attributeParameter, shownFacets } from './attribute-filters.ts';
import type { FacetCount } from './count-matches.ts';
import type { CountedFacets } from './find-page.ts';
import type { ListQuery } from './list-query.ts';

type Parts = Readonly<{
  query: ListQuery;
  tree: CategoryTree;
  rates: StoredRates;
  /** Names of the counted and ticked makers. */
  makerNames: ReadonlyMap<string, string>;
}>;
type Counts = ReadonlyMap<string, readonly FacetCount[]>;
type Option = { value: string; label: string; count: number };

/** More makers than anybody reads; ticked ones are always listed. */
const mostMakers = 40;

/** Created once: a collator per comparison would cost more than all the counting. */
const byName = forEachLocale((locale) => new Intl.Collator(locale).compare);

/** The facets in the listing's order. A key is the name of its filter parameter. */
export function facetAnswers({ counts: rows, exact }: CountedFacets, parts: Parts): FacetAnswer[] {
  const { query, tree } = parts;
  const counts: Counts = Map.groupBy(rows, ({ facet }) => facet);
  const facets: FacetAnswer[] = [
    choice('category', query.locale, categoryOptions(counts, parts)),
    ...shownFacets(query, tree).flatMap((definition) => attributeAnswer(definition, counts, query)),
    ...priceAnswer(counts, parts),
    choice('lead_time_max', query.locale, leadTimeOptions(counts, query)),
    choice('maker', query.locale, makerOptions(counts, parts)),
    choice('condition', query.locale, conditionOptions(counts, query)),
    choice('origin', query.locale, originOptions(counts, query)),
  ];
  return facets
    .filter((facet) => facet.kind === 'range' || facet.options.length > 0)
    .map((facet) => ({ ...facet, exact: exact.ticked[facet.key] ?? exact.others }));
}

/** Ticked values stay visible even without matches, so that they can be unticked. */
const isShown = (count: number, isTicked: boolean): boolean => count > 0 || isTicked;

type FacetKey = 'category' | 'lead_time_max' | 'maker' | 'condition' | 'origin';
const choice = (key: FacetKey, locale: Locale, options: Option[]): FacetAnswer => ({
  kind: 'choice',
  exact: true,
  key,
  label: say(locale, `facet.${key}`),
  options,
});

const byValue = (counts: Counts, facet: string): Map<string, number> =>
  new Map((counts.get(facet) ?? []).map(({ value, count }) => [value ?? '', count]));

/** A category's count includes those below it. */
function categoryOptions(counts: Counts, { tree, query }: Parts): Option[] {
  const own = byValue(counts, 'category');
  return tree.all.flatMap(({ id, name }) => {
    const count = tree.withDescendants(id).reduce((sum, it) => sum + (own.get(it) ?? 0), 0);
    return isShown(count, query.categories.includes(id))
      ? [{ value: id, label: inLocale(name, query.locale), count }]
      : [];
  });
}

/** Products deliverable within each number of weeks; each step includes the shorter ones. */
function leadTimeOptions(counts: Counts, { locale, leadTimeMax }: ListQuery): Option[] {
  const weeks = [...byValue(counts, 'lead_time_max')].map(([value, count]) => ({
    weeks: Number(value),
    count,
  }));
  return leadTimeSteps.flatMap((step) => {
    const count = weeks.filter((it) => it.weeks <= step).reduce((sum, it) => sum + it.count, 0);
    const label = say(locale, 'within-weeks', { weeks: step });
    return isShown(count, step === leadTimeMax) ? [{ value: `${step}`, label, count }] : [];
  });
}

/** The makers with most products, whose names are needed; ties are in no fixed order. */
export const mostCountedMakers = (rows: readonly FacetCount[]): string[] =>
  rows
    .filter(({ facet }) => facet === 'maker')
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostMakers)
    .flatMap(({ value }) => value ?? []);

function makerOptions(counts: Counts, { makerNames, query }: Parts): Option[] {
  const own = byValue(counts, 'maker');
  const shown = new Set([...mostCountedMakers(counts.get('maker') ?? []), ...query.makers]);
  return Array.from(shown, (value) => ({ value, label: makerNames.get(value), count: own.get(value) ?? 0 }))
    .flatMap(({ label, ...option }) => (label === undefined ? [] : [{ ...option, label }]))
    .sort((a, b) => b.count - a.count || byName[query.locale](a.label, b.label));
}

function conditionOptions(counts: Counts, { locale, conditions: ticked }: ListQuery): Option[] {
  const own = byValue(counts, 'condition');
  return conditions.flatMap((value) => {
    const count = own.get(value) ?? 0;
    const label = say(locale, `condition.${value}`);
    return isShown(count, ticked.includes(value)) ? [{ value, label, count }] : [];
  });
}

function originOptions(counts: Counts, { locale, origins }: ListQuery): Option[] {
  const own = byValue(counts, 'origin');
  return Array.from(new Set([...own.keys(), ...origins]), (value) => ({
    value,
    label: countryName(value, locale),
    count: own.get(value) ?? 0,
  })).sort((a, b) => b.count - a.count || byName[locale](a.label, b.label));
}

/** Price bounds in whole units of the display currency, rounded outwards so that both ends stay inside. */
function priceAnswer(counts: Counts, { query, rates }: Parts): FacetAnswer[] {
  const { low = null, high = null } = counts.get('price')?.[0] ?? {};
  if (low === null || high === null) return [];
  const { currency, locale } = query;
  const min = convert(low, 'USD', currency, rates).floor().toNumber();
  const max = convert(high, 'USD', currency, rates).ceil().toNumber();
  return [
    { kind: 'range', key: 'price', label: say(locale, 'facet.price'), unit: currency, exact: true, min, max },
  ];
}

function attributeAnswer(
  definition: AttributeDefinition,
  counts: Counts,
  { locale, attributes }: ListQuery,
): FacetAnswer[] {
  const { kind, label, unit, options = [] } = definition;
  const key = attributeParameter(definition.key);
  if (kind === 'number') {
    const counted = counts.get(key)?.[0];
    const { low, high } = counted?.low ? counted : boundsOf(attributes, definition.key);
    if (low === null || high === null) return [];
    return [
      {
        kind: 'range',
        key,
        label: inLocale(label, locale),
        unit,
        exact: true,
        min: Number(low),
        max: Number(high),
      },
    ];
  }
  const own = byValue(counts, key);
  const filter = attributes.find((it) => it.key === definition.key);
  const ticked = filter && filter.kind !== 'number' ? filter.values : [];
  const named =
    kind === 'boolean'
      ? [
          { value: 'true', words: say(locale, 'yes') },
          { value: 'false', words: say(locale, 'no') },
        ]
      : options.map(({ value, label: words }) => ({ value, words: inLocale(words, locale) }));
  const counted = named.flatMap(({ value, words }) => {
    const count = own.get(value) ?? 0;
    return isShown(count, ticked.includes(value)) ? [{ value, label: words, count }] : [];
  });
  return [{ kind: 'choice', key, label: inLocale(label, locale), exact: true, options: counted }];
}

/** A filter's own bounds, so that it keeps its name and unit where no product is left. */
function boundsOf(
  attributes: ListQuery['attributes'],
  key: string,
): Readonly<{ low: string | null; high: string | null }> {
  const filter = attributes.find((it) => it.key === key);
  if (filter?.kind !== 'number') return { low: null, high: null };
  const { min, max } = filter;
  return { low: String(min ?? max), high: String(max ?? min) };
}
