/** The result of checking one answer. */
export type Finding = Readonly<{
  /** Everything that is wrong, as sentences; empty if the answer is right. */
  problems: readonly string[];
  isEmpty: boolean;
  partialFacets: boolean;
}>;
