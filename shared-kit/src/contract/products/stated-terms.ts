import * as z from 'zod/mini';

/** What a maker states of buying a product, besides what its card in the listing says. `product-terms.ts` says it in words. */
export const statedTerms = z.object({
  minimumOrder: z.number(),
  orderMultiple: z.number(),
  /** Whole months; `null` where none are stated. */
  warrantyMonths: z.nullable(z.number()),
  /** The warranty in the maker's words. */
  warranty: z.string(),
});
export type StatedTerms = z.infer<typeof statedTerms>;
