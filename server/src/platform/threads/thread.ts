import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { Beginning } from './begin-thread.ts';
import { keptThreads } from './kept-threads.ts';
import { laneLimits } from './lanes.ts';
import { takePlace } from './place.ts';

/** What a thread does, and the memory that it may take. */
export type ThreadKind = Readonly<{
  file: URL;
  work: 'files' | 'papers';
  /** Where it takes less than its lane allows. */
  cpuSeconds?: number;
  heapMb: number;
  /** Streams are unpacked into buffers, which a thread's own limits don't count. */
  buffersMb: number;
  /** An idle thread waits this long for the next order. Only for threads that read nothing of strangers. */
  keptSeconds?: number;
}>;

/** It needs more CPU time or memory than it may. */
export class TooComplex extends Error {
  override name = 'TooComplex';
}

export type Thread = Readonly<{
  worker: Worker;
  /** Aborts when the thread must end: over a limit, its asker has left, or it failed. The reason says which. */
  ended: AbortSignal;
  /** Ends the thread, or keeps it for the next order if it did its work. One that had to end isn't waited for. */
  close: (isDone: boolean) => Promise<void>;
}>;

/** Requests have 0 and go first. Papers come before files of strangers, because their work is short. */
const niceOf = { papers: 10, files: 19 } as const;
const beginThread = new URL('./begin-thread.ts', import.meta.url);
const lookEveryMs = 50;
const megabyte = 1024 * 1024;

/**
 * The only place that starts threads. Waits for a place, so at most so many run for one person, one company and this
 * process; refuses at once when too many wait. The thread ends with the request or the job that asked for it.
 */
export async function openThread(kind: ThreadKind, extraBufferBytes = 0): Promise<Thread> {
  const { lane, ending, release, giveBack } = await takePlace(kind.work);
  const kept = keptThreads.take(kind.file);
  const worker = kept ?? startThread(kind);
  const unwatch = watch(worker, ending, {
    since: kept ? kept.cpuUsage().catch(() => undefined) : null,
    cpuSeconds: kind.cpuSeconds ?? laneLimits[lane].cpuSeconds,
    bufferBytes: kind.buffersMb * megabyte + extraBufferBytes,
  });
  const close = async (isDone: boolean) => {
    release();
    unwatch();
    if (isDone && kind.keptSeconds !== undefined && !ending.signal.aborted) {
      keptThreads.keep(kind.file, worker, kind.keptSeconds);
      giveBack();
    } else {
      // Native code can't be interrupted: the place is taken until the thread has really ended.
      const terminated = worker.terminate().finally(giveBack);
      if (!ending.signal.aborted) await terminated;
    }
  };
  return { worker, ended: ending.signal, close };
}

function startThread({ file, work, heapMb }: ThreadKind): Worker {
  const options: WorkerOptions = {
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    // Discards what libraries print about damaged files.
    stdout: true,
    stderr: true,
    execArgv: [],
    workerData: { file: file.href, nice: niceOf[work] } satisfies Beginning,
  };
  // Ignores errors after the thread has answered.
  return new Worker(beginThread, options).on('error', () => undefined);
}

type Bounds = Readonly<{
  /** The CPU time that a kept thread had used before. */
  since: Promise<NodeJS.CpuUsage | undefined> | null;
  cpuSeconds: number;
  bufferBytes: number;
}>;

function watch(worker: Worker, ending: AbortController, { since, cpuSeconds, bufferBytes }: Bounds) {
  const giveUp = () => ending.abort(new TooComplex());
  const fail = (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? giveUp() : ending.abort(error);
  worker.on('error', fail).on('exit', giveUp);
  const look = async () => {
    const heap = await worker.getHeapStatistics();
    const { user, system } = await worker.cpuUsage(await (since ?? undefined));
    if (heap.external_memory > bufferBytes || user + system > cpuSeconds * 1e6) giveUp();
  };
  // The thread isn't running yet, or has ended.
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
  return () => {
    clearInterval(timer);
    worker.off('error', fail).off('exit', giveUp);
  };
}
