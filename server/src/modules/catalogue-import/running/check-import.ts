import { eq } from 'drizzle-orm';
import { companyMay, type ImportCounts, type ImportNote } from 'shared-kit/contract';
import { ahead } from '../../../platform/ahead.ts';
import { type Database, insertMany, type Tx } from '../../../platform/db/index.ts';
import { shippedTree } from '../../catalogue/index.ts';
import { findCompany } from '../../companies/index.ts';
import { type ImportContext, unsaid } from '../planning/import-context.ts';
import { columnsOf } from '../planning/mapped-rows.ts';
import type { PlannedRow } from '../planning/plan-rows.ts';
import { planTable } from '../planning/plan-table.ts';
import { readTable } from '../reading/read-table.ts';
import { Refusal } from '../reading/refusal.ts';
import type { TextForm } from '../reading/text-file.ts';
import { moveImport, type StoredImport } from '../repository.ts';
import { type CountedNote, catalogueImportRow } from '../schema.ts';
import { Stopped, type Tell } from './progress.ts';

type Work = Readonly<{ content: Uint8Array; tell: Tell; signal?: AbortSignal | undefined }>;

/** Reads the file by its mapping, compares it with the maker's products and keeps what applying it would do. */
export async function checkImport(
  db: Database,
  given: StoredImport,
  { content, tell, signal }: Work,
): Promise<void> {
  const context = await contextOf(db, given);
  const { companyId, tableInfo } = given;
  const table = readTable(content, askedOf(given), signal);
  // On other connections than the transaction's, so that the next batch is compared while one is written.
  const batches = planTable(db, table, { companyId, headings: tableInfo.columns, context });
  await db.transaction(async (tx) => {
    await tx.delete(catalogueImportRow).where(eq(catalogueImportRow.importId, given.id));
    const tally = startTally();
    let at = 0;
    for await (const { products, rows, share } of ahead(batches)) {
      tally.rows(rows);
      for (const product of products) tally.add(product);
      await insertMany(
        tx,
        catalogueImportRow,
        products.map(({ row }) => ({ ...row, importId: given.id, at: at++ })),
      );
      await tell('reading', Math.round(share * 99), 100);
    }
    const result = tally.result(given, context);
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
  return { mapping, columns: columnsOf(mapping, tableInfo), tree: shippedTree, mayPublish, country, city };
}

function startTally() {
  const counts = { rows: 0, new: 0, changed: 0, unchanged: 0, faulty: 0, skipped: 0, values: 0, faults: 0 };
  const notes = new Map<ImportNote['code'], CountedNote>();
  const note = ({ code, params }: ImportNote) => {
    const count = (notes.get(code)?.count ?? 0) + 1;
    notes.set(code, { code, params: { ...params, count }, count });
  };
  return {
    rows: (more: number) => {
      counts.rows += more;
    },
    add: ({ row: { outcome, faults, notes: found, after }, values }: PlannedRow) => {
      counts[outcome] += 1;
      counts.faults += faults.length;
      counts.values += values;
      for (const each of found) note(each);
      const isFree = after && Object.keys(after.priceMap.regions).length === 0 && after.variants.length === 0;
      if (isFree && outcome === 'new') note({ code: 'price-on-request', params: {} });
    },
    result: ({ tableInfo, mapping }: StoredImport, context: ImportContext) => {
      const { originCountry: country, incoterm, leadTimeWeeks: weeks } = unsaid(context);
      const defaults = { country, incoterm: incoterm.rule, place: incoterm.place, weeks };
      const isShort = ['origin', 'incoterm', 'incoterm-place', 'lead-time'].some(
        (field) => !mapping.columns.some((column) => column.field === field),
      );
      const leftOut = tableInfo.columns.filter(
        ({ samples }, at) => !mapping.columns[at]?.field && samples.some(Boolean),
      );
      const all: CountedNote[] = [
        ...notes.values(),
        ...(counts.new > 0 && isShort
          ? [{ code: 'defaults', params: defaults, count: counts.new } as const]
          : []),
        ...(mapping.publish && !context.mayPublish && counts.new > 0
          ? [{ code: 'published-lacking', params: { count: counts.new }, count: counts.new } as const]
          : []),
        ...leftOut.map(
          ({ heading }) => ({ code: 'column-left-out', params: { heading }, count: 1 }) as const,
        ),
      ];
      return { counts: counts satisfies ImportCounts, notes: all };
    },
  };
}
