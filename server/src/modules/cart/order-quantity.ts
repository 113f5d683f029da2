import { type CartQuantityFault, cartLimits } from 'shared-kit/contract/cart';

export type OrderTerms = Readonly<{ minimumOrder: number; orderMultiple: number }>;

/** Why a quantity conflicts with the maker's terms. Lots are counted from the minimum order. */
export function quantityFault(
  quantity: number,
  { minimumOrder, orderMultiple }: OrderTerms,
): CartQuantityFault | null {
  if (quantity < minimumOrder) return 'below-minimum';
  if ((quantity - minimumOrder) % orderMultiple !== 0) return 'not-a-multiple';
  return quantity > cartLimits.quantity ? 'too-many' : null;
}

/** The smallest orderable quantity that is at least the requested one. */
export const inWholeLots = (quantity: number, { minimumOrder, orderMultiple }: OrderTerms): number =>
  minimumOrder + Math.ceil(Math.max(0, quantity - minimumOrder) / orderMultiple) * orderMultiple;
