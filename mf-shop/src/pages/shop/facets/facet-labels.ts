import { useRef } from 'react';
import { conditions, type FacetAnswer, type FacetOfKind } from 'shared-kit/contract/catalogue';
import type { Locale } from 'shared-kit/contract/languages';
import { type Currency, formatMoney } from 'shared-kit/contract/money';
import { isNameOf } from 'shared-kit/contract/tables';
import { countryName } from 'shared-kit/shell';
import { withUnit } from '../../../format/attribute.ts';
import { formatFigure } from '../../../format/figure.ts';
import type { useText } from '../../../text.ts';
import type { Bounds } from '../listing-address.ts';
import type { Filter } from '../listing-changes.ts';

type Text = ReturnType<typeof useText>;
type Known = Readonly<{ label: string; unit: string; options: ReadonlyMap<string, string> }>;
export type FacetLabels = ReadonlyMap<string, Known>;

/** Remembers all facets seen so far: an empty answer has none, but its filters still need names. */
export function useFacetLabels(facets: readonly FacetAnswer[]): FacetLabels {
  const known = useRef(new Map<string, Known>());
  for (const facet of facets) {
    const { key } = facet;
    const options = new Map(known.current.get(key)?.options);
    if (facet.kind === 'choice') for (const { value, label } of facet.options) options.set(value, label);
    known.current.set(key, { label: facet.label, unit: facet.kind === 'range' ? facet.unit : '', options });
  }
  return known.current;
}

type Naming = Readonly<{
  labels: FacetLabels;
  t: Text;
  locale: Locale;
  currency: Currency;
  /** Whether ranges were read from one number, so that they are shown as that number. */
  isRead?: boolean;
}>;

export const yesOrNo = (value: string, t: Text): string | undefined =>
  value === 'true' ? t('attribute.yes') : value === 'false' ? t('attribute.no') : undefined;

/** What stands for a value that no answer has named yet. */
const ownNames: Readonly<Record<FacetOfKind<'choice'>, (value: string, naming: Naming) => string>> = {
  condition: (value, { t }) => {
    const condition = conditions.find((it) => it === value);
    return condition ? t(`condition.${condition}`) : value;
  },
  origin: (value, { locale }) => countryName(value, locale),
  // An id says nothing to a reader, so use the facet's name.
  maker: (_id, { t }) => t('facet.maker'),
};

/** Text of the chip of a chosen value. */
export function choiceName(key: string, value: string, naming: Naming): string {
  const { labels, t } = naming;
  const facet = labels.get(key);
  const label = facet?.options.get(value) ?? yesOrNo(value, t);
  // "Yes" alone would say nothing, so add the facet's name.
  if (label && (value === 'true' || value === 'false'))
    return t('filter.named', { label: facet?.label ?? t('filter.attribute'), value: label });
  if (label) return label;
  return isNameOf(ownNames, key) ? ownNames[key](value, naming) : value.replaceAll('-', ' ');
}

/** `170 to 340 cm`; without a unit, the facet's name comes first: `Shafts: 8 to 20`. */
export function rangeName(key: string, { min, max }: Bounds, naming: Naming): string {
  const { labels, t, locale, currency, isRead = false } = naming;
  if (isNameOf(limitNames, key)) return limitNames[key](max ?? '', naming);
  const unit = labels.get(key)?.unit ?? '';
  const bare = (amount: string) =>
    key === 'price' ? formatMoney({ amount, currency }) : formatFigure(Number(amount), locale);
  const full = (amount: string) => (key === 'price' ? bare(amount) : withUnit(bare(amount), unit));
  const about = isRead && key !== 'price' ? aboutOf(min, max) : null;
  const text = about
    ? t('filter.about', { value: full(about.value), reach: bare(about.reach) })
    : min !== null && min === max
      ? full(min)
      : min !== null && max !== null
        ? t('filter.span', { from: bare(min), to: full(max) })
        : min !== null
          ? t('filter.from', { value: full(min) })
          : t('filter.up-to', { value: full(max ?? '') });
  if (key === 'price' || unit !== '') return text;
  return t('filter.named', { label: labels.get(key)?.label ?? t('filter.attribute'), value: text });
}

/** Farther around a number than any question's tolerance reaches, it is a range. */
const widestReach = 0.11;

/** The number in the middle of a narrow range, and how far around it; null for any other range. */
function aboutOf(min: string | null, max: string | null): Readonly<{ value: string; reach: string }> | null {
  if (min === null || max === null) return null;
  const [value, reach] = [(Number(min) + Number(max)) / 2, (Number(max) - Number(min)) / 2];
  if (reach <= 0 || reach > value * widestReach) return null;
  return { value: String(Number(value.toFixed(2))), reach: String(Number(reach.toFixed(2))) };
}

/** The API's label of a step, or else words: an address may contain any number. */
const limitNames: Readonly<Record<FacetOfKind<'limit'>, (limit: string, naming: Naming) => string>> = {
  lead_time_max: (weeks, { labels, t }) => {
    const step = labels.get('lead_time_max')?.options.get(weeks);
    const value = t('filter.up-to', { value: t('lead-time.weeks', { count: Number(weeks) }) });
    return step ?? t('filter.named', { label: t('facet.lead-time'), value });
  },
};

const longestWords = 20;
/** Shortened for chips and buttons, which have one line; the search field shows all words. */
const shortWords = (words: string): string => {
  const letters = [...words];
  return letters.length > longestWords
    ? `${letters
        .slice(0, longestWords - 1)
        .join('')
        .trimEnd()}…`
    : words;
};

/** A whole filter in words, for the empty listing. */
export function filterName(filter: Filter, naming: Naming): string {
  if (filter.kind === 'words') return naming.t('chip.words', { words: shortWords(filter.words) });
  if (filter.kind === 'category')
    return filter.category
      .split(',')
      .map((id) => choiceName(filter.key, id, naming))
      .join(', ');
  if (filter.kind === 'range') return rangeName(filter.key, filter.bounds, naming);
  return filter.values.map((value) => choiceName(filter.key, value, naming)).join(', ');
}
