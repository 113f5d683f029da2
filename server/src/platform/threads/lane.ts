import { AppError } from '../http/app-error.ts';
import type { Asker } from './asker.ts';

/** How many threads there may be for one person, one company and the whole process. */
export type Counts = Readonly<{ person: number; company: number; process: number }>;

export type LaneLimits = Readonly<{
  running: Counts;
  /** Running or waiting in line. More requests are refused at once. */
  underWay: Counts;
}>;

type Place = Readonly<{ asker: Asker; begin: () => void }>;

/** Admits threads in order of arrival, but lets others pass those whose person or company has all it may. */
export type Lane = Readonly<{
  /** Throws if this asker has too many under way. */
  mustHaveRoom: (asker: Asker) => void;
  /** Resolves to a function that gives the place back. Rejects with the signal's reason while it waits. */
  enter: (asker: Asker, signal: AbortSignal) => Promise<() => void>;
  count: () => Readonly<{ running: number; waiting: number }>;
}>;

export function openLane({ running: most, underWay }: LaneLimits): Lane {
  const running = new Set<Place>();
  const line = new Set<Place>();
  const beginNext = () => {
    for (const place of line) {
      if (fullFor(place.asker, [...running], most)) continue;
      line.delete(place);
      running.add(place);
      place.begin();
    }
  };
  const mustHaveRoom = (asker: Asker) => {
    const full = fullFor(asker, [...running, ...line], underWay);
    // Work that nobody waits for isn't refused: it may wait as long as its job.
    if (full && asker.kind === 'request') throw busy(full);
  };
  return {
    mustHaveRoom,
    enter: async (asker, signal) => {
      mustHaveRoom(asker);
      return new Promise((resolve, reject) => {
        const leaveLine = () => {
          line.delete(place);
          reject(signal.reason);
        };
        const place: Place = {
          asker,
          begin: () => {
            signal.removeEventListener('abort', leaveLine);
            resolve(() => {
              running.delete(place);
              beginNext();
            });
          },
        };
        if (signal.aborted) return leaveLine();
        signal.addEventListener('abort', leaveLine, { once: true });
        line.add(place);
        beginNext();
      });
    },
    count: () => ({ running: running.size, waiting: line.size }),
  };
}

/** Whose count is reached, if any. */
function fullFor(asker: Asker, places: readonly Place[], most: Counts): keyof Counts | null {
  const countOf = (key: 'person' | 'company') =>
    asker[key] === null ? 0 : places.filter((it) => it.asker[key] === asker[key]).length;
  if (countOf('person') >= most.person) return 'person';
  if (countOf('company') >= most.company) return 'company';
  return places.length >= most.process ? 'process' : null;
}

const busy = (full: keyof Counts): AppError =>
  full === 'person'
    ? new AppError('request.too-many', { retryAfterSeconds: 2 })
    : new AppError('server.busy', { detail: `too many threads for one ${full}` });
