import { eq } from 'drizzle-orm';
import type { ImportMapping, ImportTable, ImportTableInput } from 'shared-kit/contract/catalogue-import';
import { newId, type Tx } from '../../platform/db/index.ts';
import { shippedTree } from '../catalogue/index.ts';
import { describeTable } from './describe-table.ts';
import { foldWords } from './planning/fold.ts';
import { listMappings, type StoredImport } from './repository.ts';
import { catalogueImport } from './schema.ts';

export const importFolder = 'imports';

type File = Readonly<{ fileKey: string; fileName: string; bytes: number }>;
type By = Readonly<{ companyId: string; userId: string | null; operator: string | null; now: Date }>;

export type Described = Awaited<ReturnType<typeof describeFile>>;

/** Reads a file's first rows. Call it outside of transactions: it waits for a thread. */
export const describeFile = (content: Uint8Array, { sheet, encoding, delimiter }: ImportTableInput) =>
  describeTable(
    content,
    { sheet, form: { ...(encoding && { encoding }), ...(delimiter && { delimiter }) } },
    shippedTree,
  );

/** Takes a file with the proposal of how to map it. Nothing is compared or written yet. */
export async function openImport(tx: Tx, by: By, file: File, described: Described): Promise<StoredImport> {
  const kept = await keptMapping(tx, by.companyId, described.table);
  const { companyId, userId, operator, now } = by;
  const [row] = await tx
    .insert(catalogueImport)
    .values({
      id: newId(now.getTime()),
      companyId,
      userId,
      operator,
      createdAt: now,
      state: 'mapping',
      fileKey: file.fileKey,
      fileName: file.fileName,
      bytes: file.bytes,
      tableInfo: described.table,
      mapping: kept?.mapping ?? described.mapping,
      keptAs: kept?.name ?? null,
      progress: { stage: 'reading', done: 0, total: 100 },
    })
    .returning();
  if (!row) throw new Error('an import was not written');
  return row;
}

/** The same file, read in another way: another sheet, encoding or separator. */
export async function reopenImport(
  tx: Tx,
  { id, companyId }: StoredImport,
  { table, mapping }: Described,
): Promise<void> {
  const kept = await keptMapping(tx, companyId, table);
  const set = { tableInfo: table, mapping: kept?.mapping ?? mapping, keptAs: kept?.name ?? null };
  await tx
    .update(catalogueImport)
    .set({ ...set, failure: null, counts: null, state: 'mapping' })
    .where(eq(catalogueImport.id, id));
}

export const headingsOf = ({ columns }: Pick<ImportTable, 'columns'>): string[] =>
  columns.map(({ heading }) => foldWords(heading));

/** Whether a kept mapping was made for a file with the same headings. */
export const mappingFits = (headings: readonly string[], table: Pick<ImportTable, 'columns'>): boolean =>
  JSON.stringify(headings) === JSON.stringify(headingsOf(table));

async function keptMapping(
  tx: Tx,
  companyId: string,
  table: ImportTable,
): Promise<{ name: string; mapping: ImportMapping } | null> {
  const kept = await listMappings(tx, companyId);
  return kept.find(({ headings }) => mappingFits(headings, table)) ?? null;
}
