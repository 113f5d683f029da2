import { Decimal } from 'decimal.js';
import { currencies } from 'shared-kit/contract/money';
import type { StoredRates } from '../exchange-rates.ts';
import { FeedRefused } from './feed-refused.ts';
import type { FeedRates } from './parse-feed.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Longer than any series of bank holidays: a feed without news for this long is broken. */
const staleDays = 10;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** How far a rate may have changed: a tenth, plus more the older the last known rate is. */
const allowedChange = (days: number): number => Math.min(0.1 + days * 0.0005, 0.5);

/** Refuses implausible rates; returns whether they are newer than the stored ones. */
export function checkRates(offered: FeedRates, kept: StoredRates, now: Date): boolean {
  const today = now.toISOString().slice(0, 10);
  const age = daysBetween(offered.date, today);
  // One day ahead may be due to time zones.
  if (age < -1) throw new FeedRefused(`its date ${offered.date} has not come yet`);
  if (offered.date < kept.date)
    throw new FeedRefused(`its date ${offered.date} is before ${kept.date}, which is known already`);
  if (age > staleDays) throw new FeedRefused(`its date ${offered.date} is more than ${staleDays} days ago`);
  if (offered.date === kept.date) return false;
  const allowed = allowedChange(daysBetween(kept.date, offered.date));
  for (const currency of currencies) {
    const change = new Decimal(offered.rates[currency]).div(kept.rates[currency]).minus(1).abs();
    if (change.gt(allowed))
      throw new FeedRefused(
        `its ${currency} is ${offered.rates[currency]}, too far from ${kept.rates[currency]} of ${kept.date}`,
      );
  }
  return true;
}
