import { and, asc, eq, inArray } from 'drizzle-orm';
import { type StandingAction, standingAllows } from 'shared-kit/contract/companies';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { company } from '../../companies/index.ts';
import type { Editor, OwnProduct } from '../editing/own-product.ts';
import { productDraft } from '../editing/schema.ts';
import { product } from '../schema.ts';

type Wanted = Readonly<{ ids: readonly string[]; by: Editor; lock?: boolean }>;

/**
 * A company's own products by id, always locked in one order so that two bulk edits wait for each other. Another
 * company's product is left out.
 */
export async function findOwnProducts(
  tx: Tx,
  { ids, by: { companyId }, lock = false }: Wanted,
): Promise<ReadonlyMap<string, OwnProduct>> {
  if (companyId === null) return new Map();
  const query = tx
    .select({ row: product, verification: company.verification })
    .from(product)
    .innerJoin(company, eq(company.id, product.sellerCompanyId))
    .where(and(inArray(product.id, [...ids]), eq(product.sellerCompanyId, companyId)))
    .orderBy(asc(product.id));
  const rows = await (lock ? query.for('update', { of: product }) : query);
  const drafts = await tx
    .select()
    .from(productDraft)
    .where(inArray(productDraft.productId, [...ids]));
  const waiting = new Map(drafts.map((draft) => [draft.productId, draft]));
  return new Map(
    rows.map(({ row, verification }) => [
      row.id,
      {
        row,
        waiting: waiting.get(row.id) ?? null,
        may: (action: StandingAction) => standingAllows(verification, action),
      },
    ]),
  );
}

/** All of these products, or none: one that isn't the company's looks missing. */
export async function everyOwnProduct(tx: Tx, wanted: Wanted, needs: StandingAction): Promise<OwnProduct[]> {
  const found = await findOwnProducts(tx, wanted);
  return wanted.ids.map((id) => {
    const own = found.get(id.toLowerCase());
    if (!own) throw new AppError('product.not-found');
    if (!own.may(needs)) throw new AppError('company.not-allowed');
    return own;
  });
}
