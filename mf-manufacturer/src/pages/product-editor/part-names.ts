import { isLocale, type Locale, languageName } from 'shared-kit/contract/languages';
import type { ProductPicture } from 'shared-kit/contract/products';
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
  'choices',
] as const;

/** The name of a part of a product, as people read it: `Title (Turkish)`, `Attribute reed_width_cm`. */
export function partName(t: ReturnType<typeof useText>, path: Path, reader: Locale): string {
  const [part = '', key] = path.split('.');
  const known = parts.find((it) => it === part);
  const name = known ? t(`editor.part.${known}`) : part;
  if (!key) return name;
  return isLocale(key) ? `${name} (${languageName(key, reader)})` : `${name} · ${key}`;
}

/** A value of a draft in a line, for comparing; options have lines of their own. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(valueText).join(' | ') || '–';
  if ('file' in value && 'alt' in value) return pictureText(value as ProductPicture);
  return (
    Object.values(value)
      .filter((it) => it !== null && it !== '')
      .map(valueText)
      .join(' ') || '–'
  );
}

/** Its texts, or else the beginning of its name, by which two pictures can be told apart. */
const pictureText = ({ file, alt }: ProductPicture): string =>
  Object.values(alt).filter(Boolean).join(' / ') || file.slice(0, 8);
