import * as z from 'zod/mini';
import { id } from '../endpoints/ids.ts';

export const ofShare = z.object({ id, shareId: id });
export const ofAttachment = z.object({ id, attachmentId: id });
/** A version by its number, from 1. */
export const ofVersion = z.object({
  id,
  number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(32_767)),
});
