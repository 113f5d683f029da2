import { and, desc, eq, inArray, lt, or } from 'drizzle-orm';
import {
  type ImportState,
  type ImportTransition,
  importTransitions,
} from 'shared-kit/contract/catalogue-import';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { catalogueImport, catalogueImportMapping } from './schema.ts';

export type StoredImport = typeof catalogueImport.$inferSelect;

/** A company's own import; another company's looks missing. */
export async function findImport(tx: Tx, companyId: string | null, id: string): Promise<StoredImport> {
  const [row] = await tx
    .select()
    .from(catalogueImport)
    .where(and(eq(catalogueImport.id, id), eq(catalogueImport.companyId, companyId ?? id)));
  if (!row) throw new AppError('import.not-found');
  return row;
}

export async function lockImport(tx: Tx, companyId: string | null, id: string): Promise<StoredImport> {
  await findImport(tx, companyId, id);
  const [row] = await tx.select().from(catalogueImport).where(eq(catalogueImport.id, id)).for('update');
  if (!row) throw new AppError('import.not-found');
  return row;
}

export async function findById(tx: Tx, id: string): Promise<StoredImport | null> {
  const [row] = await tx.select().from(catalogueImport).where(eq(catalogueImport.id, id));
  return row ?? null;
}

/** Moves it if its state still allows that; false if somebody was faster. */
export async function moveImport(
  tx: Tx,
  id: string,
  name: ImportTransition,
  set: Partial<typeof catalogueImport.$inferInsert> = {},
): Promise<boolean> {
  const { from, to } = importTransitions[name];
  const { rowCount } = await tx
    .update(catalogueImport)
    .set({ ...set, state: to })
    .where(and(eq(catalogueImport.id, id), inArray(catalogueImport.state, [...from])));
  return rowCount === 1;
}

/** Writes how far a job is. False if the import was cancelled meanwhile. */
export async function noteProgress(
  tx: Tx,
  id: string,
  state: ImportState,
  progress: StoredImport['progress'],
): Promise<boolean> {
  const { rowCount } = await tx
    .update(catalogueImport)
    .set({ progress })
    .where(and(eq(catalogueImport.id, id), eq(catalogueImport.state, state)));
  return rowCount === 1;
}

export function listImports(
  tx: Tx,
  companyId: string,
  { after, limit }: Readonly<{ after: { at: Date; id: string } | null; limit: number }>,
): Promise<StoredImport[]> {
  const { createdAt, id } = catalogueImport;
  const beyond = after
    ? or(lt(createdAt, after.at), and(eq(createdAt, after.at), lt(id, after.id)))
    : undefined;
  return tx
    .select()
    .from(catalogueImport)
    .where(and(eq(catalogueImport.companyId, companyId), beyond))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export const listMappings = (tx: Tx, companyId: string) =>
  tx
    .select()
    .from(catalogueImportMapping)
    .where(eq(catalogueImportMapping.companyId, companyId))
    .orderBy(desc(catalogueImportMapping.keptAt));
