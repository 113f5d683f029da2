import type { ProductDetail } from 'shared-kit/contract/catalogue';

type Lot = Pick<ProductDetail, 'minimumOrder' | 'orderMultiple' | 'unit'>;
export type PageQuantity = Readonly<{ quantity: number; unit: string }>;

/**
 * The default quantity for a maker: the one set on the product's page, rounded to this maker's lots. If the unit
 * differs, it is the smallest order, since metres say nothing about kilograms.
 */
export function firstQuantity({ minimumOrder, orderMultiple, unit }: Lot, page: PageQuantity | null): number {
  if (page?.unit !== unit) return minimumOrder;
  const lots = Math.ceil(Math.max(0, page.quantity - minimumOrder) / orderMultiple);
  return minimumOrder + lots * orderMultiple;
}
