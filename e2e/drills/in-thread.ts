import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** A task in a thread; ending it returns its report. */
export type InThread<Report> = Readonly<{ end: () => Promise<Report> }>;

/** Runs a module in a thread of its own, so that its load doesn't distort measurements in this thread. */
export function inThread<Report>(module: URL, asked: object): InThread<Report> {
  const worker = new Worker(module, { workerData: asked });
  const failed = once(worker, 'error').then(([error]) => {
    throw error;
  });
  failed.catch(() => undefined);
  return {
    end: async () => {
      const report = once(worker, 'message');
      worker.postMessage('end');
      const [told] = await Promise.race([report, failed]);
      await worker.terminate();
      return told as Report;
    },
  };
}

/** Entry point of such a module: starts at once, and reports the result of `end`. */
export function asThread<Asked>(begin: (asked: Asked) => { end: () => unknown }): void {
  const { end } = begin(workerData as Asked);
  parentPort?.once('message', async () => parentPort?.postMessage(await end()));
}
