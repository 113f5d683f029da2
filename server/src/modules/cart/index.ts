export { priceAt, priceNow } from './cart-line-answer.ts';
export { lineTotal } from './line-price.ts';
export { quantityFault } from './order-quantity.ts';
export { takeLines } from './take-lines.ts';
