import { exchangeRates } from 'shared-kit/contract/exchange-rates';
import { remembered } from '../../platform/db/index.ts';
import { anyone, defineModule, markRemembered } from '../../platform/http/index.ts';
import { latestRates } from './repository.ts';

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
