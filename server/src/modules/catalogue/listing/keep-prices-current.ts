import { defineSweep } from '../../../platform/jobs/index.ts';
import { readFeedWhenDue } from '../../rates/index.ts';
import { repriceListing } from './reprice.ts';

/** Reads newer rates where a feed is configured, and brings the listing's price keys to the newest. */
export const keepPricesCurrent = defineSweep({
  name: 'keep-prices-current',
  cron: '* * * * *',
  limitSeconds: 1800,
  run: async ({ db, clock, env, log }, stopped) => {
    const { ratesFeedUrl: url, ratesFeedHours: everyHours } = env;
    if (url) await readFeedWhenDue({ db, clock, log, url, everyHours, stopped });
    await repriceListing(db, { stopped });
  },
});
