import { defaultLocale, forEachLocale } from 'shared-kit/contract/languages';
import {
  nextPriceChange,
  type ProductDetails,
  type ProductDraft,
  priceMapOn,
  rowsOfMap,
} from 'shared-kit/contract/products';
import type { LocalText } from '../../../platform/local-text.ts';
import { type ProductContent, type ProductRow, today } from '../product-row.ts';

const draftText = (text: LocalText): ProductDraft['title'] => forEachLocale((locale) => text[locale] ?? '');

const noText = forEachLocale(() => '');
const noDetails: ProductDetails = {
  hsCode: '',
  netWeightKg: null,
  grossWeightKg: null,
  packing: noText,
  passport: { hours: null, serial: '', overhauls: noText, inspection: '', video: '' },
  cloth: {
    usableWidthCm: null,
    weightTolerancePercent: null,
    shrinkageWarpPercent: null,
    shrinkageWeftPercent: null,
    fastness: '',
    colourways: '',
  },
  certificates: [],
};

/** A stored product as its maker's editor shows it. */
export const draftOf = (row: ProductContent): ProductDraft => ({
  title: draftText(row.title),
  description: draftText(row.description),
  model: row.model,
  sku: row.sku ?? '',
  categoryId: row.categoryId,
  condition: row.condition,
  year: row.year,
  originCountry: row.originCountry || null,
  attributes: row.attributes,
  typed: row.typed,
  priceRows: row.priceRows ?? rowsOfMap(row.priceMap),
  tiers: row.tiers,
  unit: row.unit,
  minimumOrder: row.minimumOrder,
  orderMultiple: row.orderMultiple,
  leadTimeWeeks: row.leadTimeWeeks,
  incoterm: { rule: row.incotermRule, place: row.incotermPlace },
  warrantyMonths: row.warrantyMonths,
  warranty: draftText(row.warranty),
  details: { ...noDetails, ...row.details },
  images: row.images.map(({ file, alt, source }) => ({
    file,
    source,
    alt: typeof alt === 'string' ? { ...noText, [defaultLocale]: alt } : alt,
  })),
  choices: {
    options: row.options.map(({ id, name, values }) => ({
      id,
      name: draftText(name),
      values: values.map((value) => ({ id: value.id, label: draftText(value.label) })),
    })),
    variants: row.variants,
  },
});

/** An empty text of another language is one that nobody wrote. */
const stored = (text: ProductDraft['title']): LocalText => ({
  ...forEachLocale((locale) => text[locale].trim() || null),
  en: text.en.trim(), // language: the default one must be there
});

/**
 * A draft as columns. What a draft may lack has a stand-in, which nobody sees: it can't be published before it is
 * complete.
 */
export function contentOf(draft: ProductDraft, before: ProductRow, now: Date): ProductContent {
  const day = today(now);
  return {
    categoryId: draft.categoryId,
    handle: before.handle,
    sku: draft.sku.trim() || null,
    title: stored(draft.title),
    description: stored(draft.description),
    model: draft.model.trim(),
    condition: draft.condition,
    year: draft.year,
    originCountry: draft.originCountry ?? '',
    attributes: draft.attributes,
    priceMap: priceMapOn(draft.priceRows, day),
    tiers: draft.tiers.toSorted((a, b) => a.from - b.from),
    ...choicesOf(draft.choices, before),
    unit: draft.unit,
    minimumOrder: draft.minimumOrder ?? 1,
    orderMultiple: draft.orderMultiple ?? 1,
    leadTimeWeeks: draft.leadTimeWeeks ?? 0,
    incotermRule: draft.incoterm.rule ?? 'EXW',
    incotermPlace: draft.incoterm.place.trim(),
    warranty: stored(draft.warranty),
    warrantyMonths: draft.warrantyMonths,
    status: before.status,
    images: draft.images,
    priceRows: draft.priceRows,
    priceDue: nextPriceChange(draft.priceRows, day),
    details: draft.details,
    typed: draft.typed,
  };
}

const choicesOf = (
  choices: ProductDraft['choices'],
  { options, variants }: ProductRow,
): Pick<ProductContent, 'options' | 'variants'> =>
  choices
    ? {
        options: choices.options.map(({ id, name, values }) => ({
          id,
          name: stored(name),
          values: values.map((value) => ({ id: value.id, label: stored(value.label) })),
        })),
        variants: choices.variants.map((it) => ({ ...it, sku: it.sku?.trim() || null })),
      }
    : { options, variants };
