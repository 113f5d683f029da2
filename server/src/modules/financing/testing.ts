export { aBankOffer, financingOf, rateOfBank } from './testing/inputs.ts';
