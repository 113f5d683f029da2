import * as z from 'zod/mini';
import { moneyAnswer } from '../catalogue/product-list.ts';

/** Who pays instead of the buyer; a lessor also takes the invoice and the title, an issuer pays against documents. Its terms stay between it and the buyer. */
export const financedBy = z.object({
  /** The legal name, for documents. The brand, for screens, is missing where it wasn't kept yet. */
  name: z.string(),
  brandName: z.optional(z.string()),
  role: z.enum(['payer', 'lessor', 'issuer']),
  amount: moneyAnswer,
});
export type FinancedBy = z.infer<typeof financedBy>;
