import { type Locale, locales } from '../languages/locale.ts';
import { allCountries, globalRegion, regions } from '../regions/region.ts';

const plainFields = [
  /** Finds the product, in this order. */
  'id',
  'handle',
  'sku',
  /** Makes the row a variant of the product with this SKU or number. */
  'parent',
  'number',
  'row-type',
  'model',
  'category',
  'condition',
  'year',
  'origin',
  'hs-code',
  'unit',
  'minimum-order',
  'order-multiple',
  'lead-time',
  'incoterm',
  'incoterm-place',
  'warranty-months',
  /** Of the row's prices that name none themselves. */
  'currency',
  'tiers',
  'status',
  'published',
  'gift-card',
  'weight',
  'gross-weight',
  /** Of the row's weights that name none themselves. */
  'weight-unit',
  'image',
  'image-alt',
  'image-position',
  'variant-image',
  'option1-name',
  'option1-value',
  'option2-name',
  'option2-value',
  'option3-name',
  'option3-value',
] as const;
export type PlainField = (typeof plainFields)[number];

/** Fields with a text for each language. */
export const localFields = ['title', 'description', 'warranty'] as const;
export type LocalField = (typeof localFields)[number];

/** `attribute.reed_width_cm`; `price.global`, `price.europe`, `price.TR`. */
export type ImportField = PlainField | `${LocalField}.${Locale}` | `price.${string}` | `attribute.${string}`;

const zones = new Set<string>([globalRegion, ...regions, ...allCountries]);
const known = new Set<string>([
  ...plainFields,
  ...localFields.flatMap((field) => locales.map((locale) => `${field}.${locale}`)),
]);

/** Whether a column can be mapped to this; attributes are checked against the categories elsewhere. */
export const isImportField = (text: string): text is ImportField =>
  known.has(text) ||
  (text.startsWith('price.') && zones.has(text.slice('price.'.length))) ||
  /^attribute\.[a-z0-9_]{1,60}$/.test(text);

/** Fields for choosing, prices of single countries left out. */
export const offeredFields: readonly ImportField[] = [
  ...localFields.flatMap((field) => locales.map((locale) => `${field}.${locale}` as const)),
  ...plainFields,
  ...[globalRegion, ...regions].map((zone) => `price.${zone}` as const),
];

export const attributeOfField = (field: string): string | null =>
  field.startsWith('attribute.') ? field.slice('attribute.'.length) : null;
export const zoneOfField = (field: string): string | null =>
  field.startsWith('price.') ? field.slice('price.'.length) : null;

/** Several columns may fill these together. */
export const fieldsOfSeveralColumns: readonly string[] = ['image'];

/** Fields of weights, which are kept in kilograms. */
export const isWeightField = (field: string | null): field is 'weight' | 'gross-weight' =>
  field === 'weight' || field === 'gross-weight';
