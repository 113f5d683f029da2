import { withinLimit } from '../within-limit.ts';
import { NoConnection } from './database-trouble.ts';

/** Statements that may run at once; keys that arrive meanwhile go into the next one. */
const mostRunning = 2;
/** Two connections that were lost silently would otherwise block every look-up for ever. */
const limitMs = 10_000;

const noAnswer = () => new NoConnection(new Error('a look-up was not answered in time'));

type Waiting<Found> = { answer: (found: Found | null) => void; refuse: (reason: unknown) => void };

/**
 * Batches look-ups by key into a few statements instead of one each. Nothing is cached: a statement starts after every
 * request it answers has arrived.
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
  // Wait until the whole batch has arrived.
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
