import { type ModuleContext, whileListening } from '../../../platform/http/index.ts';
import { latestRates, readFeedWhenDue } from '../../rates/index.ts';
import { repriceListing } from './reprice.ts';

const pauseMs = 60_000;

/** Reads newer rates where a feed is configured, and brings the listing's price keys to the newest, while the server runs. */
export function keepPricesCurrent({ app, background: db, clock, env, log }: ModuleContext): void {
  const { ratesFeedUrl: url, ratesFeedHours: everyHours } = env;
  app.addHook('onListen', async () => {
    const { date, source } = await latestRates(db);
    log.info({ ratesDate: date, source }, 'exchange rates in use');
  });
  whileListening(app, { log, name: 'bringing prices to the newest rates', pauseMs }, async (stopped) => {
    if (url) await readFeedWhenDue({ db, clock, log, url, everyHours, stopped });
    await repriceListing(db, { stopped });
  });
}
