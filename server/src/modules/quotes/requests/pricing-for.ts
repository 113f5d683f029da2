import type { Tx } from '../../../platform/db/index.ts';
import { type PricingOf, shippedTree } from '../../catalogue/index.ts';
import { readPrivatePrices } from '../../private-prices/index.ts';
import { databaseTime } from '../lifecycle/locked-quote.ts';

export type PricedFor = Readonly<{
  companyId: string | null;
  deliveryCountry: string;
  products: readonly string[];
}>;

/** A request is priced for its country of delivery, with the buyer's private prices for these products. */
export const pricingFor = async (
  tx: Tx,
  { companyId, deliveryCountry, products }: PricedFor,
): Promise<PricingOf> => ({
  country: deliveryCountry,
  privatePrices: await readPrivatePrices(tx, {
    companyId,
    now: await databaseTime(tx),
    pathOf: shippedTree.pathOf,
    products,
  }),
});
