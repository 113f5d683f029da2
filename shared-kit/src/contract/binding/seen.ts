import * as z from 'zod/mini';
import { addFigures, isSameFigure } from '../figures/compare-figures.ts';
import { currencies } from '../money/currency.ts';

const sum = z.object({
  amount: z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/)),
  currency: z.enum(currencies),
});

const read = z.object({ version: z.string().check(z.maxLength(2000)), sum: z.nullable(sum) });

/**
 * What somebody read before a binding move: its version and its sum, null where none is at stake. Answers of the API
 * carry it as `atStake`; the move sends it back as `seen`, and is refused once another one is in force.
 */
export const seen = z.extend(read, {
  /** What was read of each, where one move is about several. */
  parts: z.optional(z.array(read).check(z.maxLength(100))),
});
export type Seen = z.infer<typeof seen>;
/** Part of the input of every binding move. */
export const seenInput = z.object({ seen });

type Part = z.infer<typeof read>;

/** Several at once, such as the offers of an award: each with its own version and sum, and all of them in total. */
export function seenTogether(parts: readonly Part[]): Seen {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const version = parts.map((it) => it.version).join(', ');
  return { version, sum: totalOf(parts), parts: [...parts] };
}

/** Null if one has no sum, or another currency than the others. */
function totalOf(parts: readonly Part[]): Seen['sum'] {
  const sums = parts.flatMap((it) => it.sum ?? []);
  const [currency, ...others] = new Set(sums.map((it) => it.currency));
  if (!currency || others.length > 0 || sums.length < parts.length) return null;
  return { amount: addFigures(...sums.map(({ amount }) => amount)), currency };
}

const isSamePart = (one: Part, other: Part | undefined): boolean =>
  one.version === other?.version &&
  one.sum?.currency === other.sum?.currency &&
  isSameFigure(one.sum?.amount ?? '0', other.sum?.amount ?? '0');

/** Whether nothing changed between the two. Amounts are compared by value: `5` is `5.00`. */
export function isSameSeen(one: Seen, other: Seen): boolean {
  const [parts, others] = [one.parts ?? [], other.parts ?? []];
  return (
    isSamePart(one, other) &&
    parts.length === others.length &&
    parts.every((it, at) => isSamePart(it, others[at]))
  );
}
