import { isSameAmount } from './exact-amount.ts';

/** A requested or offered line; only these properties are compared. */
export type ComparableLine = Readonly<{
  key: string;
  title: string;
  quantity: number;
  unitPrice: string | null;
  total: string | null;
}>;

export type ComparedLine<Line extends ComparableLine> = Readonly<{
  line: Line;
  /** The same line of the earlier revision; null if it is new or nothing is compared. */
  before: Line | null;
  change: 'same' | 'changed' | 'added' | 'removed';
}>;

/** Compares the lines of two revisions by key: first the current lines in order, then the removed ones. */
export function compareLines<Line extends ComparableLine>(
  now: readonly Line[],
  earlier: readonly Line[] | null,
): ComparedLine<Line>[] {
  if (!earlier) return now.map((line) => ({ line, before: null, change: 'same' }));
  const before = new Map(earlier.map((line) => [line.key, line]));
  const kept = new Set(now.map(({ key }) => key));
  return [
    ...now.map((line) => compared(line, before.get(line.key) ?? null)),
    ...earlier
      .filter(({ key }) => !kept.has(key))
      .map((line) => ({ line, before: line, change: 'removed' as const })),
  ];
}

function compared<Line extends ComparableLine>(line: Line, before: Line | null): ComparedLine<Line> {
  if (!before) return { line, before, change: 'added' };
  const isSame =
    line.title === before.title &&
    line.quantity === before.quantity &&
    isSameAmount(line.unitPrice, before.unitPrice) &&
    isSameAmount(line.total, before.total);
  return { line, before, change: isSame ? 'same' : 'changed' };
}
