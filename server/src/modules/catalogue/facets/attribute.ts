import { Decimal } from 'decimal.js';
import { sql } from 'drizzle-orm';
import { facetOfAttribute } from 'shared-kit/contract/catalogue';
import type { Locale } from 'shared-kit/contract/languages';
import { inLocale } from '../../../platform/local-text.ts';
import type { AttributeDefinition } from '../category-definition.ts';
import { say } from '../say.ts';
import { allOf } from '../sql-parts.ts';
import { choice, shownOptions } from './choice.ts';
import { type Chosen, type Facet, type Span, spanOf } from './facet.ts';
import { invalid, type RawQuery, textOf, type Unreadable } from './read-parameters.ts';

/** The facet of an attribute; null for free text. */
export function attributeFacet(definition: AttributeDefinition): Facet | null {
  if (definition.kind === 'text') return null;
  return definition.kind === 'number' ? rangeFacet(definition) : choiceFacet(definition);
}

function choiceFacet({ key, label, kind, options = [] }: AttributeDefinition): Facet {
  const named = (locale: Locale) =>
    kind === 'boolean'
      ? [
          { value: 'true', label: say(locale, 'yes') },
          { value: 'false', label: say(locale, 'no') },
        ]
      : options.map((it) => ({ value: it.value, label: inLocale(it.label, locale) }));
  const values = new Set(kind === 'boolean' ? ['true', 'false'] : options.map(({ value }) => value));
  return choice(
    {
      key: facetOfAttribute(key),
      label: (locale) => inLocale(label, locale),
      isValue: (value) => values.has(value),
      options: (counts, ticked, { locale }) => shownOptions(named(locale), counts, ticked),
    },
    {
      by: 'terms',
      valuesIn: ({ attributes }) => [attributes[key] ?? []].flat().map(String),
    },
  );
}

function rangeFacet({ key, label, unit }: AttributeDefinition): Facet {
  const parameter = facetOfAttribute(key);
  const number = sql`l.numbers->${key}`;
  return {
    key: parameter,
    label: (locale) => inLocale(label, locale),
    read: (raw, unreadable) => readRange(raw, parameter, unreadable),
    write: (chosen) => {
      const { min, max } = spanOf(chosen);
      return { [parameter]: `${min?.toFixed() ?? ''}..${max?.toFixed() ?? ''}` };
    },
    // Compared as JSON, at a quarter of the cost of extracting numbers.
    condition: (chosen) => {
      const { min, max } = spanOf(chosen);
      return allOf([
        ...(min === null ? [] : [sql`${number} >= ${min.toFixed()}::jsonb`]),
        ...(max === null ? [] : [sql`${number} <= ${max.toFixed()}::jsonb`]),
      ]);
    },
    counted: { by: 'range', figure: () => sql`(l.numbers->${key})::numeric` },
    offer: ([counted], chosen) => {
      const ends = counted?.low ? counted : ownEnds(chosen);
      if (ends.low === null || ends.high === null) return null;
      return { kind: 'range', unit, min: Number(ends.low), max: Number(ends.high) };
    },
  };
}

/** A filter's own ends, so that it keeps its name and unit where no product is left. */
function ownEnds(chosen: Chosen | undefined): Readonly<{ low: string | null; high: string | null }> {
  const { min, max } = spanOf(chosen);
  return { low: (min ?? max)?.toFixed() ?? null, high: (max ?? min)?.toFixed() ?? null };
}

const range = /^(-?\d{1,12}(?:\.\d{1,6})?)?(\.\.)?(-?\d{1,12}(?:\.\d{1,6})?)?$/;

/** Parses `170..340`, `170..` and `170`, which is a range of just that number. */
function readRange(raw: RawQuery, name: string, unreadable: Unreadable): Span | null {
  const text = textOf(raw, name);
  if (text === '') return null;
  const [, low, dots, high] = range.exec(text) ?? [];
  if (low === undefined && high === undefined) return unreadable(invalid(name, 'not-a-range'));
  const min = low === undefined ? null : new Decimal(low);
  if (dots === undefined) return { min, max: min };
  return { min, max: high === undefined ? null : new Decimal(high) };
}
