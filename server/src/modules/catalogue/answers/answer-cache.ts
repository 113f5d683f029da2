import type { ChangeFeed } from '../../../platform/db/change-feed.ts';
import { isDatabaseAway } from '../../../platform/db/database-trouble.ts';
import { WrittenAnswer } from '../../../platform/http/index.ts';

export type CachedAnswer = Readonly<{
  written: WrittenAnswer;
  isHit: boolean;
  /** When the answer was last known to be right, if the database is away; else null. */
  rightAt: Date | null;
}>;

export type AnswerCache = Readonly<{
  /** The cached answer for this key, if the market hasn't changed since; else a new one. */
  answer: (key: string, make: () => Promise<string>) => Promise<CachedAnswer>;
}>;

type Kept = { written: Promise<WrittenAnswer>; bytes: number };

const mostBytes = 128 * 1024 * 1024;
/** Bytes for a key and a promise beside the body. */
const overhead = 1024;

/**
 * Caches serialised answers until anything in the market changes. While changes can't be heard, every answer is made
 * anew; while the database is away, the last one known to be right is served. Concurrent requests for a key share one
 * answer.
 */
export function createAnswerCache(version: ChangeFeed['version'], most = mostBytes): AnswerCache {
  const recent = recentAnswers(most);
  let keptVersion: number | null = null;
  let rightAt = new Date(0);

  const isCurrent = (): boolean => {
    const now = version();
    // Keep the entries while changes may be missed: if the version is the same afterwards, there were none.
    if (now === null) return false;
    rightAt = new Date();
    if (now !== keptVersion) recent.clear();
    keptVersion = now;
    return true;
  };
  const makeOrRemember = async (key: string, make: () => Promise<string>): Promise<CachedAnswer> => {
    try {
      return { written: await make().then(write), isHit: false, rightAt: null };
    } catch (error) {
      const known = recent.peek(key);
      if (!known || !isDatabaseAway(error)) throw error;
      return { written: await known, isHit: true, rightAt };
    }
  };
  return {
    answer: async (key, make) => {
      if (!isCurrent()) return makeOrRemember(key, make);
      const known = recent.use(key);
      const written = known ?? recent.add(key, make().then(write));
      return { written: await written, isHit: known !== undefined, rightAt: null };
    },
  };
}

/** The most recently used answers, as many as fit into this many bytes. */
function recentAnswers(most: number) {
  const kept = new Map<string, Kept>();
  let total = 0;

  const forget = (key: string, entry: Kept) => {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    total -= entry.bytes;
  };
  const grow = (key: string, entry: Kept, bytes: number) => {
    if (kept.get(key) !== entry) return;
    entry.bytes += bytes;
    total += bytes;
    for (const [oldest, old] of kept) {
      if (total <= most) break;
      forget(oldest, old);
    }
  };
  return {
    clear: () => {
      kept.clear();
      total = 0;
    },
    peek: (key: string) => kept.get(key)?.written,
    /** Makes it the most recently used. */
    use: (key: string) => {
      const entry = kept.get(key);
      if (!entry) return undefined;
      kept.delete(key);
      kept.set(key, entry);
      return entry.written;
    },
    add: (key: string, written: Kept['written']) => {
      const entry: Kept = { written, bytes: overhead };
      kept.set(key, entry);
      total += entry.bytes;
      written.then(
        ({ body }) => grow(key, entry, body.length),
        () => forget(key, entry),
      );
      return written;
    },
  };
}

const write = (text: string): WrittenAnswer => new WrittenAnswer(text);
