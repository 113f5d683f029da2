import * as z from 'zod/mini';
import { figure, figureFields } from '../figures/index.ts';
import { currencies } from '../money/currency.ts';
import { cartLimits } from './limits.ts';

const quantity = z.int().check(z.minimum(1), z.maximum(cartLimits.quantity));

/** `POST /api/cart/lines`: a product that somebody puts into the cart. */
export const cartLineInput = z.object({
  productId: z.uuid(),
  variantId: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(200))), null),
  /** Without it, the minimum order. */
  quantity: z._default(z.nullable(quantity), null),
});

/** `PATCH /api/cart/lines/{id}`: what is left out stays. */
export const cartLineChange = z.object({
  quantity: z.optional(quantity),
  note: z.optional(z.string().check(z.trim(), z.maxLength(cartLimits.note))),
  saved: z.optional(z.boolean()),
  /** The price that the buyer now sees; null: on request. */
  acceptPrice: z.optional(
    z.nullable(z.object({ amount: figure(figureFields.unitPrice), currency: z.enum(currencies) })),
  ),
});

/** `POST /api/cart/quick-add/preview`: a pasted list of article numbers and quantities. */
export const pastedList = z.object({ text: z.string().check(z.maxLength(cartLimits.pastedText)) });

export const quickAddInput = z.object({
  lines: z.array(cartLineInput).check(z.minLength(1), z.maxLength(cartLimits.quickAddRows)),
});
