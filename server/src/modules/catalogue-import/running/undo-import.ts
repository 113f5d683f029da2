import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { companyMay } from 'shared-kit/contract/companies';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { deleteDrafts, findOwnProducts, type ProductInput, writeProducts } from '../../catalogue/index.ts';
import { lockCompany } from '../../companies/index.ts';
import { Refusal } from '../reading/refusal.ts';
import { moveImport, type StoredImport } from '../repository.ts';
import { catalogueImportRow } from '../schema.ts';
import { waitForOthers } from './apply-import.ts';
import { Stopped, type Tell } from './progress.ts';
import { recordChanges } from './record-changes.ts';

const atOnce = 250;

/**
 * Takes an import back where nothing was changed since: changed products get their old content, new drafts are deleted,
 * new published ones archived, since others may have seen them.
 */
export async function undoImport(
  db: Database,
  { id, companyId, appliedAt, written, undoneBy, operator }: StoredImport,
  { now, tell }: Readonly<{ now: Date; tell: Tell }>,
): Promise<void> {
  const total = (written?.new ?? 0) + (written?.changed ?? 0);
  await db.transaction(async (tx) => {
    await waitForOthers(tx, companyId);
    const company = await lockCompany(tx, companyId);
    if (!company || !companyMay(company, 'prepare-products')) throw new Refusal('standing-changed');
    const undone = { undone: 0, left: 0 };
    for (let after = -1; ; ) {
      const rows = await writtenRows(tx, id, after);
      const last = rows.at(-1);
      if (!last) break;
      after = last.at;
      const count = await takeBack(tx, { companyId, appliedAt, rows, now, undoneBy, operator });
      undone.undone += count;
      undone.left += rows.length - count;
      await tell('writing', Math.min(undone.undone + undone.left, total - 1), total);
    }
    if (!(await moveImport(tx, id, 'end-undo', { undone, undoneAt: now, failure: null })))
      throw new Stopped();
  });
}

const writtenRows = (tx: Tx, id: string, after: number) =>
  tx
    .select()
    .from(catalogueImportRow)
    .where(
      and(
        eq(catalogueImportRow.importId, id),
        inArray(catalogueImportRow.outcome, ['new', 'changed']),
        gt(catalogueImportRow.at, after),
      ),
    )
    .orderBy(asc(catalogueImportRow.at))
    .limit(atOnce);

type Back = Readonly<{
  companyId: string;
  appliedAt: Date | null;
  rows: Awaited<ReturnType<typeof writtenRows>>;
  now: Date;
  undoneBy: string | null;
  operator: string | null;
}>;

/** Returns how many of the products were as the import left them, and so were taken back. */
async function takeBack(
  tx: Tx,
  { companyId, appliedAt, rows, now, undoneBy, operator }: Back,
): Promise<number> {
  const ids = rows.flatMap(({ productId }) => productId ?? []);
  const found = await findOwnProducts(tx, companyId, { ids }, { lock: true });
  const untouched = new Map(
    found
      .filter(({ updatedAt }) => updatedAt.getTime() === appliedAt?.getTime())
      .map((it) => [it.id, it.input] as const),
  );
  const old = rows.flatMap(({ productId, before }) => {
    const current = productId ? untouched.get(productId) : undefined;
    if (!productId || !current) return [];
    const input: ProductInput | null =
      before ?? (current.status === 'draft' ? null : { ...current, status: 'archived' });
    return [{ id: productId, input }];
  });
  const back = old.flatMap(({ id, input }) => (input ? [{ id, input }] : []));
  const written = await writeProducts(
    tx,
    companyId,
    back.map(({ input }) => input),
    { now, targets: back.map(({ id }) => ({ id, isNew: false })) },
  );
  await recordChanges(
    tx,
    written.flatMap(({ row }, index) => {
      const after = back[index]?.input;
      return after ? [{ row, before: untouched.get(row.id) ?? null, after }] : [];
    }),
    { companyId, userId: undoneBy, operator, at: now },
  );
  await deleteDrafts(
    tx,
    companyId,
    old.filter(({ input }) => input === null).map(({ id }) => id),
  );
  return old.length;
}
