import { isLocale, type Locale, languageName } from 'shared-kit/contract';
import type { useText } from '../../text.ts';
import type { Path } from './merge-drafts.ts';

const parts = [
  'title',
  'description',
  'warranty',
  'model',
  'sku',
  'categoryId',
  'condition',
  'year',
  'originCountry',
  'attributes',
  'typed',
  'priceRows',
  'tiers',
  'unit',
  'minimumOrder',
  'orderMultiple',
  'leadTimeWeeks',
  'incoterm',
  'warrantyMonths',
  'details',
  'images',
] as const;

/** The name of a part of a product, as people read it: `Title (Turkish)`, `Attribute reed_width_cm`. */
export function partName(t: ReturnType<typeof useText>, path: Path, reader: Locale): string {
  const [part = '', key] = path.split('.');
  const known = parts.find((it) => it === part);
  // messages: editor.part.*
  const name = known ? t(`editor.part.${known}`) : part;
  if (!key) return name;
  return isLocale(key) ? `${name} (${languageName(key, reader)})` : `${name} · ${key}`;
}

/** A value of a draft in a line, for comparing. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(valueText).join(' | ') || '–';
  return (
    Object.values(value)
      .filter((it) => it !== null && it !== '')
      .map(valueText)
      .join(' ') || '–'
  );
}
