import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { writeXlsx } from 'hucre/xlsx';
import type { ImportFault, ImportMapping, ImportRow } from 'shared-kit/contract/catalogue-import';
import type { Database } from '../../platform/db/index.ts';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { createCompany } from '../companies/index.ts';
import { importRowsOf } from './answers.ts';
import { describeFile, openImport } from './open-import.ts';
import { findById, moveImport, type StoredImport } from './repository.ts';
import { runImport } from './running/run-import.ts';

export const fixture = (name: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`./fixtures/${name}.csv`, import.meta.url)));

export const aMaker = (db: Database): Promise<string> =>
  createCompany(db, {
    kind: 'textile-manufacturer',
    legalName: 'Mill Ltd',
    brandName: 'Mill',
    country: 'TR',
    city: 'Denizli',
    verification: 'approved',
  });

type Cells = (string | number | boolean | Date | null)[][];
export const workbook = async (rows: Cells, more: object = {}): Promise<Buffer> =>
  // wording: a maker’s own
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Products', rows, ...more }] }));

/** All that is kept of a maker's products, except when they were written. */
export const storedProducts = async (db: Database, companyId: string): Promise<readonly unknown[]> =>
  (
    await db.execute(sql`select to_jsonb(product) - 'updated_at' as row
      from product where seller_company_id = ${companyId} order by handle`)
  ).rows;

/** One maker's imports, run without jobs. */
export function importer(db: Database, companyId: string) {
  const files = memoryFiles();
  const parts = { db, files, now: () => new Date() };
  const run = async (id: string): Promise<StoredImport> => {
    await runImport(parts, id);
    const found = await findById(db, id);
    if (!found) throw new Error('the import is gone');
    return found;
  };
  return {
    async open(content: Buffer, name = 'file.csv') {
      const by = { companyId, userId: null, operator: 'test', now: new Date() };
      const fileKey = `imports/${companyId}/${name.replace(/\W/g, '-')}-${content.length}`;
      await files.write(fileKey, content);
      const unsaid = { sheet: null, encoding: null, delimiter: null };
      return openImport(
        db,
        by,
        { fileKey, fileName: name, bytes: content.length },
        await describeFile(content, unsaid),
      );
    },
    async check(content: Buffer, change: Partial<ImportMapping> = {}): Promise<StoredImport> {
      const { id, mapping } = await this.open(content);
      await moveImport(db, id, 'check', { mapping: { ...mapping, ...change } });
      return run(id);
    },
    async apply({ id }: StoredImport, onlyIfAll = false): Promise<StoredImport> {
      await moveImport(db, id, 'apply', { onlyIfAll });
      return run(id);
    },
    async undo({ id }: StoredImport): Promise<StoredImport> {
      await moveImport(db, id, 'undo');
      return run(id);
    },
    async rows({ id }: StoredImport): Promise<readonly ImportRow[]> {
      return (await importRowsOf(db, id, { outcome: null, search: '', after: null, limit: 2_000 })).rows;
    },
    async faults(checked: StoredImport): Promise<readonly ImportFault[]> {
      return (await this.rows(checked)).flatMap(({ faults }) => faults);
    },
  };
}
