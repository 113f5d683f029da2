import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { importLimits } from 'shared-kit/contract/catalogue-import';
import { ZipFault } from '../../../platform/office/index.ts';
import type { TableRow } from './cell.ts';
import { csvRows } from './csv-rows.ts';
import type { TableOpened, TableOrder, ThreadMessage } from './read-table.ts';
import { Refusal } from './refusal.ts';
import { type TextForm, textForm } from './text-file.ts';
import { openWorkbook } from './workbook.ts';
import { xlsxRows } from './xlsx-rows.ts';

/** A batch ends with either. Work on it stops other requests for a moment. */
const batch = { rows: 250, letters: 1_000_000 } as const;
/** Batches that may wait to be worked on. */
const ahead = 2;

let share = 0;
const onShare = (done: number) => {
  share = done;
};

function open({ content: bytes, asked }: TableOrder): {
  opened: TableOpened;
  rows: AsyncGenerator<TableRow>;
} {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (content.length === 0) throw new Refusal('file-empty');
  const isArchive = content.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
  const isContainer = content.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'));
  if (!isArchive && !isContainer) {
    const form: TextForm = textForm(content, asked.form);
    return {
      opened: { kind: 'csv', ...form, sheet: null, sheets: [], hiddenSheets: [] },
      rows: csvRows(content, form, onShare),
    };
  }
  const workbook = openWorkbook(content);
  const sheet = asked.sheet ?? workbook.sheets[0];
  if (sheet === undefined) throw new Refusal('sheet-missing');
  const { sheets, hidden: hiddenSheets } = workbook;
  return {
    opened: { kind: 'xlsx', encoding: null, delimiter: null, sheet, sheets, hiddenSheets },
    rows: xlsxRows(content, workbook, sheet, onShare),
  };
}

const tell = (message: ThreadMessage) => parentPort?.postMessage(message);

const lettersOf = ({ cells }: TableRow): number =>
  cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0);

async function send(rows: AsyncGenerator<TableRow>, mostRows: number): Promise<void> {
  let waiting: TableRow[] = [];
  let [sent, taken, count, letters] = [0, 0, 0, 0];
  parentPort?.on('message', () => {
    taken += 1;
  });
  const flush = async () => {
    tell({ rows: waiting, share });
    waiting = [];
    letters = 0;
    sent += 1;
    while (sent - taken >= ahead && parentPort) await once(parentPort, 'message');
  };
  for await (const row of rows) {
    count += 1;
    if (count > importLimits.rows) throw new Refusal('rows-too-many', { most: importLimits.rows });
    if (count > mostRows) break;
    waiting.push(row);
    letters += lettersOf(row);
    if (waiting.length === batch.rows || letters > batch.letters) await flush();
  }
  tell({ rows: waiting, share: 1 });
}

async function read(order: TableOrder): Promise<void> {
  const { opened, rows } = open(order);
  tell({ opened });
  await send(rows, order.asked.mostRows);
  tell({ end: true });
}

parentPort?.once('message', (order: TableOrder) =>
  read(order).catch((error: unknown) => {
    if (error instanceof ZipFault) tell({ refused: { code: `file-${error.kind}`, params: {} } });
    else if (error instanceof Refusal) tell({ refused: error.refusal });
    else throw error;
  }),
);
