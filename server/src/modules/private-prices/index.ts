export {
  fixedPrices,
  noPrivatePrices,
  type PrivatePrices,
  percentOffIn,
  privatePrice,
} from './private-price.ts';
export { companiesOnLists, readPrivatePrices } from './read-private-prices.ts';
export { type PriceListRow, priceList, priceListCompany, priceListEntry } from './schema.ts';
