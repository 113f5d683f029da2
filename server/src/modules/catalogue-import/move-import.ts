import { sql } from 'drizzle-orm';
import {
  type ImportCheck,
  type ImportMapping,
  type ImportTransition,
  importAllows,
  importLimits,
} from 'shared-kit/contract/catalogue-import';
import { companyMay } from 'shared-kit/contract/companies';
import { newId, type Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import { findCompany } from '../companies/index.ts';
import { undoUntil } from './answers.ts';
import { headingsOf } from './open-import.ts';
import { columnsOf } from './planning/mapped-rows.ts';
import { Refusal } from './reading/refusal.ts';
import { listMappings, lockImport, moveImport, type StoredImport } from './repository.ts';
import { runImportJob } from './running/run-import.ts';
import { catalogueImportMapping } from './schema.ts';

type Member = Readonly<{ companyId: string | null }>;
/** Which import, and who moves it when. */
export type Asked = Readonly<{ id: string; by: Member & Readonly<{ userId: string }>; now: Date }>;

/** Locks a company's own import, if the company may import and the import's state allows the move. */
async function ready(tx: Tx, { id, by }: Asked, name: ImportTransition): Promise<StoredImport> {
  const row = await lockImport(tx, by.companyId, id);
  await assertMayImport(tx, row.companyId);
  if (!importAllows(name, row.state)) throw new AppError('import.moved');
  return row;
}

export async function assertMayImport(tx: Tx, companyId: string): Promise<void> {
  const company = await findCompany(tx, companyId);
  if (!company || !companyMay(company, 'prepare-products')) throw new AppError('company.not-allowed');
}

const begin = (tx: Tx, { id, companyId }: StoredImport) =>
  addJob(tx, runImportJob, { id }, { key: `run-import:${id}`, queue: `import ${companyId}` });

/** Confirms a mapping and checks the whole file by it. */
export async function startCheck(tx: Tx, asked: Asked, { mapping, keepAs }: ImportCheck): Promise<void> {
  const row = await ready(tx, asked, 'check');
  assertMappable(row, mapping);
  if (keepAs) await keepMapping(tx, row, { name: keepAs, mapping, now: asked.now });
  const progress = { stage: 'reading', done: 0, total: 100 } as const;
  await moveImport(tx, row.id, 'check', { mapping, progress, counts: null, notes: [], failure: null });
  await begin(tx, row);
}

function assertMappable(row: StoredImport, mapping: ImportMapping): void {
  try {
    columnsOf(mapping, row.tableInfo);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, params } = error.refusal;
    throw new AppError('request.body-invalid', {
      errors: [{ name: String(params.field ?? 'columns'), reason: code }],
    });
  }
}

type Keep = Readonly<{ name: string; mapping: ImportMapping; now: Date }>;

async function keepMapping(
  tx: Tx,
  { companyId, tableInfo }: StoredImport,
  { name, mapping, now }: Keep,
): Promise<void> {
  const kept = await listMappings(tx, companyId);
  if (kept.length >= importLimits.mappings && !kept.some((it) => it.name === name)) {
    throw new AppError('request.body-invalid', { errors: [{ name: 'keepAs', reason: 'too-many' }] });
  }
  // To remove variants is chosen for each file anew.
  const set = {
    headings: headingsOf(tableInfo),
    mapping: { ...mapping, removeVariants: false },
    keptAt: now,
  };
  const { companyId: company, name: named } = catalogueImportMapping;
  await tx
    .insert(catalogueImportMapping)
    .values({ id: newId(), companyId, name, ...set })
    .onConflictDoUpdate({ target: [company, named], set });
}

/** Writes what is good; with `onlyIfAll` one fault keeps everything back. */
export async function startApply(tx: Tx, asked: Asked, { onlyIfAll }: { onlyIfAll: boolean }): Promise<void> {
  const row = await ready(tx, asked, 'apply');
  const { counts } = row;
  // Before variants that a file doesn't name were counted, they were removed without a word.
  if (counts && !('unnamedVariants' in counts))
    throw new AppError('import.moved', { errors: [{ name: 'rows', reason: 'preview-old' }] });
  if (onlyIfAll && (counts?.faulty ?? 0) > 0)
    throw new AppError('import.moved', { errors: [{ name: 'rows', reason: 'faults-left' }] });
  if ((counts?.new ?? 0) + (counts?.changed ?? 0) === 0)
    throw new AppError('import.moved', { errors: [{ name: 'rows', reason: 'nothing-to-do' }] });
  await moveImport(tx, row.id, 'apply', { onlyIfAll, progress: { stage: 'writing', done: 0, total: 100 } });
  await begin(tx, row);
}

export async function startUndo(tx: Tx, asked: Asked): Promise<void> {
  const row = await ready(tx, asked, 'undo');
  if (!undoUntil(row, asked.now)) throw new AppError('import.undo-over');
  const progress = { stage: 'writing', done: 0, total: 100 } as const;
  await moveImport(tx, row.id, 'undo', { progress, undoneBy: asked.by.userId });
  await begin(tx, row);
}

/** A company may cancel its import in any standing. A job that is running it rolls back. */
export async function cancelImport(tx: Tx, { id, by }: Asked): Promise<void> {
  const row = await lockImport(tx, by.companyId, id);
  if (!importAllows('cancel', row.state)) throw new AppError('import.moved');
  await moveImport(tx, row.id, 'cancel');
  await tx.execute(sql`delete from catalogue_import_row where import_id = ${row.id}`);
}
