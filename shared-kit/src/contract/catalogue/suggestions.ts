import * as z from 'zod/mini';

/** Suggestions for a partly typed search: a few of each kind, the likeliest first. */
export const suggestionsAnswer = z.object({
  categories: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Names of the categories that it is in, from the top. */
      within: z.array(z.string()),
      /** Published products in this category and below. */
      count: z.number(),
    }),
  ),
  makers: z.array(z.object({ id: z.string(), name: z.string(), city: z.string(), country: z.string() })),
  products: z.array(z.object({ id: z.string(), title: z.string(), maker: z.string(), category: z.string() })),
  /** Set when no product had the words and those of the nearest spelling are suggested instead. */
  correctedQuery: z.nullable(z.string()),
});
export type SuggestionsAnswer = z.infer<typeof suggestionsAnswer>;
