import * as z from 'zod/mini';
import { currencies } from '../money/currency.ts';
import { conditions } from './product-facts.ts';

export const moneyAnswer = z.object({ amount: z.string(), currency: z.enum(currencies) });

/** The price that the visitor's country gets: the maker's own (contract) price, and what it is about in display currency. */
export const priceAnswer = z.object({
  /** The contract price for one unit at the smallest quantity. */
  contract: moneyAnswer,
  /** In display currency at the day's reference rate; equal to `contract` when the currencies agree. */
  display: moneyAnswer,
  /** True when `display` was converted. */
  approximate: z.boolean(),
  provenance: z.object({
    level: z.enum(['country', 'region', 'base']),
    /** ISO 3166-1 country or region key; absent for the base price. */
    place: z.optional(z.string()),
  }),
  /** The maker's private list that this price comes from; absent for a public price. Nobody else may learn of it. */
  list: z.optional(
    z.object({
      name: z.string(),
      /** Taken off the public price; null for a fixed price, which has no quantity discounts. */
      percentOff: z.nullable(z.string()),
      /** The price that everybody else gets; null where it is on request. */
      publicPrice: z.nullable(moneyAnswer),
    }),
  ),
  /** ISO date of the exchange rate; absent when nothing was converted. */
  rateDate: z.optional(z.string()),
  /** One unit of the contract currency in display currency on that day; only a product's own page states it. */
  rate: z.optional(z.string()),
});
export type PriceAnswer = z.infer<typeof priceAnswer>;

export const makerAnswer = z.object({
  id: z.string(),
  name: z.string(),
  verified: z.boolean(),
  city: z.string(),
  country: z.string(),
});

/** A specification row that is already in the visitor's language, its value still a number where it is one. */
export const attributeAnswer = z.object({
  key: z.string(),
  label: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  /** Symbol such as `cm`, `m/min`; empty for plain numbers and words. */
  unit: z.string(),
  /** Hex figures of what `value` names, where it names colours. */
  colours: z.optional(z.array(z.string())),
});
export type AttributeAnswer = z.infer<typeof attributeAnswer>;

export const productCard = z.object({
  id: z.string(),
  title: z.string(),
  maker: makerAnswer,
  category: z.object({ id: z.string(), name: z.string() }),
  condition: z.enum(conditions),
  year: z.nullable(z.number()),
  highlights: z.array(attributeAnswer),
  /** `null` means price on request. */
  price: z.nullable(priceAnswer),
  /** True when options or quantity change the price, so that the figure is a starting one. */
  priceVaries: z.boolean(),
  unit: z.string(),
  leadTimeWeeks: z.number(),
  incoterm: z.object({ rule: z.string(), place: z.string() }),
  image: z.object({ light: z.string(), dark: z.string(), alt: z.string() }),
});
export type ProductCard = z.infer<typeof productCard>;

export const facetOption = z.object({ value: z.string(), label: z.string(), count: z.number() });
export const facetAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('choice'),
    key: z.string(),
    label: z.string(),
    /** False where only a part of a large market was looked at: then there are at least so many. */
    exact: z.boolean(),
    options: z.array(facetOption),
  }),
  z.object({
    kind: z.literal('range'),
    key: z.string(),
    label: z.string(),
    unit: z.string(),
    /** False where only a part was looked at: then there may be smaller and greater ones. */
    exact: z.boolean(),
    min: z.number(),
    max: z.number(),
  }),
]);
export type FacetAnswer = z.infer<typeof facetAnswer>;

export const productListAnswer = z.object({
  items: z.array(productCard),
  /** Counting stops at a cap so that a common word stays cheap; then `exact` is false and `count` is a lower bound. */
  total: z.object({ count: z.number(), exact: z.boolean() }),
  facets: z.array(facetAnswer),
  /** Opaque; bound to sort, country, currency and rate date. `null` at either end. */
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  country: z.nullable(z.string()),
  currency: z.enum(currencies),
  /** What was understood of `q`, as parameters that ask for the same list; null if `q` was searched as it is. */
  reading: z.nullable(z.record(z.string(), z.string())),
  /** Set when the words had no exact match and the nearest spelling was searched instead. */
  correctedQuery: z.nullable(z.string()),
});
export type ProductListAnswer = z.infer<typeof productListAnswer>;
