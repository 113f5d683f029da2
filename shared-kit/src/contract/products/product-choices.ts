import * as z from 'zod/mini';
import { productIncoterms } from '../catalogue/product-facts.ts';
import { forEachLocale } from '../languages/locale.ts';
import { currencies } from '../money/currency.ts';
import { nameInput } from '../names/name-input.ts';
import { printed } from '../printed-text/printed.ts';
import { isCountry } from '../regions/region.ts';
import { isPriceZone } from './price-zones.ts';
import { hasHiddenCharacters, productLimits } from './product-limits.ts';

const text = (most: number) =>
  printed(
    z.string().check(
      z.maxLength(most),
      z.refine((value) => !hasHiddenCharacters(value), 'hidden-character'),
    ),
  );

const id = z.string().check(z.minLength(1), z.maxLength(200));
const label = z.object(
  forEachLocale(() => printed(nameInput('thing', { least: 0, most: productLimits.optionText }))),
);

const price = z.object({
  price: z.number().check(
    z.minimum(0),
    z.maximum(999_999_999_999),
    z.refine((value) => Number(value.toFixed(4)) === value, 'four-decimals'),
  ),
  currency: z.enum(currencies),
  incoterm: z.optional(z.object({ rule: z.enum(productIncoterms), place: text(productLimits.place) })),
  leadTimeWeeks: z.optional(z.int().check(z.minimum(0), z.maximum(520))),
});
const pricesOf = (isPlace: (place: string) => boolean) =>
  z.record(z.string().check(z.refine(isPlace, 'unknown')), z.nullable(price));

/**
 * A product's options, and the combinations on offer, each with a price of its own. Values that need or exclude
 * one another are said by the combinations that are missing.
 */
export const productChoices = z.object({
  options: z
    .array(
      z.object({
        id,
        name: label,
        values: z
          .array(z.object({ id, label }))
          .check(z.minLength(1), z.maxLength(productLimits.optionValues)),
      }),
    )
    .check(z.maxLength(productLimits.options)),
  variants: z
    .array(
      z.object({
        id,
        /** A value's id for each option. */
        values: z.array(id).check(z.maxLength(productLimits.options)),
        sku: z.nullable(text(productLimits.sku)),
        priceMap: z.object({ regions: pricesOf(isPriceZone), countries: pricesOf(isCountry) }),
      }),
    )
    .check(z.maxLength(productLimits.variants)),
});
export type ProductChoices = z.infer<typeof productChoices>;

export const noChoices: ProductChoices = { options: [], variants: [] };

/** Names that are missing in the default language, and the offer if options leave none. */
export function choiceFaults({ options, variants }: ProductChoices): number {
  const names = options.flatMap(({ name, values }) => [name, ...values.map((value) => value.label)]);
  const unnamed = names.filter((name) => name.en.trim() === '').length;
  return unnamed + (options.length > 0 && variants.length === 0 ? 1 : 0);
}
