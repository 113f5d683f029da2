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
    // Keep the entries while changes may be missed: if the version is the same afterwards, there were none.
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
      // Move it to the end: the most recently used.
      kept.delete(key);
      kept.set(key, known);
      return { written: await known.written, isHit: true, rightAt: null };
    },
  };
}

const write = (text: string): WrittenAnswer => new WrittenAnswer(text);
