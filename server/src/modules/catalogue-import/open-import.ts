import { eq } from 'drizzle-orm';
import type { ImportMapping, ImportTable, ImportTableInput } from 'shared-kit/contract';
import { newId, type Tx } from '../../platform/db/index.ts';
import { shippedTree } from '../catalogue/index.ts';
import { describeTable } from './describe-table.ts';
import { foldWords } from './mapping/fold.ts';
import type { TextForm } from './reading/text-file.ts';
import { listMappings, type StoredImport } from './repository.ts';
import { catalogueImport } from './schema.ts';

export const importFolder = 'imports';

type File = Readonly<{ fileKey: string; fileName: string; content: Uint8Array }>;
type By = Readonly<{ companyId: string; userId: string | null; operator: string | null; now: Date }>;

/** Takes a file: reads its first rows and proposes how to map them. Nothing is compared or written yet. */
export async function openImport(db: Tx, by: By, file: File, asked: ImportTableInput): Promise<StoredImport> {
  const described = await describe(file.content, asked);
  const kept = await keptMapping(db, by.companyId, described.table);
  const { companyId, userId, operator, now } = by;
  const [row] = await db
    .insert(catalogueImport)
    .values({
      ...{ id: newId(now.getTime()), companyId, userId, operator, createdAt: now, state: 'mapping' },
      ...{ fileKey: file.fileKey, fileName: file.fileName, bytes: file.content.length },
      ...{
        tableInfo: described.table,
        mapping: kept?.mapping ?? described.mapping,
        keptAs: kept?.name ?? null,
      },
      progress: { stage: 'reading', done: 0, total: 100 },
    })
    .returning();
  if (!row) throw new Error('an import was not written');
  return row;
}

/** Reads the same file in another way: another sheet, encoding or separator. */
export async function reopenImport(
  tx: Tx,
  { id, companyId }: StoredImport,
  content: Uint8Array,
  asked: ImportTableInput,
): Promise<void> {
  const { table, mapping } = await describe(content, asked);
  const kept = await keptMapping(tx, companyId, table);
  await tx
    .update(catalogueImport)
    .set({
      tableInfo: table,
      mapping: kept?.mapping ?? mapping,
      keptAs: kept?.name ?? null,
      failure: null,
      counts: null,
      state: 'mapping',
    })
    .where(eq(catalogueImport.id, id));
}

const describe = (content: Uint8Array, { sheet, encoding, delimiter }: ImportTableInput) =>
  describeTable(
    content,
    { sheet, form: { ...(encoding && { encoding }), ...(delimiter && { delimiter }) } as Partial<TextForm> },
    shippedTree,
  );

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
