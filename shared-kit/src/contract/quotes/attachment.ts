import * as z from 'zod/mini';
import { openable } from '../uploads/openable.ts';

export const attachmentAnswer = z.object({
  id: z.string(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number(),
  /** What belongs to no quote yet has no address either. */
  ...openable,
});
export type AttachmentAnswer = z.infer<typeof attachmentAnswer>;
