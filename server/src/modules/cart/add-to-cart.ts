import { type CartAddedAnswer, cartLimits } from 'shared-kit/contract/cart';
import type { Tx } from '../../platform/db/index.ts';
import { type Actor, AppError } from '../../platform/http/index.ts';
import {
  type CategoryTree,
  findOrderables,
  isOnSale,
  type Orderable,
  type PricingOf,
  variantOf,
} from '../catalogue/index.ts';
import { readPrivatePrices } from '../private-prices/index.ts';
import { priceNow } from './cart-line-answer.ts';
import { quantityFault } from './order-quantity.ts';
import { addLine, type NewCartLine } from './repository.ts';

export type Wanted = Readonly<{ productId: string; variantId: string | null; quantity: number | null }>;
export type Buyer = Readonly<{ actor: Actor; country: string | null; now: Date; tree: CategoryTree }>;

const refuse = (name: string, reason: string): AppError =>
  new AppError('request.body-invalid', { errors: [{ name, reason }] });

/** Adds products, or none if one isn't available. Run it in a transaction. */
export async function addToCart(tx: Tx, wanted: readonly Wanted[], buyer: Buyer): Promise<CartAddedAnswer[]> {
  const ids = wanted.map(({ productId }) => productId);
  const products = await findOrderables(tx, ids);
  const pricing = await pricingFor(tx, buyer, ids);
  const added: CartAddedAnswer[] = [];
  // In sequence, because a transaction has one connection.
  for (const one of wanted) {
    const product = products.get(one.productId);
    if (product?.status !== 'published') throw new AppError('product.not-found');
    if (!isOnSale({ product, maker: product.maker })) throw new AppError('product.unavailable');
    const line = await addLine(
      tx,
      newLine(one, product, { actor: buyer.actor, pricing }),
      product,
      buyer.now,
    );
    if (!line) throw new AppError('cart.full', { detail: `A cart holds ${cartLimits.lines} lines.` });
    added.push(line);
  }
  return added;
}

/** The country that decides a buyer's prices, and the private prices of these products. */
export const pricingFor = async (
  tx: Tx,
  { actor: { companyId }, country, now, tree: { pathOf } }: Buyer,
  products: readonly string[],
): Promise<PricingOf> => ({
  country,
  privatePrices: await readPrivatePrices(tx, { companyId, now, pathOf, products }),
});

type Adding = Readonly<{ actor: Actor; pricing: PricingOf }>;

function newLine(wanted: Wanted, product: Orderable, { actor, pricing }: Adding): NewCartLine {
  if (product.sellerCompanyId === actor.companyId) throw new AppError('cart.own-product');
  const variant = variantOf(product, wanted.variantId);
  if (variant === undefined) throw refuse('variantId', wanted.variantId === null ? 'required' : 'unknown');
  const quantity = wanted.quantity ?? product.minimumOrder;
  const fault = quantityFault(quantity, product);
  if (fault) throw refuse('quantity', fault);
  const variantId = variant?.id ?? '';
  const seen = priceNow(product, variantId, pricing);
  return {
    userId: actor.userId,
    productId: product.id,
    variantId,
    title: product.title,
    quantity,
    seenAmount: seen.unit?.amount ?? null,
    seenCurrency: seen.unit?.currency ?? null,
    seenTiers: seen.tiers,
    seenCountry: pricing.country,
  };
}
