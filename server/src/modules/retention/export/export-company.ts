import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { FileStore } from '../../../platform/files/index.ts';
import { type Exported, exportedTables } from './exported-tables.ts';

type Row = Readonly<Record<string, unknown>>;
export type ExportResult = Readonly<{ rows: number; files: number; missing: readonly string[] }>;

/**
 * Writes all that is stored of a company into a new folder: `company.json` with the rows of each table, and the files
 * that its people uploaded below `files/`. All rows are of one moment.
 */
export async function exportCompany(
  { db, files }: Readonly<{ db: Database; files: FileStore }>,
  companyId: string,
  folder: string,
): Promise<ExportResult> {
  await mkdir(folder, { mode: 0o700 });
  const tables = await db.transaction((tx) => readTables(tx, companyId), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const json = JSON.stringify({ companyId, exportedAt: new Date().toISOString(), tables }, null, 2);
  await writeFile(join(folder, 'company.json'), `${json}\n`, { mode: 0o600 });
  const keys = (tables.uploaded_file ?? []).map(({ key }) => String(key));
  const missing: string[] = [];
  for (const key of keys) if (!(await copyFile(files, key, folder))) missing.push(key);
  const rows = Object.values(tables).reduce((sum, of) => sum + of.length, 0);
  return { rows, files: keys.length - missing.length, missing };
}

async function readTables(tx: Tx, companyId: string): Promise<Record<string, Row[]>> {
  const tables: Record<string, Row[]> = {};
  for (const each of exportedTables) tables[each.table] = await readTable(tx, each, companyId);
  return tables;
}

async function readTable(
  tx: Tx,
  { table, where, without = [], instead = {} }: Exported,
  companyId: string,
): Promise<Row[]> {
  const filled = (text: string) =>
    sql.join(
      text
        .split('$1')
        .flatMap((part, at) => (at === 0 ? [sql.raw(part)] : [sql`${companyId}::uuid`, sql.raw(part)])),
    );
  const others = Object.entries(instead).map(
    ([column, value]) => sql`|| jsonb_build_object(${column}::text, ${filled(value)})`,
  );
  const row = sql.join([sql`to_jsonb(t)`, ...others], sql` `);
  const { rows } = await tx.execute<{ row: Row }>(
    sql`select ${row} as row from ${sql.identifier(table)} t where ${filled(where)}`,
  );
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name))),
  );
}

async function copyFile(files: FileStore, key: string, folder: string): Promise<boolean> {
  const content = await files.open(key);
  if (!content) return false;
  const target = join(folder, 'files', key);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(content, createWriteStream(target, { mode: 0o600 }));
  return true;
}
