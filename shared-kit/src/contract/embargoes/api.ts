import * as z from 'zod/mini';
import { pageLimit } from '../endpoints/usual-schemas.ts';

const embargo = z.object({
  id: z.string(),
  /** Where the goods may not go. */
  country: z.string(),
  /** The first digits of their HS codes; empty for all goods. */
  hsPrefix: z.string(),
  from: z.string(),
  /** The last day; null while none is known. */
  until: z.nullable(z.string()),
  /** The law that says so. */
  source: z.string(),
  state: z.enum(['in-force', 'to-come', 'over']),
});
export type Embargo = z.infer<typeof embargo>;

/** Answer of `GET /api/admin/embargoes`: the table that the operator loaded, for its staff. */
export const embargoesAnswer = z.object({
  /** Which file the table is from; null if none was loaded since this is written down. */
  loaded: z.nullable(z.object({ at: z.string(), by: z.string(), file: z.string(), sha256: z.string() })),
  /** How many there are before anything is filtered. */
  total: z.number(),
  embargoes: z.array(embargo),
  next: z.nullable(z.string()),
});
export type EmbargoesAnswer = z.infer<typeof embargoesAnswer>;

/** The query of `GET /api/admin/embargoes`. */
export const embargoesQuery = z.object({
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** As people write HS codes: with dots or spaces. */
  hs: z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(20)),
        z.transform((text) => text.replace(/[. ]/g, '')),
      ),
      z.string().check(z.regex(/^\d{0,10}$/)),
    ),
  ),
  cursor: z.optional(z.string()),
  limit: pageLimit(50),
});
