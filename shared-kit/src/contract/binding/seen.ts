import * as z from 'zod/mini';
import { currencies } from '../currency.ts';
import { isSameFigure } from '../figures/compare-figures.ts';

const sum = z.object({
  amount: z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/)),
  currency: z.enum(currencies),
});

/**
 * What somebody read before a binding move: its version and its sum, null where none is at stake. Answers of the API
 * carry it as `atStake`; the move sends it back as `seen`, and is refused once another one is in force.
 */
export const seen = z.object({ version: z.string().check(z.maxLength(2000)), sum: z.nullable(sum) });
export type Seen = z.infer<typeof seen>;
/** Part of the input of every binding move. */
export const seenInput = z.object({ seen });

/** Several at once, such as the offers of an award: each with its own version and sum. */
export const seenTogether = (parts: readonly Seen[]): Seen => ({
  version: parts.map(({ version }) => version).join(', '),
  sum: parts.length === 1 ? (parts[0]?.sum ?? null) : null,
});

/** Whether nothing changed between the two. Amounts are compared by value: `5` is `5.00`. */
export const isSameSeen = (one: Seen, other: Seen): boolean =>
  one.version === other.version &&
  one.sum?.currency === other.sum?.currency &&
  isSameFigure(one.sum?.amount ?? '0', other.sum?.amount ?? '0');
