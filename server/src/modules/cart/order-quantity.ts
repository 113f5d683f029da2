import { type CartQuantityFault, cartLimits } from 'shared-kit/contract';

export type OrderTerms = Readonly<{ minimumOrder: number; orderMultiple: number }>;

/** What the maker's terms have against a quantity. Lots are counted from the smallest order. */
export function quantityFault(
  quantity: number,
  { minimumOrder, orderMultiple }: OrderTerms,
): CartQuantityFault | null {
  if (quantity < minimumOrder) return 'below-minimum';
  if ((quantity - minimumOrder) % orderMultiple !== 0) return 'not-a-multiple';
  return quantity > cartLimits.quantity ? 'too-many' : null;
}

/** The smallest quantity that can be ordered and is no less than what was asked. */
export const inWholeLots = (quantity: number, { minimumOrder, orderMultiple }: OrderTerms): number =>
  minimumOrder + Math.ceil(Math.max(0, quantity - minimumOrder) / orderMultiple) * orderMultiple;
