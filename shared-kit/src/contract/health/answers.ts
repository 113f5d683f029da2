import * as z from 'zod/mini';

export const healthAnswer = z.object({ status: z.literal('ok') });

export const readinessAnswer = z.object({
  status: z.literal('ok'),
  ratesDate: z.string(),
  /** Until they are `made`, browsers render the public pages, which takes phones seconds longer. */
  pages: z.enum(['made', 'being-made', 'when-asked']),
});
