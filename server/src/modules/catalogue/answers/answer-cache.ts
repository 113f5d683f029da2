import { LRUCache } from 'lru-cache';
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

const mostBytes = 128 * 1024 * 1024;
/** Bytes for a key and a promise beside the body. */
const overhead = 1024;

/**
 * Caches serialised answers until anything in the market changes. While changes can't be heard, every answer is made
 * anew; while the database is away, the last one known to be right is served. Concurrent requests for a key share one
 * answer.
 */
export function createAnswerCache(version: ChangeFeed['version'], most = mostBytes): AnswerCache {
  const recent = new LRUCache<string, Readonly<{ written: Promise<WrittenAnswer> }>>({ maxSize: most });
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
  const add = (key: string, made: Promise<string>): Promise<WrittenAnswer> => {
    const written = made.then(write);
    const isKept = () => recent.peek(key)?.written === written;
    recent.set(key, { written }, { size: overhead });
    written.then(
      ({ body }) => isKept() && recent.set(key, { written }, { size: overhead + body.length }),
      () => isKept() && recent.delete(key),
    );
    return written;
  };
  const makeOrRemember = async (key: string, make: () => Promise<string>): Promise<CachedAnswer> => {
    try {
      return { written: await make().then(write), isHit: false, rightAt: null };
    } catch (error) {
      const known = recent.peek(key);
      if (!known || !isDatabaseAway(error)) throw error;
      return { written: await known.written, isHit: true, rightAt };
    }
  };
  return {
    answer: async (key, make) => {
      if (!isCurrent()) return makeOrRemember(key, make);
      const known = recent.get(key);
      if (known) return { written: await known.written, isHit: true, rightAt: null };
      return { written: await add(key, make()), isHit: false, rightAt: null };
    },
  };
}

const write = (text: string): WrittenAnswer => new WrittenAnswer(text);
