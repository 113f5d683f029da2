import * as z from 'zod/mini';
import { financingRequestStates } from './states.ts';

/** `GET /api/admin/quotes/{id}/financing`: all that the market's staff learn of it. */
export const staffFinancing = z.object({
  request: z.nullable(
    z.object({ number: z.string(), state: z.enum(financingRequestStates), askedAt: z.string() }),
  ),
});
export type StaffFinancing = z.infer<typeof staffFinancing>;
