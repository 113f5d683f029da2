import * as z from 'zod/mini';

export const attachmentAnswer = z.object({
  id: z.string(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number(),
  /** Where it is downloaded from; null as long as it belongs to no quote. */
  url: z.nullable(z.string()),
});
export type AttachmentAnswer = z.infer<typeof attachmentAnswer>;
