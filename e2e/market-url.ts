import { freePort } from './free-port.ts';

/** Set: the journeys visit a market that is already running. Unset: each worker has a market of its own. */
export const runningMarket = process.env.TEZGAH_MARKET_URL;

export const workers = runningMarket ? 1 : 2;

/** Playwright's workers load this again and must come to the same addresses, so they are handed on to them. */
process.env.TEZGAH_JOURNEY_URLS ??=
  runningMarket ?? Array.from({ length: workers }, () => `http://localhost:${freePort()}`).join(' ');
export const marketUrls = process.env.TEZGAH_JOURNEY_URLS.split(' ');

/** The market of the worker that reads this. */
export const marketUrl = marketUrls[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? '';
