/** No place became free in time, or too many are waiting already. */
export class NoPlace extends Error {
  readonly because: 'too-many-wait' | 'waited-too-long';

  constructor(because: NoPlace['because']) {
    super(because);
    this.because = because;
  }
}

type Limits = Readonly<{ most: number; mostWaiting: number; patienceMs: number }>;

/** Admits a limited number at once for each key. The others wait in order of arrival. */
export type Places = Readonly<{
  /** Resolves to a function that gives the place back. */
  take: (key: string) => Promise<() => void>;
}>;

type Key = { taken: number; waiting: Set<() => void> };

export function places({ most, mostWaiting, patienceMs }: Limits): Places {
  const keys = new Map<string, Key>();
  const giverOf = (name: string, key: Key) => () => {
    const [next] = key.waiting;
    if (next) return next();
    key.taken -= 1;
    if (key.taken === 0) keys.delete(name);
  };
  return {
    take: async (name) => {
      const key = keys.get(name) ?? { taken: 0, waiting: new Set() };
      keys.set(name, key);
      const giveBack = giverOf(name, key);
      if (key.taken < most) {
        key.taken += 1;
        return giveBack;
      }
      if (key.waiting.size >= mostWaiting) throw new NoPlace('too-many-wait');
      await new Promise<void>((resolve, reject) => {
        const go = () => {
          clearTimeout(timer);
          key.waiting.delete(go);
          resolve();
        };
        const timer = setTimeout(() => {
          key.waiting.delete(go);
          reject(new NoPlace('waited-too-long'));
        }, patienceMs);
        key.waiting.add(go);
      });
      return giveBack;
    },
  };
}
