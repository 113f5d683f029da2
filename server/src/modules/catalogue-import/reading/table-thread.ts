import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { importLimits } from 'shared-kit/contract';
import type { TableRow } from './cell.ts';
import { csvRows } from './csv-rows.ts';
import type { TableAsked, TableOpened, ThreadMessage } from './read-table.ts';
import { Refusal } from './refusal.ts';
import { type TextForm, textForm } from './text-file.ts';
import { openWorkbook } from './workbook.ts';
import { xlsxRows } from './xlsx-rows.ts';

const { content: bytes, asked } = workerData as { content: Uint8Array; asked: TableAsked };
const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const batchRows = 250;
/** Batches that may wait to be worked on. */
const ahead = 2;

let share = 0;
const onShare = (done: number) => {
  share = done;
};

function open(): { opened: TableOpened; rows: AsyncGenerator<TableRow> } {
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

async function send(rows: AsyncGenerator<TableRow>): Promise<void> {
  let batch: TableRow[] = [];
  let [sent, taken, count] = [0, 0, 0];
  parentPort?.on('message', () => {
    taken += 1;
  });
  const flush = async () => {
    tell({ rows: batch, share });
    batch = [];
    sent += 1;
    while (sent - taken >= ahead && parentPort) await once(parentPort, 'message');
  };
  for await (const row of rows) {
    count += 1;
    if (count > importLimits.rows) throw new Refusal('rows-too-many', { most: importLimits.rows });
    if (count > asked.mostRows) break;
    if (batch.push(row) === batchRows) await flush();
  }
  tell({ rows: batch, share: 1 });
}

try {
  const { opened, rows } = open();
  tell({ opened });
  await send(rows);
  tell({ end: true });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  tell({ refused: error.refusal });
} finally {
  // Waiting for messages would keep the thread alive.
  parentPort?.close();
}
