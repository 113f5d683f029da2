import { sql } from 'drizzle-orm';
import type { Locale } from 'shared-kit/contract/languages';
import { textArray } from '../sql-parts.ts';
import {
  type AnswerView,
  type Counted,
  type Facet,
  type FacetCount,
  type Option,
  valuesOf,
} from './facet.ts';
import { lists } from './read-parameters.ts';
import { term } from './term.ts';

/** How many products have each value. */
export type ByValue = ReadonlyMap<string, number>;

type Choice = Readonly<{
  key: string;
  label: (locale: Locale) => string;
  isValue: (value: string) => boolean;
  options: (counts: ByValue, ticked: readonly string[], view: AnswerView) => readonly Option[];
}>;

/** A facet of which several values can be ticked; the listing has them among its terms or in a column. */
export const choice = (
  { key, label, isValue, options }: Choice,
  counted: Exclude<Counted, { by: 'range' }>,
): Facet => ({
  key,
  label,
  read: (raw, unreadable) => {
    const values = lists(raw, key, isValue, unreadable);
    return values.length > 0 ? { values } : null;
  },
  write: (chosen) => ({ [key]: valuesOf(chosen).join(',') }),
  condition: (chosen) => {
    const values = valuesOf(chosen);
    return counted.by === 'terms'
      ? sql`l.terms && ${textArray(values.map((value) => term(key, value)))}`
      : sql`l.${sql.raw(counted.column)} = any(${textArray(values)})`;
  },
  counted,
  offer: (counts, chosen, view) => {
    const offered = options(byValue(counts), valuesOf(chosen), view);
    return offered.length > 0 ? { kind: 'choice', options: [...offered] } : null;
  },
});

export const byValue = (counts: readonly FacetCount[]): ByValue =>
  new Map(counts.map(({ value, count }) => [value ?? '', count]));

/** Those that some product has, in this order. Ticked ones stay even without, so that they can be unticked. */
export const shownOptions = (
  named: readonly Pick<Option, 'value' | 'label'>[],
  counts: ByValue,
  ticked: readonly string[],
): readonly Option[] =>
  named
    .map((it) => ({ ...it, count: counts.get(it.value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || ticked.includes(value));
