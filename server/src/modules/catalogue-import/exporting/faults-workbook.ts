import { Readable } from 'node:stream';
import type { CellValue } from 'hucre/xlsx';
import { importFaultWords, importRemedyWords } from 'shared-kit/contract/catalogue-import';
import type { Locale } from 'shared-kit/contract/languages';
import type { Tx } from '../../../platform/db/index.ts';
import { writeWorkbook } from '../../../platform/office/write-workbook.ts';
import { importRowsOf } from '../answers.ts';
import { say } from '../planning/import-context.ts';
import type { StoredImport } from '../repository.ts';

/** The faulty rows of an import with reason and remedy, a line for each fault. Written page by page, between requests. */
export const faultsWorkbook = (tx: Tx, given: StoredImport, locale: Locale): Readable =>
  Readable.from(
    writeWorkbook(faultRows(tx, given, locale), {
      name: say(locale, 'faults.sheet'),
      freezePane: { rows: 1 },
    }),
  );

async function* faultRows(
  tx: Tx,
  { id, tableInfo }: StoredImport,
  locale: Locale,
): AsyncGenerator<CellValue[]> {
  const columns = ['row', 'product', 'column', 'value', 'reason', 'remedy'] as const;
  yield columns.map((name) => say(locale, `faults.${name}`));
  for (let after: number | null = -1; after !== null; ) {
    const page = await importRowsOf(tx, id, { outcome: 'faulty', search: '', after, limit: 500 });
    for (const { title, key, faults } of page.rows) {
      for (const fault of faults) {
        const heading = fault.column === null ? '' : (tableInfo.columns[fault.column]?.heading ?? '');
        const words = [importFaultWords(fault, locale), importRemedyWords(fault, locale)];
        yield [fault.line, title || key, heading, fault.value, ...words];
      }
    }
    after = page.next;
  }
}
