import { standingAllows } from 'shared-kit/contract/companies';
import { AppError } from '../../../platform/http/index.ts';
import type { Company } from '../../companies/index.ts';
import type { ProductRow } from '../product-row.ts';

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

const hiddenBecause = {
  draft: 'product.not-found',
  published: 'product.unavailable',
  archived: 'product.archived',
} as const;

/**
 * Throws `product.unavailable` if only its maker's standing hides it, and `product.archived` if it left the shop; a
 * draft looks missing.
 */
export function assertVisible(shown: Shown | undefined, companyId: string | null): asserts shown is Shown {
  if (shown && maySeeProduct(shown, companyId)) return;
  throw new AppError(shown ? hiddenBecause[shown.product.status] : 'product.not-found');
}
