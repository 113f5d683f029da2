import { isUuid } from 'shared-kit/contract/endpoints';
import type { Tx } from '../../../platform/db/index.ts';
import { byMarket, record } from '../../audit/index.ts';
import { keepPresentEditions, type ProductInput, type ProductRow } from '../../catalogue/index.ts';
import { priceChanges } from '../planning/price-changes.ts';

/** A product that was written, as it is now and what its maker had stated before: null if it is new. */
type Written = Readonly<{ row: ProductRow; before: ProductInput | null; after: ProductInput }>;
type Told = Readonly<{
  companyId: string;
  /** Null for an operator, whose name is in `operator`. */
  userId: string | null;
  operator: string | null;
  at: Date;
}>;

/** Writes changed prices into the audit log, and what the products are now into their histories. */
export async function recordChanges(
  tx: Tx,
  written: readonly Written[],
  { companyId, userId, operator, at }: Told,
): Promise<void> {
  const by = userId ?? operator ?? byMarket;
  const entries = written.flatMap(({ before, after }) => {
    const changes = before ? priceChanges(before, after) : [];
    const subject = isUuid(after.title.en) ? null : (after.title.en ?? null);
    return changes.length > 0
      ? [{ action: 'price.changed' as const, companyId, by, subject, changes, at }]
      : [];
  });
  if (entries.length > 0) await record(tx, ...entries);
  await keepPresentEditions(
    tx,
    written.map(({ row }) => row),
    { by: userId, at },
  );
}
