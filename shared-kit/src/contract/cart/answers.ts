import * as z from 'zod/mini';
import { attributeAnswer, makerAnswer, moneyAnswer } from '../catalogue/product-list.ts';

/** The price of one at the line's quantity, with its tier applied, and about that in display currency. */
const cartAmount = z.object({ contract: moneyAnswer, display: moneyAnswer });

export const cartQuantityFaults = ['below-minimum', 'not-a-multiple', 'too-many'] as const;
export type CartQuantityFault = (typeof cartQuantityFaults)[number];

/** Freight and duty to the buyer's country, as far as they are known beforehand. */
const cartDelivery = z.object({
  hsCode: z.nullable(z.string()),
  /** `included`: the maker's price holds up to the place that the delivery term names. */
  freight: z.enum(['included', 'unknown']),
  /** Where surely nothing is due, and why; everything else is for a customs agent. */
  duty: z.enum([
    'none-same-country',
    'none-customs-union',
    'none-with-certificate',
    'none-industrial',
    'unknown',
  ]),
});
export type CartDelivery = z.infer<typeof cartDelivery>;

export const cartLine = z.object({
  id: z.string(),
  productId: z.string(),
  /** False once the maker has withdrawn the product or the chosen combination; it then counts nowhere. */
  available: z.boolean(),
  title: z.string(),
  /** `null` where nothing of the product may be shown any more. */
  image: z.nullable(z.object({ light: z.string(), dark: z.string() })),
  category: z.nullable(z.object({ id: z.string(), name: z.string() })),
  highlights: z.array(attributeAnswer),
  /** The combination that was chosen; null where there is but one. */
  variantId: z.nullable(z.string()),
  options: z.array(z.object({ name: z.string(), label: z.string() })),
  sku: z.nullable(z.string()),
  unit: z.string(),
  quantity: z.number(),
  minimumOrder: z.number(),
  orderMultiple: z.number(),
  /** Set when the maker's terms have changed since, so that this quantity can't be ordered. */
  quantityFault: z.nullable(z.enum(cartQuantityFaults)),
  /** `null` means price on request. */
  unitPrice: z.nullable(cartAmount),
  /** The maker's private list that the price comes from; null for a public price. */
  priceList: z.nullable(z.string()),
  tier: z.nullable(z.object({ from: z.number(), percentOff: z.string() })),
  /** Rounded once, to cents. */
  total: z.nullable(cartAmount),
  /** Set while the buyer hasn't accepted that the price differs from the one that they saw. */
  priceChange: z.nullable(
    z.object({
      /** The price of one at this quantity then; `null`: it was on request. */
      was: z.nullable(moneyAnswer),
      seenAt: z.string(),
      /** The maker asks another price, or prices of another country are shown. */
      because: z.enum(['maker', 'country']),
    }),
  ),
  leadTimeWeeks: z.number(),
  incoterm: z.object({ rule: z.string(), place: z.string() }),
  delivery: cartDelivery,
  note: z.string(),
  saved: z.boolean(),
});
export type CartLine = z.infer<typeof cartLine>;

const cartGroup = z.object({
  maker: makerAnswer,
  lines: z.array(cartLine),
  /** One amount for each contract currency. */
  subtotals: z.array(moneyAnswer),
  /** Lines that the subtotals leave out because their price is on request. */
  onRequest: z.number(),
});
export type CartGroup = z.infer<typeof cartGroup>;

export const cartAnswer = z.object({
  groups: z.array(cartGroup),
  saved: z.array(z.extend(cartLine, { maker: makerAnswer })),
  summary: z.object({
    /** One amount for each contract currency: these bind. */
    totals: z.array(moneyAnswer),
    /** All of it in display currency; `null` where nothing has a price. */
    indicative: z.nullable(
      z.object({ amount: moneyAnswer, approximate: z.boolean(), rateDate: z.optional(z.string()) }),
    ),
    onRequest: z.number(),
    unavailable: z.number(),
  }),
  /** Lines that aren't saved for later. */
  count: z.number(),
  /** The country that decides the prices, and the destination of the estimate. */
  country: z.nullable(z.string()),
});
export type CartAnswer = z.infer<typeof cartAnswer>;

export const cartCountAnswer = z.object({ count: z.number() });

export const cartAddedAnswer = z.object({ lineId: z.string(), quantity: z.number(), count: z.number() });
export type CartAddedAnswer = z.infer<typeof cartAddedAnswer>;

export const quickAddFaults = [
  'unreadable',
  'quantity-invalid',
  'unknown',
  'ambiguous',
  'choice-missing',
  'own-product',
  ...cartQuantityFaults,
] as const;
export type QuickAddFault = (typeof quickAddFaults)[number];

const quickAddGood = z.object({
  kind: z.literal('good'),
  row: z.number(),
  sku: z.string(),
  productId: z.string(),
  variantId: z.nullable(z.string()),
  title: z.string(),
  maker: z.string(),
  quantity: z.number(),
  unit: z.string(),
});
const quickAddBad = z.object({
  kind: z.literal('bad'),
  row: z.number(),
  /** The row as it was pasted. */
  text: z.string(),
  fault: z.enum(quickAddFaults),
  minimumOrder: z.optional(z.number()),
  orderMultiple: z.optional(z.number()),
});
/** A preview of a pasted list, row by row. It adds nothing. */
export const quickAddPreview = z.object({
  rows: z.array(z.discriminatedUnion('kind', [quickAddGood, quickAddBad])),
});
export type QuickAddPreview = z.infer<typeof quickAddPreview>;
