import { styleText } from 'node:util';
import {
  type ImportFault,
  type ImportRow,
  importFaultWords,
  importNoteWords,
  importRemedyWords,
  importUnnamedWords,
} from 'shared-kit/contract/catalogue-import';
import { defaultLocale } from 'shared-kit/contract/languages';
import type { Tx } from '../../platform/db/index.ts';
import { importRowsOf } from './answers.ts';
import type { StoredImport } from './repository.ts';
import { textTable } from './text-table.ts';

const columns = [
  { heading: 'Row', right: true },
  { heading: 'What', most: 9 },
  { heading: 'Key', most: 36 },
  { heading: 'Title', most: 36 },
  { heading: 'Variants', right: true },
  { heading: 'Price', most: 24 },
  { heading: 'Changes', most: 48 },
];
const styles = {
  new: 'green',
  changed: 'yellow',
  unchanged: 'dim',
  skipped: 'magenta',
  faulty: 'red',
} as const;
const most = { rows: 200, faults: 100 };

/** The report of an import or its dry run. Colours only if the terminal supports them. */
export async function reportLines(tx: Tx, done: StoredImport): Promise<string[]> {
  const asked = { search: '', after: null, limit: most.rows };
  const { rows, next } = await importRowsOf(tx, done.id, { ...asked, outcome: null });
  const faulty = await importRowsOf(tx, done.id, { ...asked, outcome: 'faulty' });
  return [
    ...unnamedLines(done),
    ...tableLines(rows, next !== null),
    ...faultLines(done, faulty.rows),
    ...noteLines(done),
    '',
    ...outcome(done),
  ];
}

function unnamedLines({ counts, mapping }: StoredImport): string[] {
  const words = importUnnamedWords({ counts, mapping }, defaultLocale);
  if (words === null) return [];
  const isRemoving = mapping.removeVariants;
  return [styleText('bold', words), ...(isRemoving ? [] : ['--remove-variants removes them.']), ''];
}

function tableLines(rows: readonly ImportRow[], hasMore: boolean): string[] {
  if (rows.length === 0) return ['No product can be imported from this file.'];
  const texts = rows.map(({ line, outcome: what, key, title, variants, changes }) => {
    const price = changes.find(({ field }) => field === 'price.global');
    const changed = what === 'changed' ? changes.map(({ field }) => field).join(', ') : '';
    return [String(line), what, key, title, String(variants), price?.to ?? '', changed];
  });
  const [heading = '', ...lines] = textTable(columns, texts);
  const painted = lines.map((line, at) => styleText(styles[rows[at]?.outcome ?? 'unchanged'], line));
  return [styleText('bold', heading), ...painted, ...(hasMore ? ['… and more'] : [])];
}

function faultLines({ counts, tableInfo }: StoredImport, rows: readonly ImportRow[]): string[] {
  const count = counts?.faults ?? 0;
  if (count === 0) return [];
  const nameOf = ({ column }: ImportFault) =>
    column === null ? '' : (tableInfo.columns[column]?.heading ?? '');
  const lines = rows.flatMap(({ faults }) => faults).slice(0, most.faults);
  const more = count - lines.length;
  return [
    '',
    styleText('red', counted(count, 'error')),
    ...lines.map((fault) => {
      const name = nameOf(fault);
      return `row ${fault.line}${name && `, ${name}`}: ${importFaultWords(fault, defaultLocale)} ${importRemedyWords(fault, defaultLocale)}`;
    }),
    ...(more > 0 ? [`… and ${more} more errors`] : []),
  ];
}

const noteLines = ({ notes }: StoredImport): string[] =>
  notes.length > 0 ? ['', ...notes.map((note) => importNoteWords(note, defaultLocale))] : [];

function outcome({ id, state, counts, written, undone }: StoredImport): string[] {
  if (undone)
    return [
      `Undone: ${counted(undone.undone, 'product')}; ${undone.left} left alone, because they were changed since.`,
    ];
  if (!counts) return [];
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  const plan = `${counts.new} new, ${counts.changed} to change, ${counts.unchanged} unchanged${skipped}.`;
  if (state === 'applied' && written) {
    const left = written.left > 0 ? ` ${written.left} left alone, because they were changed meanwhile.` : '';
    return [
      plan,
      `Done: ${written.new} added, ${written.changed} changed, in one transaction.${left} Undo: --undo ${id}`,
    ];
  }
  if (counts.faults > 0) {
    return [
      plan,
      `Nothing was imported, because of ${counted(counts.faults, 'error')}: correct the file, or add --only-good to import the other rows.`,
    ];
  }
  return [
    plan,
    `Dry run: nothing was written.${counts.new + counts.changed > 0 ? ' Add --apply to import.' : ''}`,
  ];
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
