import * as z from 'zod/mini';
import { locales } from '../languages/locale.ts';
import { nameInput } from '../names/name-input.ts';
import { statedTerms } from '../products/stated-terms.ts';
import { openable } from '../uploads/openable.ts';
import { datasheetLimits } from './product-facts.ts';
import { attributeAnswer, moneyAnswer, priceAnswer, productCard } from './product-list.ts';

/** From `from` units on, `percentOff` off the unit price. */
export const tierAnswer = z.object({
  from: z.number(),
  percentOff: z.string(),
  display: moneyAnswer,
});

export const optionAnswer = z.object({
  id: z.string(),
  name: z.string(),
  values: z.array(z.object({ id: z.string(), label: z.string() })),
});

/** One sellable combination: a value of every option, with a price of its own. */
export const variantAnswer = z.object({
  id: z.string(),
  values: z.array(z.string()),
  sku: z.nullable(z.string()),
  /** `null` means on request. */
  price: z.nullable(priceAnswer),
});

const datasheetLanguage = z.nullable(z.enum(locales));

/** A datasheet's name and language, as its maker states them. */
export const datasheetFacts = z.object({
  name: nameInput('file', { least: 1, most: datasheetLimits.name }),
  language: datasheetLanguage,
});
export type DatasheetFacts = z.infer<typeof datasheetFacts>;

/** A PDF of the maker's own. */
export const datasheetAnswer = z.object({
  id: z.string(),
  name: z.string(),
  /** Its language; null for another one or several. */
  language: datasheetLanguage,
  bytes: z.number(),
  ...openable,
});

export const productDetail = z.extend(productCard, {
  description: z.string(),
  /**
   * The language of title and description: the default one where the maker wrote none in the page's. Processes of an
   * older version leave it out.
   */
  languages: z.optional(z.object({ title: z.enum(locales), description: z.enum(locales) })),
  breadcrumb: z.array(z.object({ id: z.string(), name: z.string() })),
  model: z.string(),
  /** The maker's article number; combinations have their own. */
  sku: z.nullable(z.string()),
  origin: z.string(),
  hsCode: z.string(),
  ...statedTerms.shape,
  specification: z.array(z.object({ group: z.string(), rows: z.array(attributeAnswer) })),
  tiers: z.array(tierAnswer),
  options: z.array(optionAnswer),
  variants: z.array(variantAnswer),
  /** The raw attributes that the drawing is made from. */
  drawing: z.object({
    category: z.string(),
    attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  }),
  datasheets: z.array(datasheetAnswer),
  images: z.array(z.object({ url: z.string(), alt: z.string() })),
});
export type DatasheetAnswer = z.infer<typeof datasheetAnswer>;
export type ProductDetail = z.infer<typeof productDetail>;

/** Products of the same category by other makers. */
export const relatedAnswer = z.object({ items: z.array(productCard) });
