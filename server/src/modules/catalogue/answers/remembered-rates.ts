import type { Tx } from '../../../platform/db/index.ts';
import { latestRates, type StoredRates } from '../../rates/index.ts';
import type { MarketNews } from './market-news.ts';

/** The newest rates for answers, read again after a change of them. Whatever binds reads its own. */
export function rememberedRates(tx: Tx, news: MarketNews): () => Promise<StoredRates> {
  let kept: Readonly<{ rates: Promise<StoredRates>; since: number }> | null = null;
  return () => {
    const since = news.now();
    if (since === null) return latestRates(tx);
    if (kept && news.isUnchanged([], kept.since)) return kept.rates;
    const reading = { rates: latestRates(tx), since };
    kept = reading;
    reading.rates.catch(() => {
      if (kept === reading) kept = null;
    });
    return reading.rates;
  };
}
