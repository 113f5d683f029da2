import { type CartAddedAnswer, cartLimits } from 'shared-kit/contract';
import type { Tx } from '../../platform/db/index.ts';
import { type Actor, AppError } from '../../platform/http/index.ts';
import { findOrderables, isOnSale, type Orderable, variantOf } from '../catalogue/index.ts';
import { priceNow } from './cart-line-answer.ts';
import { quantityFault } from './order-quantity.ts';
import { addLine, type NewCartLine } from './repository.ts';

export type Wanted = Readonly<{ productId: string; variantId: string | null; quantity: number | null }>;
export type Buyer = Readonly<{ actor: Actor; country: string | null; now: Date }>;

const refuse = (name: string, reason: string): AppError =>
  new AppError('request.body-invalid', { errors: [{ name, reason }] });

/** Adds products, or none if one isn't available. Run it in a transaction. */
export async function addToCart(tx: Tx, wanted: readonly Wanted[], buyer: Buyer): Promise<CartAddedAnswer[]> {
  const products = await findOrderables(
    tx,
    wanted.map(({ productId }) => productId),
  );
  const added: CartAddedAnswer[] = [];
  // In sequence, because a transaction has one connection.
  for (const one of wanted) {
    const product = products.get(one.productId);
    if (product?.status !== 'published') throw new AppError('product.not-found');
    if (!isOnSale({ product, maker: product.maker })) throw new AppError('product.unavailable');
    const line = await addLine(tx, newLine(one, product, buyer), product, buyer.now);
    if (!line) throw new AppError('cart.full', { detail: `A cart holds ${cartLimits.lines} lines.` });
    added.push(line);
  }
  return added;
}

function newLine(wanted: Wanted, product: Orderable, { actor, country }: Buyer): NewCartLine {
  if (product.sellerCompanyId === actor.companyId) throw new AppError('cart.own-product');
  const variant = variantOf(product, wanted.variantId);
  if (variant === undefined) throw refuse('variantId', wanted.variantId === null ? 'required' : 'unknown');
  const quantity = wanted.quantity ?? product.minimumOrder;
  const fault = quantityFault(quantity, product);
  if (fault) throw refuse('quantity', fault);
  const variantId = variant?.id ?? '';
  const seen = priceNow(product, variantId, country);
  return {
    userId: actor.userId,
    productId: product.id,
    variantId,
    title: product.title,
    quantity,
    seenAmount: seen?.amount ?? null,
    seenCurrency: seen?.currency ?? null,
    seenTiers: product.tiers,
    seenCountry: country,
  };
}
