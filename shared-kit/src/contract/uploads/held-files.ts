import * as z from 'zod/mini';
import { uploadRefusals } from './words.ts';

/** Answer of `GET /api/admin/held-files`: files from before that nobody opens until staff let them. */
export const heldFilesAnswer = z.object({
  files: z.array(
    z.object({
      key: z.string(),
      door: z.enum(['quote-attachment', 'financing-file', 'datasheet']),
      /** Under which it was sent; empty if nothing uses it any more. */
      names: z.array(z.string()),
      company: z.nullable(z.string()),
      bytes: z.number(),
      uploadedAt: z.string(),
      finding: z.enum(uploadRefusals),
    }),
  ),
});
export type HeldFilesAnswer = z.infer<typeof heldFilesAnswer>;
export type HeldFile = HeldFilesAnswer['files'][number];

/** `POST /api/admin/held-files/release`: it may be opened, for the reason given. */
export const fileReleaseInput = z.object({
  key: z.string().check(z.maxLength(500)),
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(1000)),
});
export type FileReleaseInput = z.infer<typeof fileReleaseInput>;
