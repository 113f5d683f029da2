import { exchangeRates } from 'shared-kit/contract';
import { remembered, type Tx } from '../../platform/db/index.ts';
import { anyone, defineModule, markRemembered } from '../../platform/http/index.ts';
import { findLatestRates, insertRates, latestRates } from './repository.ts';
import { shippedRates } from './shipped-rates.ts';

export { convert, convertFrozen, rateBetween, type StoredRates } from './exchange-rates.ts';
export { readFeedWhenDue } from './feed/read-feed.ts';
export { holdLatestRates, insertRates, latestRates, ratesFeedProblem, replaceRates } from './repository.ts';

/** Stores the shipped rates at the first start and for a new currency, so that the database explains every conversion. */
export async function keepShippedRates(tx: Tx): Promise<void> {
  if (!(await findLatestRates(tx))) await insertRates(tx, shippedRates);
}

export const ratesModule = defineModule({
  name: 'rates',
  routes: (route, { db }) => {
    const rates = remembered(() => latestRates(db));
    route(exchangeRates.read, exchangeRates.readSpec, {
      access: anyone,
      handler: async ({ reply }) => ({ base: 'EUR' as const, ...markRemembered(reply, await rates()) }),
    });
  },
});
