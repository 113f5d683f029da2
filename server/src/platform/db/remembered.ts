import { isDatabaseAway } from './database-trouble.ts';

export type Remembered<Value> = Readonly<{
  value: Value;
  /** When the value was last known to be right; null if it is current. */
  rightAt: Date | null;
}>;

/** Caches the last value and returns it while the database is away. Rejects if there is none yet. */
export function remembered<Value>(ask: () => Promise<Value>): () => Promise<Remembered<Value>> {
  let last: Readonly<{ value: Value; rightAt: Date }> | null = null;
  return async () => {
    try {
      const value = await ask();
      last = { value, rightAt: new Date() };
      return { value, rightAt: null };
    } catch (error) {
      if (!last || !isDatabaseAway(error)) throw error;
      return last;
    }
  };
}
