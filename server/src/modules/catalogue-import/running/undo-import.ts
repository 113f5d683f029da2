import { and, asc, eq, gt } from 'drizzle-orm';
import { companyMay } from 'shared-kit/contract';
import type { Database } from '../../../platform/db/index.ts';
import { deleteDrafts, findOwnProducts, type ProductInput, writeProducts } from '../../catalogue/index.ts';
import { lockCompany } from '../../companies/index.ts';
import { Refusal } from '../reading/refusal.ts';
import { moveImport, type StoredImport } from '../repository.ts';
import { catalogueImportRow } from '../schema.ts';
import { waitForOthers } from './apply-import.ts';
import { Stopped, type Tell } from './progress.ts';

const atOnce = 250;

/**
 * Takes an import back where nothing was changed since: changed products get their old content, new drafts are deleted,
 * new published ones archived, since others may have seen them.
 */
export async function undoImport(
  db: Database,
  { id, companyId, appliedAt, written }: StoredImport,
  { now, tell }: Readonly<{ now: Date; tell: Tell }>,
): Promise<void> {
  const total = (written?.new ?? 0) + (written?.changed ?? 0);
  await db.transaction(async (tx) => {
    await waitForOthers(tx, companyId);
    const company = await lockCompany(tx, companyId);
    if (!company || !companyMay(company, 'prepare-products')) throw new Refusal('standing-changed');
    const undone = { undone: 0, left: 0 };
    for (let after = -1; ; ) {
      const rows = await tx
        .select()
        .from(catalogueImportRow)
        .where(
          and(
            eq(catalogueImportRow.importId, id),
            eq(catalogueImportRow.written, true),
            gt(catalogueImportRow.at, after),
          ),
        )
        .orderBy(asc(catalogueImportRow.at))
        .limit(atOnce);
      const last = rows.at(-1);
      if (!last) break;
      after = last.at;
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
      const back = old.flatMap(({ id: product, input }) => (input ? [{ id: product, input }] : []));
      await writeProducts(
        tx,
        companyId,
        back.map(({ input }) => input),
        { now, ids: back.map((it) => it.id) },
      );
      await deleteDrafts(
        tx,
        companyId,
        old.filter(({ input }) => input === null).map((it) => it.id),
      );
      undone.undone += old.length;
      undone.left += rows.length - old.length;
      await tell('writing', Math.min(undone.undone + undone.left, total - 1), total);
    }
    if (!(await moveImport(tx, id, 'end-undo', { undone, undoneAt: now, failure: null })))
      throw new Stopped();
  });
}
