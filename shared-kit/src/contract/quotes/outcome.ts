import * as z from 'zod/mini';
import { quoteLimits } from './quote-terms.ts';
import { outcomeReasons, quoteResults } from './states.ts';

/** `PUT /api/quotes/:id/outcome`: why the maker won or lost. Null: nothing is stated any more. */
export const outcomeInput = z.object({
  reason: z.nullable(z.enum(outcomeReasons)),
  words: z.string().check(z.trim(), z.maxLength(quoteLimits.reason)),
});
export type OutcomeInput = z.infer<typeof outcomeInput>;

export const outcomeStated = z.object({
  reason: z.enum(outcomeReasons),
  words: z.string(),
  by: z.string(),
  at: z.string(),
});
/** How a quote ended for its maker, and why as its people see it. */
export const quoteOutcome = z.object({ result: z.enum(quoteResults), stated: z.nullable(outcomeStated) });
export type QuoteOutcome = z.infer<typeof quoteOutcome>;
export const outcomeAnswer = z.object({ outcome: z.nullable(quoteOutcome) });
