import { on } from 'node:events';
import type { ImportRefusal } from 'shared-kit/contract/catalogue-import';
import { openThread, type ThreadKind, TooComplex } from '../../../platform/threads/index.ts';
import type { TableRow } from './cell.ts';
import { Refusal } from './refusal.ts';
import type { TextForm } from './text-file.ts';

export type TableAsked = Readonly<{
  /** The first visible one if not said. */
  sheet: string | null;
  form: Partial<TextForm>;
  mostRows: number;
}>;

export type TableOrder = Readonly<{ content: Uint8Array; asked: TableAsked }>;

export type TableOpened = Readonly<{
  kind: 'csv' | 'xlsx';
  encoding: string | null;
  delimiter: string | null;
  sheet: string | null;
  sheets: readonly string[];
  hiddenSheets: readonly string[];
}>;

export type ThreadMessage =
  | Readonly<{ opened: TableOpened }>
  | Readonly<{ rows: readonly TableRow[]; share: number }>
  | Readonly<{ refused: ImportRefusal }>
  | Readonly<{ end: true }>;

export type TableBatch = Readonly<{ rows: readonly TableRow[]; share: number; opened: TableOpened }>;

/** Together less than 500 MB. */
const kind: ThreadKind = {
  file: new URL('./table-thread.ts', import.meta.url),
  work: 'files',
  heapMb: 360,
  buffersMb: 100,
};

/**
 * Reads a table in a thread, batch by batch, so that a hostile file can't exhaust this process. The thread waits while
 * batches are worked on.
 */
export async function* readTable(content: Uint8Array, asked: TableAsked): AsyncGenerator<TableBatch> {
  const { worker, ended, close } = await openThread(kind, content.length);
  let opened: TableOpened | null = null;
  try {
    const messages = on(worker, 'message', { signal: ended }) as AsyncIterable<[ThreadMessage]>;
    worker.postMessage({ content, asked } satisfies TableOrder);
    for await (const [message] of messages) {
      if ('refused' in message) throw new Refusal(message.refused.code, message.refused.params);
      if ('end' in message) return;
      if ('opened' in message) opened = message.opened;
      else if (opened) {
        yield { ...message, opened };
        worker.postMessage('next');
      }
    }
  } catch (error) {
    if (error instanceof Refusal || !ended.aborted) throw error;
    throw ended.reason instanceof TooComplex ? new Refusal('file-too-complex') : ended.reason;
  } finally {
    await close(false);
  }
}
