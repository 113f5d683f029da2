import { withinLimit } from '../within-limit.ts';
import { NoConnection } from './database-trouble.ts';

/** Statements that may run at the same time; whoever asks meanwhile is looked up with the next. */
const mostRunning = 2;
/** A connection that was lost without a word never answers, and two of them would keep everybody waiting for ever. */
const limitMs = 10_000;

const noAnswer = () => new NoConnection(new Error('a look-up was not answered in time'));

type Waiting<Found> = { answer: (found: Found | null) => void; refuse: (reason: unknown) => void };

/**
 * Looks up by key, many keys in one statement: of busy moments the database sees a few statements instead of one for
 * each who asks. Nothing is kept: a statement starts after everyone it answers has asked.
 */
export function lookUpTogether<Found>(
  findAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
  limit = limitMs,
): (key: string) => Promise<Found | null> {
  let waiting = new Map<string, Waiting<Found>[]>();
  let running = 0;
  let scheduled = false;

  const run = async () => {
    scheduled = false;
    if (waiting.size === 0 || running === mostRunning) return;
    const asked = waiting;
    waiting = new Map();
    running += 1;
    try {
      const found = await withinLimit(findAll([...asked.keys()]), limit, noAnswer);
      for (const [key, all] of asked) for (const { answer } of all) answer(found.get(key) ?? null);
    } catch (error) {
      for (const { refuse } of [...asked.values()].flat()) refuse(error);
    } finally {
      running -= 1;
      schedule();
    }
  };
  // Once everything that arrived together has been read.
  const schedule = () => {
    if (scheduled || waiting.size === 0 || running === mostRunning) return;
    scheduled = true;
    setImmediate(run);
  };
  return (key) =>
    new Promise((answer, refuse) => {
      waiting.set(key, [...(waiting.get(key) ?? []), { answer, refuse }]);
      schedule();
    });
}
