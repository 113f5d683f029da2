import { writeXlsx } from 'hucre/xlsx';
import { importFaultWords, importRemedyWords, type Locale } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { importRowsOf } from '../answers.ts';
import { say } from '../planning/import-context.ts';
import type { StoredImport } from '../repository.ts';

/** The faulty rows of an import with reason and remedy, a line for each fault. */
export async function faultsWorkbook(
  tx: Tx,
  { id, tableInfo }: StoredImport,
  locale: Locale,
): Promise<Buffer> {
  const lines: (string | number)[][] = [];
  for (let after: number | null = -1; after !== null; ) {
    const page = await importRowsOf(tx, id, { outcome: 'faulty', search: '', after, limit: 500 });
    for (const { title, key, faults } of page.rows) {
      for (const fault of faults) {
        const heading = fault.column === null ? '' : (tableInfo.columns[fault.column]?.heading ?? '');
        lines.push([
          fault.line,
          title || key,
          heading,
          fault.value,
          importFaultWords(fault, locale),
          importRemedyWords(fault, locale),
        ]);
      }
    }
    after = page.next;
  }
  const columns = ['row', 'product', 'column', 'value', 'reason', 'remedy'] as const;
  // messages: faults.*
  const heads = columns.map((name) => say(locale, `faults.${name}`));
  const bytes = await writeXlsx({
    sheets: [{ name: say(locale, 'faults.sheet'), rows: [heads, ...lines], freezePane: { rows: 1 } }],
  });
  return Buffer.from(bytes);
}
