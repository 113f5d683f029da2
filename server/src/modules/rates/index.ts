export { convert, convertFrozen, rateBetween, type StoredRates } from './exchange-rates.ts';
export { readFeedWhenDue } from './feed/read-feed.ts';
export { keepShippedRates } from './keep-shipped-rates.ts';
export { holdLatestRates, insertRates, latestRates, ratesFeedProblem, replaceRates } from './repository.ts';
