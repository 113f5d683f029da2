import type { Money } from 'shared-kit/contract/money';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { findOrderables } from '../catalogue/index.ts';
import { type Buyer, pricingFor } from './add-to-cart.ts';
import { priceAt, priceNow } from './cart-line-answer.ts';
import { quantityFault } from './order-quantity.ts';
import { changeLine, findLine } from './repository.ts';

export type LineChange = Readonly<{
  quantity?: number | undefined;
  note?: string | undefined;
  saved?: boolean | undefined;
  /** The unit price that the buyer saw and accepts; null if it is on request. */
  acceptPrice?: Money | null | undefined;
}>;

/** Changes only the given fields, so that a note from one device and a quantity from another both stay. */
export async function applyChange(tx: Tx, id: string, change: LineChange, buyer: Buyer): Promise<void> {
  const { userId } = buyer.actor;
  const { quantity, note, saved } = change;
  const needsTerms = quantity !== undefined || change.acceptPrice !== undefined;
  const seen = needsTerms ? await checkedAgainstTerms(tx, id, change, buyer) : {};
  const changes = Object.fromEntries(
    Object.entries({ quantity, note, saved, ...seen }).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(changes).length === 0) throw new AppError('request.body-invalid');
  if (!(await changeLine(tx, userId, id, changes))) throw new AppError('cart.line-not-found');
}

async function checkedAgainstTerms(tx: Tx, id: string, change: LineChange, buyer: Buyer) {
  const line = await findLine(tx, buyer.actor.userId, id);
  const product = line && (await findOrderables(tx, [line.productId])).get(line.productId);
  if (!line || !product) throw new AppError('cart.line-not-found');
  const quantity = change.quantity ?? line.quantity;
  const fault = change.quantity === undefined ? null : quantityFault(quantity, product);
  if (fault) throw new AppError('request.body-invalid', { errors: [{ name: 'quantity', reason: fault }] });
  if (change.acceptPrice === undefined) return {};
  const price = priceNow(product, line.variantId, await pricingFor(tx, buyer, [product.id]));
  const now = priceAt(price, quantity);
  // The buyer accepts the price on the screen; if it changed again, show it first.
  if (now?.amount !== change.acceptPrice?.amount || now?.currency !== change.acceptPrice?.currency)
    throw new AppError('cart.price-moved');
  return {
    seenAmount: price.unit?.amount ?? null,
    seenCurrency: price.unit?.currency ?? null,
    seenTiers: price.tiers,
    seenCountry: buyer.country,
    seenAt: buyer.now,
  };
}
