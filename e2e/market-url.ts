import { freePort } from './free-port.ts';

/** Set: the journeys visit a market that is already running. Unset: they start one. */
export const runningMarket = process.env.TEZGAH_MARKET_URL;

/** Playwright's workers load this again and must come to the same address, so it is handed on to them. */
process.env.TEZGAH_JOURNEY_URL ??= runningMarket ?? `http://localhost:${freePort()}`;
export const marketUrl = process.env.TEZGAH_JOURNEY_URL;
