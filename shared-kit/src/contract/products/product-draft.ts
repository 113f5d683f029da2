import * as z from 'zod/mini';
import { conditions, productIncoterms } from '../catalogue/product-facts.ts';
import { dayInput } from '../dates/day-input.ts';
import { figureFields } from '../figures/figure-fields.ts';
import { figure } from '../figures/figure-schema.ts';
import { forEachLocale } from '../languages/locale.ts';
import { nameInput } from '../names/name-input.ts';
import { printed } from '../printed-text/printed.ts';
import { isCountry } from '../regions/region.ts';
import { priceRow } from './price-row.ts';
import { productChoices } from './product-choices.ts';
import { hasHiddenCharacters, productLimits } from './product-limits.ts';
import { salesUnits } from './sales-unit.ts';

const unprinted = (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.refine((value) => !hasHiddenCharacters(value), 'hidden-character'),
  );
const text = (most: number) => printed(unprinted(most));
/** A name that nobody may have written yet. */
const name = (most: number) => printed(nameInput('thing', { least: 0, most }));
/** A text in every language of the market; empty where nobody wrote it yet. */
const texts = (most: number) => z.object(forEachLocale(() => text(most)));
const whole = (most: number) => z.nullable(z.int().check(z.minimum(0), z.maximum(most)));
const measure = z.nullable(figure(figureFields.productMeasure));
const day = z.nullable(dayInput('product.certificateUntil'));

const attributeValue = z.union([
  text(productLimits.attributeText),
  z.number(),
  z.boolean(),
  z.array(text(productLimits.attributeText)).check(z.maxLength(productLimits.listed)),
]);

/** What only some products state: customs, packing, a used machine's past, cloth after washing, certificates. */
export const productDetails = z.object({
  hsCode: text(20),
  netWeightKg: measure,
  grossWeightKg: measure,
  packing: texts(productLimits.words),
  passport: z.object({
    hours: whole(1_000_000),
    serial: text(80),
    overhauls: texts(productLimits.words),
    inspection: text(300),
    video: unprinted(300),
  }),
  cloth: z.object({
    usableWidthCm: measure,
    weightTolerancePercent: measure,
    shrinkageWarpPercent: measure,
    shrinkageWeftPercent: measure,
    fastness: text(200),
    colourways: text(productLimits.words),
  }),
  certificates: z
    .array(z.object({ name: name(120), number: text(80), validUntil: day }))
    .check(z.maxLength(productLimits.certificates)),
});
export type ProductDetails = z.infer<typeof productDetails>;
export const statedDetails = z.partial(productDetails);

export const productPicture = z.object({
  /** Name under `/media/`. */
  file: z.string().check(z.regex(/^[0-9a-f]{64}\.(png|jpg|webp|avif|gif)$/)),
  alt: z.object(forEachLocale(() => unprinted(productLimits.title))),
  source: unprinted(2_000),
});
export type ProductPicture = z.infer<typeof productPicture>;

/** A picture that was uploaded; a draft names its file. */
export const storedPicture = z.object({ file: z.string() });
export type StoredPicture = z.infer<typeof storedPicture>;

/** A product as its maker is writing it: anything may be missing, but nothing is malformed. */
export const productDraft = z.object({
  title: z.object(forEachLocale(() => name(productLimits.title))),
  description: texts(productLimits.description),
  model: name(productLimits.model),
  sku: text(productLimits.sku),
  categoryId: z.string().check(z.maxLength(80)),
  condition: z.enum(conditions),
  year: z.nullable(z.int().check(z.minimum(1950), z.maximum(2100))),
  originCountry: z.nullable(z.string().check(z.refine(isCountry))),
  attributes: z.record(z.string().check(z.maxLength(80)), attributeValue),
  /** What was typed for an attribute in another unit: `72 in`. */
  typed: z.record(z.string().check(z.maxLength(80)), unprinted(60)),
  priceRows: z.array(priceRow).check(z.maxLength(productLimits.priceRows)),
  tiers: z
    .array(
      z.object({
        from: z.int().check(z.minimum(2), z.maximum(1_000_000)),
        percentOff: figure(figureFields.discount),
      }),
    )
    .check(z.maxLength(productLimits.tiers)),
  unit: z.enum(salesUnits),
  minimumOrder: z.nullable(z.int().check(z.minimum(1), z.maximum(10_000_000))),
  orderMultiple: z.nullable(z.int().check(z.minimum(1), z.maximum(10_000_000))),
  leadTimeWeeks: whole(520),
  incoterm: z.object({ rule: z.nullable(z.enum(productIncoterms)), place: text(productLimits.place) }),
  warrantyMonths: whole(120),
  warranty: texts(productLimits.words),
  details: productDetails,
  images: z.array(productPicture).check(z.maxLength(productLimits.images)),
  /** Left out by drafts that were saved before the editor knew options: the product's own stay. */
  choices: z.optional(productChoices),
});
export type ProductDraft = z.infer<typeof productDraft>;
