import * as z from 'zod/mini';

export const countryAnswer = z.object({
  /** ISO 3166-1 alpha-2, or null when the address says nothing (private networks, unknown ranges). */
  country: z.nullable(z.string()),
  /** Where the answer comes from: the visitor's own choice, the address, or nothing. */
  source: z.enum(['choice', 'address', 'none']),
  /** ISO date of the address database; absent for a choice. */
  databaseDate: z.optional(z.string()),
});
export type CountryAnswer = z.infer<typeof countryAnswer>;
