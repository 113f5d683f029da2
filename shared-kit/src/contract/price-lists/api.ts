import * as z from 'zod/mini';
import { moneyAnswer } from '../catalogue/product-list.ts';
import { dayInput } from '../dates/day-input.ts';
import { localeOnly } from '../endpoints/usual-schemas.ts';
import { figureFields } from '../figures/figure-fields.ts';
import { figure } from '../figures/figure-schema.ts';
import { currencies } from '../money/currency.ts';
import { nameInput } from '../names/name-input.ts';
import { globalRegion, regions } from '../regions/region.ts';

/** Upper bounds for a maker's private price lists. */
export const priceListLimits = { lists: 200, name: 80, companies: 200, entries: 1_000 } as const;

/** Places for which a list may state a fixed price; a narrower one goes before everywhere else. */
export const priceListZones = [globalRegion, ...regions] as const;
export type PriceListZone = (typeof priceListZones)[number];

/** Decimal with at most four places, above zero. */
const amount = figure({ ...figureFields.listPrice, least: '0.0001' });
/** Above 0 and below 100, with at most two places. */
const percentOff = figure({ ...figureFields.discount, least: '0.01' });
const day = z.iso.date();

export const fixedPrice = z.object({
  zone: z.enum(priceListZones),
  amount,
  currency: z.enum(currencies),
});
export type FixedPrice = z.infer<typeof fixedPrice>;

const forCategory = z.object({ kind: z.literal('category'), categoryId: z.string(), percentOff });
const forProduct = z.object({
  kind: z.literal('product'),
  productId: z.guid(),
  /** Null for the product with all its variants; a variant's own entry goes before. */
  variantId: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Unit prices; quantity discounts don't apply to them. */
  prices: z.array(fixedPrice).check(z.minLength(1), z.maxLength(priceListZones.length)),
});

/** A percentage off the public prices of a category and those below it, or fixed prices of a product. */
export const priceListEntry = z.discriminatedUnion('kind', [forCategory, forProduct]);
export type PriceListEntry = z.infer<typeof priceListEntry>;

/** The whole of a private price list, as its maker writes it. */
export const priceListInput = z.object({
  /** Buyers see it beside their prices. */
  name: nameInput('thing', { least: 1, most: priceListLimits.name }),
  /** First and last day, in UTC; null has no end on that side. */
  validFrom: z.nullable(dayInput('price-list.validFrom')),
  validUntil: z.nullable(dayInput('price-list.validUntil')),
  companies: z.array(z.guid()).check(z.maxLength(priceListLimits.companies)),
  entries: z.array(priceListEntry).check(z.maxLength(priceListLimits.entries)),
});
export type PriceListInput = z.infer<typeof priceListInput>;

/** A change names the revision that it was made from; 0 for a new list. */
export const priceListChange = z.extend(priceListInput, { revision: z.int().check(z.nonnegative()) });
export type PriceListChange = z.infer<typeof priceListChange>;

/** Whether a list counts on a day, or will, or did. */
export const priceListTimes = ['current', 'scheduled', 'past'] as const;
export type PriceListTime = (typeof priceListTimes)[number];

export const priceListTime = (
  { validFrom, validUntil }: Pick<PriceListInput, 'validFrom' | 'validUntil'>,
  today: string,
): PriceListTime => {
  if (validUntil !== null && validUntil < today) return 'past';
  return validFrom !== null && validFrom > today ? 'scheduled' : 'current';
};

/** `GET /api/manufacturer/price-lists`. */
export const priceListsAnswer = z.object({
  /** Owners and approvers change lists; their colleagues read them. */
  mayChange: z.boolean(),
  lists: z.array(
    z.object({
      id: z.guid(),
      name: z.string(),
      validFrom: z.nullable(day),
      validUntil: z.nullable(day),
      time: z.enum(priceListTimes),
      /** Names of the companies, in order. */
      companies: z.array(z.string()),
      entries: z.number(),
      changedAt: z.string(),
      changedBy: z.string(),
    }),
  ),
});
export type PriceListsAnswer = z.infer<typeof priceListsAnswer>;

const buyer = z.object({ id: z.guid(), name: z.string(), city: z.string(), country: z.string() });

const shownProduct = z.object({
  id: z.guid(),
  title: z.string(),
  sku: z.nullable(z.string()),
  /** The public price where no narrower one is stated, or else its variants' lowest; null is on request. */
  basePrice: z.nullable(moneyAnswer),
  /** Each variant by its chosen values, with its own public price; empty for a product without variants. */
  variants: z.array(z.object({ id: z.string(), label: z.string(), basePrice: z.nullable(moneyAnswer) })),
});
export type PriceListProduct = z.infer<typeof shownProduct>;

/** `GET /api/manufacturer/price-lists/{id}`. */
export const priceListAnswer = z.object({
  mayChange: z.boolean(),
  id: z.guid(),
  revision: z.number(),
  name: z.string(),
  validFrom: z.nullable(day),
  validUntil: z.nullable(day),
  time: z.enum(priceListTimes),
  companies: z.array(buyer),
  entries: z.array(priceListEntry),
  /** The products that entries name. */
  products: z.array(shownProduct),
  changedAt: z.string(),
  changedBy: z.string(),
});
export type PriceListAnswer = z.infer<typeof priceListAnswer>;

/** `GET /api/manufacturer/price-lists/companies`: those that sent the maker a request, which alone may be on a list. */
export const priceListCompaniesAnswer = z.object({ companies: z.array(buyer) });
export type PriceListCompany = z.infer<typeof buyer>;

/** `GET /api/manufacturer/price-lists/products`: a maker's own products by name or article number. */
export const priceListProductsAnswer = z.object({ products: z.array(shownProduct) });

/** The query of `GET /api/manufacturer/price-lists/products`. */
export const priceListProductsQuery = z.extend(localeOnly, {
  q: z._default(z.string().check(z.maxLength(200)), ''),
});

export const priceListSaved = z.object({ revision: z.number() });
