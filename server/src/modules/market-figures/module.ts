import { marketFigures } from 'shared-kit/contract/market-figures';
import { remembered } from '../../platform/db/index.ts';
import { anyone, defineModule, markRemembered } from '../../platform/http/index.ts';
import { keptForAMinute } from './kept-for-a-minute.ts';
import { findMarketFigures } from './repository.ts';

/** The market's size, for visitors who aren't signed in. */
export const marketFiguresModule = defineModule({
  name: 'market-figures',
  routes: (route, { db, clock }) => {
    const figures = remembered(keptForAMinute(() => findMarketFigures(db), clock));
    route(marketFigures.read, marketFigures.readSpec, {
      access: anyone,
      cache: 'public, max-age=60',
      handler: async ({ reply }) => markRemembered(reply, await figures()),
    });
  },
});
