import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** Something that goes on in a thread, and tells what came of it once it is asked to end. */
export type InThread<Report> = Readonly<{ end: () => Promise<Report> }>;

/** Runs a module in its own thread, so that its load doesn't distort what this thread measures. */
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

/** What such a module does: it begins at once, and tells what `end` answers. */
export function asThread<Asked>(begin: (asked: Asked) => { end: () => unknown }): void {
  const { end } = begin(workerData as Asked);
  parentPort?.once('message', async () => parentPort?.postMessage(await end()));
}
