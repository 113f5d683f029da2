import { create } from 'zustand';
import { useKnown } from './known-store.ts';

/** What pages ask while they are prerendered. */
const questions = new Set<string>();

/** What has been asked since the last time; for whoever prerenders. */
export function takeQuestions(): string[] {
  const taken = [...questions];
  questions.clear();
  return taken;
}

/** Answers that came with the document, by their address. None while it is hydrated: the HTML was made without. */
export const pageAnswers = create<Readonly<Record<string, unknown>>>(() => ({}));

const usefulMs = 30_000;

/**
 * The answer that came with the document, after hydration. Who asks for it while the page is prerendered has it
 * sent with the document from then on. `null` asks nothing.
 */
export function usePageAnswer<Answer>(address: string | null): Answer | undefined {
  if (typeof document === 'undefined' && address !== null) questions.add(address);
  const answer = useKnown(pageAnswers, (answers) => (address === null ? undefined : answers[address]));
  return answer as Answer | undefined;
}

/** Whether an answer came with the document and needs not be asked for again yet. */
export const isFreshPageAnswer = (address: string): boolean =>
  address in pageAnswers.getState() && performance.now() < usefulMs && !isOldDocument();

const taken = new Set<string>();
pageAnswers.subscribe(() => taken.clear());

/** The answer that came with the document, for the first who asks; undefined for everybody after. */
export function takePageAnswer(address: string): unknown {
  if (taken.has(address) || !isFreshPageAnswer(address)) return undefined;
  taken.add(address);
  return pageAnswers.getState()[address];
}

/**
 * The answer that a page was made with, however old: what takes the page over has to begin with the same. Whoever
 * makes the page learns by `takeQuestions` that an answer was missing which `isNeeded`.
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

/** The way back may show a document as it was kept. */
function isOldDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/**
 * Text that the server writes into the prerendered page anew for each visitor: a number of an answer, found by
 * `path`. In the browser it is `meanwhile`, until the answer is known; the element around it needs
 * `suppressHydrationWarning`.
 */
export const slotText = (address: string | null, path: string, meanwhile: string): string =>
  typeof document === 'undefined' && address !== null ? `\uE000${address}#${path}\uE001` : meanwhile;
