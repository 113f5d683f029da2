import type { MarketNews } from './market-news.ts';

/** Reads a value once, and again after a change that names one of these tags, or none. */
export function readAfterChanges<Value>(
  news: MarketNews,
  tags: readonly string[],
  read: () => Promise<Value>,
): () => Promise<Value> {
  let kept: Readonly<{ value: Promise<Value>; since: number }> | null = null;
  return () => {
    const since = news.now();
    if (since === null) return read();
    if (kept && news.isUnchanged(tags, kept.since)) return kept.value;
    const reading = { value: read(), since };
    kept = reading;
    reading.value.catch(() => {
      if (kept === reading) kept = null;
    });
    return reading.value;
  };
}
