import * as z from 'zod/mini';
import { productIncoterms } from '../catalogue/product-facts.ts';
import { dayInput } from '../dates/day-input.ts';
import { figureFields } from '../figures/figure-fields.ts';
import { figure } from '../figures/figure-schema.ts';
import { currencies } from '../money/currency.ts';
import { printed } from '../printed-text/printed.ts';
import { isCountry } from '../regions/region.ts';
import { isPriceZone } from './price-zones.ts';
import { productLimits } from './product-limits.ts';

/** What a maker asks in one place, for a time: `global`, a region or a country. */
export const priceRow = z.object({
  place: z.string().check(z.refine((place) => isPriceZone(place) || isCountry(place))),
  /** A decimal with up to four places; null is "price on request". */
  price: z.nullable(figure(figureFields.listPrice)),
  currency: z.enum(currencies),
  /** The first day, in UTC; null: since ever. */
  from: z.nullable(dayInput('price.from')),
  /** The last day, through its end in UTC; null: until further notice. */
  until: z.nullable(dayInput('price.until')),
  /** Where they differ from the product's. */
  incoterm: z.nullable(
    z.object({
      rule: z.enum(productIncoterms),
      place: printed(z.string().check(z.trim(), z.minLength(1), z.maxLength(productLimits.place))),
    }),
  ),
  leadTimeWeeks: z.nullable(z.int().check(z.minimum(0), z.maximum(520))),
});
export type PriceRow = z.infer<typeof priceRow>;
