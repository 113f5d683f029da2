import * as z from 'zod/mini';
import { pageLimit } from '../endpoints/usual-schemas.ts';
import { uploadName } from '../uploads/upload-name.ts';
import { importOutcomes } from './api.ts';

export const importRowsQuery = z.object({
  outcome: z.optional(z.enum(importOutcomes)),
  search: z._default(z.string().check(z.maxLength(100)), ''),
  /** Position of the last row of the page before. */
  after: z.optional(z.coerce.number().check(z.int())),
  limit: pageLimit(25),
});

export const importFileQuery = z.object({ name: uploadName });
export const importIdAnswer = z.object({ id: z.string() });
