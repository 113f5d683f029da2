import * as z from 'zod/mini';

export const inboxQuery = z.object({
  /** The last entry of the previous page. */
  cursor: z.optional(z.uuid()),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
});

/** Some entries, all up to the newest one seen, or all about one page. */
export const readNotices = z.union([
  z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(50)) }),
  z.object({ upTo: z.uuid() }),
  z.object({ path: z.string().check(z.minLength(1), z.maxLength(500)) }),
]);
