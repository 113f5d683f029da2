import type { BroughtQuery } from 'shared-kit/contract/areas';
import { create } from 'zustand';

type Brought = Readonly<{
  /** API answers that came with the document, each as a dehydrated query with its address as the key. */
  queries: readonly BroughtQuery[];
  /** The answer about the visitor's session. */
  session?: unknown;
}>;

/** What the page was made from: in the browser since the start, in the renderer during one page. */
export const broughtAnswers = create<Brought>(() => ({ queries: [] }));

const usefulMs = 30_000;

/** After Back, the browser may show an old document from its cache. */
const isOldDocument = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
};

/** Whether the document is so recent that its answers need not be requested again. */
export const isDocumentFresh = (): boolean => performance.now() < usefulMs && !isOldDocument();

/** When the document's answers were given, in milliseconds; 0 if they may be old. */
export const documentTime = (): number => {
  if (typeof document === 'undefined') return Date.now();
  return isOldDocument() ? 0 : performance.timeOrigin;
};

/** The answer that the page was made from, however old, without loading the query library. */
export const broughtAnswer = <Answer>(address: string): Answer | undefined =>
  broughtAnswers.getState().queries.find(({ queryKey }) => queryKey[0] === address)?.state.data as
    | Answer
    | undefined;
