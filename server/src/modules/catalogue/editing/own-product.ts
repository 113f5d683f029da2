import { and, eq } from 'drizzle-orm';
import { type StandingAction, standingAllows } from 'shared-kit/contract/companies';
import { isUuid } from 'shared-kit/contract/endpoints';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { company } from '../../companies/index.ts';
import type { ProductRow } from '../product-row.ts';
import { product } from '../schema.ts';
import { productDraft } from './schema.ts';

export type Editor = Readonly<{ userId: string; companyId: string | null }>;
export type Waiting = typeof productDraft.$inferSelect;
export type OwnProduct = Readonly<{
  row: ProductRow;
  waiting: Waiting | null;
  /** Whether the company's standing allows this. */
  may: (action: StandingAction) => boolean;
}>;

/** A company's own product with what waits beside it; another company's looks missing. */
export async function findOwn(
  tx: Tx,
  id: string,
  { companyId }: Editor,
  { lock = false }: { lock?: boolean } = {},
): Promise<OwnProduct> {
  if (!isUuid(id) || companyId === null) throw new AppError('product.not-found');
  const query = tx
    .select({ row: product, verification: company.verification })
    .from(product)
    .innerJoin(company, eq(company.id, product.sellerCompanyId))
    .where(and(eq(product.id, id), eq(product.sellerCompanyId, companyId)));
  const [found] = await (lock ? query.for('update', { of: product }) : query);
  if (!found) throw new AppError('product.not-found');
  const [waiting = null] = await tx.select().from(productDraft).where(eq(productDraft.productId, id));
  return { row: found.row, waiting, may: (action) => standingAllows(found.verification, action) };
}

/** Locks the product for a change that this standing must allow. */
export async function lockOwn(
  tx: Tx,
  id: string,
  by: Editor,
  action: StandingAction = 'prepare-products',
): Promise<OwnProduct> {
  const own = await findOwn(tx, id, by, { lock: true });
  if (!own.may(action)) throw new AppError('company.not-allowed');
  return own;
}
