import { LRUCache } from 'lru-cache';
import { isDatabaseAway } from '../../../platform/db/database-trouble.ts';
import { WrittenAnswer } from '../../../platform/http/index.ts';
import type { MarketNews, Tag } from './market-news.ts';

/** Tags of the data that an answer was made from. */
export type Dependencies = Readonly<{
  /** A change of one of these is seen at once. */
  tags: readonly Tag[];
  /** A change of one of these is seen after a minute at most. */
  lateTags?: readonly Tag[];
}>;
export type MadeAnswer = Readonly<{ text: string; on: Dependencies }>;

export type CachedAnswer = Readonly<{
  written: WrittenAnswer;
  isHit: boolean;
  /** When the answer was last known to be right, if the database is away; else null. */
  rightAt: Date | null;
}>;

export type AnswerCache = Readonly<{
  /** The cached answer for this key, if nothing that it depends on has changed since; else a new one. */
  answer: (key: string, make: () => Promise<MadeAnswer>) => Promise<CachedAnswer>;
}>;

type Entry = Readonly<{
  written: Promise<WrittenAnswer>;
  /** Of the news, before the answer was made. */
  since: number;
  /** Of `performance.now()`. */
  madeAt: number;
  /** Null while the answer is being made: until then any change counts. */
  on: Dependencies | null;
}>;

const mostBytes = 64 * 1024 * 1024;
/** Half a minute: a list may be made from counts that are kept as long before. */
const lateMs = 30_000;
/** Bytes for a key and a promise beside the body. */
const overhead = 1024;
const bytesOfTag = 64;
/** A compressed form beside the body: JSON shrinks to less than a quarter. */
const withCompressed = 1.25;

/**
 * Caches serialised answers until what they depend on changes. While changes can't be heard, every answer is made
 * anew; while the database is away, the last one known to be right is served. Concurrent requests for a key share one
 * answer.
 */
export function createAnswerCache(news: MarketNews, most = mostBytes): AnswerCache {
  const recent = new LRUCache<string, Entry>({ maxSize: most });
  let rightAt = new Date(0);

  const isRight = ({ since, madeAt, on }: Entry): boolean => {
    if (!on) return news.now() === since;
    if (!news.isUnchanged(on.tags, since)) return false;
    return performance.now() - madeAt < lateMs || news.isUnchanged(on.lateTags ?? [], since);
  };
  const add = (key: string, since: number, making: Promise<MadeAnswer>): Promise<WrittenAnswer> => {
    const written = making.then(write);
    const entry = { written, since, madeAt: performance.now(), on: null };
    const isKept = () => recent.peek(key) === entry;
    recent.set(key, entry, { size: overhead });
    Promise.all([making, written]).then(
      ([{ on }, { body }]) => {
        const size = overhead + on.tags.length * bytesOfTag + Math.ceil(body.length * withCompressed);
        if (isKept()) recent.set(key, { ...entry, on }, { size });
      },
      () => isKept() && recent.delete(key),
    );
    return written;
  };
  const makeOrRemember = async (key: string, make: () => Promise<MadeAnswer>): Promise<CachedAnswer> => {
    try {
      return { written: await make().then(write), isHit: false, rightAt: null };
    } catch (error) {
      const known = recent.peek(key);
      if (!known || !isDatabaseAway(error) || !isRight(known)) throw error;
      return { written: await known.written, isHit: true, rightAt };
    }
  };
  return {
    answer: async (key, make) => {
      const now = news.now();
      // Keep the entries while changes may be missed: listening again counts as a change of everything.
      if (now === null) return makeOrRemember(key, make);
      rightAt = new Date();
      const known = recent.get(key);
      if (known && isRight(known)) return { written: await known.written, isHit: true, rightAt: null };
      return { written: await add(key, now, make()), isHit: false, rightAt: null };
    },
  };
}

const write = ({ text }: MadeAnswer): WrittenAnswer => new WrittenAnswer(text);
