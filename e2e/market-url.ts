import { freePort } from './free-port.ts';

/** Set: the journeys visit a market that is already running. Unset: they start their own. */
export const runningMarket = process.env.TEZGAH_MARKET_URL;

/** Journeys change accounts and carts, so those that run at the same time have a market each. */
const ownMarkets = 2;

/** Playwright's workers load this again and must come to the same addresses, so these are handed on to them. */
process.env.TEZGAH_JOURNEY_URLS ??=
  runningMarket ?? Array.from({ length: ownMarkets }, () => `http://localhost:${freePort()}`).join(' ');
export const marketUrls = process.env.TEZGAH_JOURNEY_URLS.split(' ');

/** The market of this worker. */
export const marketUrl = marketUrls[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] as string;
