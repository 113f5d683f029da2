import { Worker } from 'node:worker_threads';
import type { PdfVerdict } from './judge-pdf.ts';

export type { PdfVerdict } from './judge-pdf.ts';

const megabyte = 1024 * 1024;
/** A scan of 20 MB takes less than 300 ms and 100 MB. A small file can unpack to gigabytes. */
const limits = { seconds: 10, heapMb: 256, unpackedBytes: 256 * megabyte, lookEveryMs: 50 } as const;

let last: Promise<unknown> = Promise.resolve();

/** Judges a PDF in a thread of its own, one after the other, so that a hostile one can't exhaust this process. */
export function inspectPdf(content: Uint8Array): Promise<PdfVerdict> {
  const verdict = last.then(() => inspect(content));
  last = verdict.catch(() => undefined);
  return verdict;
}

function inspect(content: Uint8Array): Promise<PdfVerdict> {
  const thread = new Worker(new URL('./inspection-thread.ts', import.meta.url), {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    // The library writes about damaged objects; nobody reads that.
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  const { promise, resolve, reject } = Promise.withResolvers<PdfVerdict>();
  const giveUp = () => resolve('too-complex');
  thread.once('message', resolve).once('exit', giveUp);
  thread.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? giveUp() : reject(error),
  );
  const timer = setTimeout(giveUp, limits.seconds * 1000);
  // The limits of a thread don't count buffers, which is where streams are unpacked.
  const watch = setInterval(() => {
    thread
      .getHeapStatistics()
      .then((heap) => heap.external_memory > limits.unpackedBytes && giveUp())
      .catch(() => undefined);
  }, limits.lookEveryMs);
  return promise.finally(async () => {
    clearTimeout(timer);
    clearInterval(watch);
    await thread.terminate();
  });
}
