export { samplePapers } from './documents/testing.ts';
export { namesIn } from './testing/every-move.ts';
export { type Person, quoteMarket } from './testing/quote-market.ts';
