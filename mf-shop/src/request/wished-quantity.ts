import type { ProductDetail } from 'shared-kit/contract';

type Lot = Pick<ProductDetail, 'minimumOrder' | 'orderMultiple' | 'unit'>;
export type PageQuantity = Readonly<{ quantity: number; unit: string }>;

/**
 * What a maker is asked for unless somebody says otherwise: as much as was set on the product's page, in this maker's
 * lots. Metres say nothing of kilograms, so in another unit it is the smallest order.
 */
export function firstQuantity({ minimumOrder, orderMultiple, unit }: Lot, page: PageQuantity | null): number {
  if (page?.unit !== unit) return minimumOrder;
  const lots = Math.ceil(Math.max(0, page.quantity - minimumOrder) / orderMultiple);
  return minimumOrder + lots * orderMultiple;
}
