import * as z from 'zod/mini';

/** Fewer requests say nothing about a maker. */
export const fewestRequests = 5;

/** How a maker answers, from its requests of the last 90 days; null as long as there are too few. */
export const makerResponse = z.object({
  response: z.nullable(
    z.object({
      days: z.number(),
      /** Median hours to the first answer; an unanswered request counts as its whole deadline. */
      answerHours: z.number(),
      /** 0 to 1; null if no request with an offer was decided. */
      acceptanceRate: z.nullable(z.number()),
    }),
  ),
});
export type MakerResponse = z.infer<typeof makerResponse>;
