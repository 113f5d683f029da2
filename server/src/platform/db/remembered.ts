import { isDatabaseAway } from './database-trouble.ts';

export type Remembered<Value> = Readonly<{
  value: Value;
  /** When it was last known to be right, where the database couldn't be asked now. */
  rightAt: Date | null;
}>;

/** Asks, and while the database is away tells what it said last. Rejects where it never said anything. */
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
