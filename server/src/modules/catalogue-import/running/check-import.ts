import { eq } from 'drizzle-orm';
import { companyMay } from 'shared-kit/contract/companies';
import { ahead } from '../../../platform/ahead.ts';
import { type Database, insertMany, type Tx } from '../../../platform/db/index.ts';
import { sellsVariants, shippedTree } from '../../catalogue/index.ts';
import { findCompany } from '../../companies/index.ts';
import type { ImportContext } from '../planning/import-context.ts';
import { columnsOf } from '../planning/mapped-rows.ts';
import { planTable } from '../planning/plan-table.ts';
import { readTable } from '../reading/read-table.ts';
import { Refusal } from '../reading/refusal.ts';
import type { TextForm } from '../reading/text-file.ts';
import { moveImport, type StoredImport } from '../repository.ts';
import { catalogueImportRow } from '../schema.ts';
import { Stopped, type Tell } from './progress.ts';
import { startTally } from './tally.ts';

type Work = Readonly<{ content: Uint8Array; tell: Tell }>;

/** Reads the file by its mapping, compares it with the maker's products and keeps what applying it would do. */
export async function checkImport(db: Database, given: StoredImport, { content, tell }: Work): Promise<void> {
  const context = await contextOf(db, given);
  const { companyId, tableInfo } = given;
  const table = readTable(content, askedOf(given));
  // On other connections than the transaction's, so that the next batch is compared while one is written.
  const batches = planTable(db, table, { companyId, headings: tableInfo.columns, context });
  await db.transaction(async (tx) => {
    await tx.delete(catalogueImportRow).where(eq(catalogueImportRow.importId, given.id));
    const tally = startTally(given, context);
    let at = 0;
    for await (const { products, rows, share, filled } of ahead(batches)) {
      tally.rows(rows, filled);
      for (const product of products) tally.add(product);
      await insertMany(
        tx,
        catalogueImportRow,
        products.map(({ row }) => ({ ...row, importId: given.id, at: at++ })),
      );
      await tell('reading', Math.round(share * 99), 100);
    }
    const result = tally.result();
    const moved = await moveImport(tx, given.id, 'end-check', { ...result, failure: null });
    if (!moved) throw new Stopped();
  });
}

/** How a file is read again, as it was when it came. */
export const askedOf = ({ tableInfo: { sheet, encoding, delimiter } }: Pick<StoredImport, 'tableInfo'>) => ({
  sheet,
  form: { ...(encoding && { encoding }), ...(delimiter && { delimiter }) } as Partial<TextForm>,
  mostRows: Number.MAX_SAFE_INTEGER,
});

async function contextOf(tx: Tx, { companyId, mapping, tableInfo }: StoredImport): Promise<ImportContext> {
  const company = await findCompany(tx, companyId);
  if (!company || !companyMay(company, 'prepare-products')) throw new Refusal('standing-changed');
  const { country, city } = company;
  const mayPublish = companyMay(company, 'publish');
  return {
    mapping,
    columns: columnsOf(mapping, tableInfo),
    tree: shippedTree,
    mayPublish,
    country,
    city,
    hasVariants: await sellsVariants(tx, companyId),
  };
}
