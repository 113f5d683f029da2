/** A document that a tab loaded by itself, in milliseconds since 1970. */
export type Loaded = Readonly<{
  at: number;
  path: string;
  /** Something was typed that was not saved. */
  isTyping: boolean;
}>;

const betweenMs = 10_000;
/** The tab counts from its decision, we from its request, which may come later. */
const toleratedMs = 1000;

/**
 * What breaks the rule by which a tab loads a document after a release: never twice within ten seconds, and never while
 * something typed would be lost. `settledAt` is when the last release had reached every tab: of those, each comes once.
 */
export function againstRule(documents: readonly Loaded[], settledAt: number): readonly string[] {
  const inOrder = documents.toSorted((one, other) => one.at - other.at);
  const typing = inOrder
    .filter(({ isTyping }) => isTyping)
    .map(({ path }) => `loaded ${path} while something typed stood there`);
  const tooSoon = inOrder.flatMap(({ at, path }, place) => {
    const before = inOrder[place - 1];
    const after = before ? at - before.at : betweenMs;
    return after < betweenMs - toleratedMs
      ? [`loaded ${path} ${(after / 1000).toFixed(1)} s after another document`]
      : [];
  });
  const late = inOrder.filter(({ at }) => at > settledAt);
  const again = late.length > 1 ? [`loaded ${late.length} documents after the last release`] : [];
  return [...typing, ...tooSoon, ...again];
}
