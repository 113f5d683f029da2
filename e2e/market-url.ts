import { freePort } from './free-port.ts';

/** If set, journeys visit this running market; if not, they start their own. */
export const runningMarket = process.env.TEZGAH_MARKET_URL;

/** Journeys change accounts and carts, so parallel ones need separate markets. */
const ownMarkets = 2;

/**
 * Playwright's workers load this module again and must get the same addresses, so these are kept in the environment.
 */
process.env.TEZGAH_JOURNEY_URLS ??=
  runningMarket ?? Array.from({ length: ownMarkets }, () => `http://localhost:${freePort()}`).join(' ');
export const marketUrls = process.env.TEZGAH_JOURNEY_URLS.split(' ');

/** This worker's market. */
export const marketUrl = marketUrls[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] as string;
