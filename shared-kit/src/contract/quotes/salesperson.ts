import * as z from 'zod/mini';
import { quoteId } from './quote-inputs.ts';

/** The maker's person who looks after a quote. */
export const salesperson = z.object({ id: z.string(), name: z.string() });
export type Salesperson = z.infer<typeof salesperson>;

/** `PUT /api/quotes/:id/salesperson`. Null: nobody in particular. */
export const salespersonInput = z.object({ userId: z.nullable(quoteId) });
export const salespersonAnswer = z.object({ salesperson: z.nullable(salesperson) });
