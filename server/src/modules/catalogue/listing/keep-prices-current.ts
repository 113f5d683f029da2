import { defineSweep } from '../../../platform/jobs/index.ts';
import { readFeedWhenDue } from '../../rates/index.ts';
import { repriceListing } from './reprice.ts';

/** Reads newer rates from a feed, if one is configured, and updates the listing's price keys. */
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
