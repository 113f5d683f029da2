import * as z from 'zod/mini';
import { productIncoterms } from '../catalogue/product-facts.ts';
import { currencies, defaultCurrency } from '../money/currency.ts';

const price = z.object({
  /** Decimal with up to four places; unit prices such as yarn by the kilogram need them. */
  price: z.number().check(z.nonnegative()),
  currency: z._default(z.enum(currencies), defaultCurrency),
  /** Where delivery and lead time differ from the product's. */
  incoterm: z.optional(z.object({ rule: z.enum(productIncoterms), place: z.string() })),
  leadTimeWeeks: z.optional(z.number()),
});

/**
 * A maker's prices per market. Where nothing fits, the price is on request; `null` says so of one country or region,
 * whatever holds around it.
 */
export const priceMap = z.object({
  regions: z.record(z.string(), z.nullable(price)),
  countries: z.record(z.string(), z.nullable(price)),
});
export type PriceMap = z.infer<typeof priceMap>;
export type PriceEntry = z.infer<typeof price>;
