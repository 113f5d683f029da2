import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ImportRefusal } from 'shared-kit/contract';
import type { TableRow } from './cell.ts';
import { Refusal } from './refusal.ts';
import type { TextForm } from './text-file.ts';

export type TableAsked = Readonly<{
  /** The first visible one if not said. */
  sheet: string | null;
  form: Partial<TextForm>;
  mostRows: number;
}>;

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

const megabyte = 1024 * 1024;
/** Together less than 500 MB. Buffers aren't counted as heap, so they are watched. */
const limits = { heapMb: 360, youngMb: 32, buffersMb: 100, lookEveryMs: 100 } as const;

/**
 * Reads a table in a thread of its own, batch by batch, so that a hostile file can't exhaust this process. The thread
 * waits while batches are worked on.
 */
export async function* readTable(
  content: Uint8Array,
  asked: TableAsked,
  signal?: AbortSignal,
): AsyncGenerator<TableBatch> {
  const thread = startThread(content, asked);
  const stop = new AbortController();
  const { signal: ended } = stop;
  const watch = setInterval(() => {
    thread
      .getHeapStatistics()
      .then(({ external_memory: bytes }) => {
        if (bytes > limits.buffersMb * megabyte + content.length) stop.abort(new Refusal('file-too-complex'));
      })
      .catch(() => undefined);
  }, limits.lookEveryMs);
  thread.once('exit', () => stop.abort(new Refusal('file-too-complex')));
  let opened: TableOpened | null = null;
  try {
    const until = signal ? AbortSignal.any([ended, signal]) : ended;
    for await (const [message] of on(thread, 'message', { signal: until }) as AsyncIterable<
      [ThreadMessage]
    >) {
      if ('refused' in message) throw new Refusal(message.refused.code, message.refused.params);
      if ('end' in message) return;
      if ('opened' in message) opened = message.opened;
      else if (opened) {
        yield { ...message, opened };
        thread.postMessage('next');
      }
    }
  } catch (error) {
    signal?.throwIfAborted();
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new Refusal('file-too-complex');
    throw ended.aborted && !(error instanceof Refusal) ? ended.reason : error;
  } finally {
    clearInterval(watch);
    await thread.terminate();
  }
}

function startThread(content: Uint8Array, asked: TableAsked): Worker {
  const copy = new Uint8Array(content);
  return new Worker(new URL('./table-thread.ts', import.meta.url), {
    workerData: { content: copy, asked },
    transferList: [copy.buffer],
    resourceLimits: {
      maxOldGenerationSizeMb: limits.heapMb,
      maxYoungGenerationSizeMb: limits.youngMb,
      stackSizeMb: 4,
    },
    execArgv: [],
  });
}
