export { sampleTermSheets } from './term-sheet/testing.ts';
export { aBankOffer, aLetter, financingOf, rateOfBank } from './testing/inputs.ts';
