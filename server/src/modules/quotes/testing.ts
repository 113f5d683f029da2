export { type Person, quoteMarket } from './testing/quote-market.ts';
