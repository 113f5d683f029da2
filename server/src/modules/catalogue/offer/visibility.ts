import { standingAllows } from 'shared-kit/contract';
import { AppError } from '../../../platform/http/index.ts';
import type { Company } from '../../companies/index.ts';
import type { ProductRow } from '../writing/product-row.ts';

type Shown = Readonly<{
  product: Pick<ProductRow, 'status' | 'sellerCompanyId'>;
  maker: Pick<Company, 'verification'>;
}>;

export const isMakerListed = ({ verification }: Shown['maker']): boolean =>
  standingAllows(verification, 'be-listed');

/** Whether everybody may see and order it. */
export const isOnSale = ({ product: { status }, maker }: Shown): boolean =>
  status === 'published' && isMakerListed(maker);

/** Its own company sees a product in every state. */
export const maySeeProduct = (shown: Shown, companyId: string | null): boolean =>
  isOnSale(shown) || shown.product.sellerCompanyId === companyId;

/** Throws `product.unavailable` if only its maker's standing hides it; an unpublished product looks missing. */
export function assertVisible(shown: Shown | undefined, companyId: string | null): asserts shown is Shown {
  if (shown && maySeeProduct(shown, companyId)) return;
  throw new AppError(shown?.product.status === 'published' ? 'product.unavailable' : 'product.not-found');
}
