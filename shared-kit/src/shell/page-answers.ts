import { create } from 'zustand';
import { useKnown } from './known-store.ts';

/** API addresses that pages asked for while they were prerendered. */
const questions = new Set<string>();

/** Addresses asked for since the last call; for the prerenderer. */
export function takeQuestions(): string[] {
  const taken = [...questions];
  questions.clear();
  return taken;
}

/** Answers that came with the document, by address. Empty during hydration, since the HTML was made without them. */
export const pageAnswers = create<Readonly<Record<string, unknown>>>(() => ({}));

const usefulMs = 30_000;

/**
 * The answer that came with the document, after hydration. An address asked for during prerendering is sent with the
 * document from then on. `null` asks nothing.
 */
export function usePageAnswer<Answer>(address: string | null): Answer | undefined {
  if (typeof document === 'undefined' && address !== null) questions.add(address);
  const answer = useKnown(pageAnswers, (answers) => (address === null ? undefined : answers[address]));
  return answer as Answer | undefined;
}

/** Whether the document brought this answer and it need not be requested again yet. */
export const isFreshPageAnswer = (address: string): boolean =>
  address in pageAnswers.getState() && performance.now() < usefulMs && !isOldDocument();

const taken = new Set<string>();
pageAnswers.subscribe(() => taken.clear());

/** The answer that came with the document, for the first caller only; later callers get undefined. */
export function takePageAnswer(address: string): unknown {
  if (taken.has(address) || !isFreshPageAnswer(address)) return undefined;
  taken.add(address);
  return pageAnswers.getState()[address];
}

/**
 * The answer with which the page was made, however old: hydration must start with the same data.
 * During prerendering, a missing answer that `isNeeded` is reported by `takeQuestions`.
 */
export function beginWithPageAnswer(
  address: string,
  isNeeded: boolean,
): { answer: unknown; isFresh: boolean } | undefined {
  const answer = pageAnswers.getState()[address];
  if (typeof document === 'undefined') {
    if (answer === undefined && isNeeded) questions.add(address);
  } else if (taken.has(address)) return undefined;
  else taken.add(address);
  return answer === undefined ? undefined : { answer, isFresh: isFreshPageAnswer(address) };
}

/** After Back, the browser may show an old document from its cache. */
function isOldDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/**
 * Text that the server fills into a prerendered page for each visitor: a number in an answer, found by `path`.
 * The browser shows `meanwhile` until it has the answer. The element around it needs `suppressHydrationWarning`.
 */
export const slotText = (address: string | null, path: string, meanwhile: string): string =>
  typeof document === 'undefined' && address !== null ? `\uE000${address}#${path}\uE001` : meanwhile;
