export { aBankOffer, aLetter, financingOf, rateOfBank } from './testing/inputs.ts';
