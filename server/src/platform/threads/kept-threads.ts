import type { Worker } from 'node:worker_threads';

type Kept = Readonly<{ worker: Worker; forget: () => void }>;

/** Idle threads by their file. Loading the code for a PDF takes longer than making one. */
function keepThreads() {
  const kept = new Map<string, Set<Kept>>();
  return {
    keep({ href }: URL, worker: Worker, seconds: number): void {
      const ofFile = kept.get(href) ?? new Set();
      kept.set(href, ofFile);
      const forget = () => {
        ofFile.delete(idle);
        clearTimeout(timer);
        worker.off('exit', forget);
      };
      const idle = { worker, forget };
      const timer = setTimeout(() => void worker.terminate(), seconds * 1000).unref();
      // It must not keep the process from exiting.
      worker.once('exit', forget).unref();
      ofFile.add(idle);
    },
    take({ href }: URL): Worker | null {
      const [idle] = kept.get(href) ?? [];
      idle?.forget();
      idle?.worker.ref();
      return idle?.worker ?? null;
    },
  };
}

export const keptThreads = keepThreads();
