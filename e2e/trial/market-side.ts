import type { Asked, TrialSession, Verdict } from './asked.ts';

type FromMarket = { order: Asked } | { sessions: TrialSession[] } | { refused: string };

/** Sends the market a message; it started this program and listens. */
const tell = (message: object) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, undefined, {}, (error) => (error ? reject(error) : resolve()));
  });

const answer = () =>
  new Promise<FromMarket>((resolve) => {
    process.once('message', (message) => resolve(message as FromMarket));
  });

/** The market's order, which comes first. */
export async function takeOrder(): Promise<Asked> {
  const first = await answer();
  if (!('order' in first)) throw new Error('The market sent no order');
  return first.order;
}

/** New sessions of the fictional companies, one for each role. */
export async function askForSessions(): Promise<TrialSession[]> {
  const [given] = await Promise.all([answer(), tell({ wants: 'sessions' })]);
  if ('sessions' in given) return given.sessions;
  throw new Error('refused' in given ? given.refused : 'The market gave no sessions');
}

/** What changed has passed; the verdict follows. */
export const tellChangesPassed = (): Promise<void> => tell({ passed: 'changes' });

export const tellVerdict = (verdict: Verdict): Promise<void> => tell({ verdict });

/** Tells why the trial could not be made, in one line. */
export const tellFailure = (error: unknown): Promise<void> =>
  tell({ failed: String((error as Error)?.message ?? error).split('\n')[0] });
