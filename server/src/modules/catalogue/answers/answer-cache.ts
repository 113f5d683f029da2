import type { ChangeFeed } from '../../../platform/db/change-feed.ts';
import { isDatabaseAway } from '../../../platform/db/database-trouble.ts';
import { WrittenAnswer } from '../../../platform/http/index.ts';

export type CachedAnswer = Readonly<{
  written: WrittenAnswer;
  isHit: boolean;
  /** When it was last known to be right, where the database is away. */
  rightAt: Date | null;
}>;

export type AnswerCache = Readonly<{
  /** The answer under this key as it was written since the last change of the market, else made now. */
  answer: (key: string, make: () => Promise<string>) => Promise<CachedAnswer>;
}>;

type Kept = { written: Promise<WrittenAnswer>; bytes: number };

const mostBytes = 128 * 1024 * 1024;
/** What a key and a promise take beside the body. */
const overhead = 1024;

/**
 * Keeps written answers until anything in the market changes. While changes can't be heard every answer is made anew;
 * where the database is away, what was right when it was last heard is told instead. Who asks for the same at the same time waits for the one that is being made.
 */
export function createAnswerCache(version: ChangeFeed['version'], most = mostBytes): AnswerCache {
  const kept = new Map<string, Kept>();
  let keptVersion: number | null = null;
  let rightAt = new Date(0);
  let total = 0;

  const forget = (key: string, entry: Kept) => {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    total -= entry.bytes;
  };
  const current = (): boolean => {
    const now = version();
    // Nothing is forgotten while it isn't certain: the same version afterwards says that nothing was told meanwhile.
    if (now === null) return false;
    rightAt = new Date();
    if (now !== keptVersion) {
      kept.clear();
      total = 0;
      keptVersion = now;
    }
    return true;
  };
  const add = (key: string, make: () => Promise<string>): Kept => {
    const entry: Kept = { written: make().then(write), bytes: overhead };
    kept.set(key, entry);
    total += entry.bytes;
    entry.written.then(
      ({ body }) => {
        if (kept.get(key) !== entry) return;
        entry.bytes += body.length;
        total += body.length;
        for (const [oldest, old] of kept) {
          if (total <= most) break;
          forget(oldest, old);
        }
      },
      () => forget(key, entry),
    );
    return entry;
  };
  const makeOrRemember = async (key: string, make: () => Promise<string>): Promise<CachedAnswer> => {
    try {
      return { written: await make().then(write), isHit: false, rightAt: null };
    } catch (error) {
      const known = kept.get(key);
      if (!known || !isDatabaseAway(error)) throw error;
      return { written: await known.written, isHit: true, rightAt };
    }
  };
  return {
    answer: async (key, make) => {
      if (!current()) return makeOrRemember(key, make);
      const known = kept.get(key);
      if (!known) return { written: await add(key, make).written, isHit: false, rightAt: null };
      // Again the youngest.
      kept.delete(key);
      kept.set(key, known);
      return { written: await known.written, isHit: true, rightAt: null };
    },
  };
}

const write = (text: string): WrittenAnswer => new WrittenAnswer(text);
