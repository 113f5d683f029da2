import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

const megabyte = 1024 * 1024;
/** A scan of 20 MB takes less than 300 ms and 100 MB. A small file can unpack to gigabytes. */
const limits = { seconds: 10, heapMb: 256, unpackedBytes: 256 * megabyte, lookEveryMs: 50 } as const;

/** A file's bytes, or the path of one on this machine. */
export type Content = Uint8Array | string;

/** What several threads may use together bounds how many run. */
const threads = 3;

/**
 * Reads files that strangers sent in threads of their own, so that a hostile one can't exhaust this process. A few run
 * side by side: a slow one doesn't hold up the others. The thread gets the file as `workerData` and posts its answer.
 * `tooComplex` is the answer for files that need more time or memory than they may.
 */
export function inThread<Answer>(thread: URL, tooComplex: Answer): (content: Content) => Promise<Answer> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (content) => {
    if (running >= threads) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await readIn(thread, content, tooComplex);
    } finally {
      const next = waiting.shift();
      // The next one takes this place.
      if (next) next();
      else running -= 1;
    }
  };
}

/** The file that a thread was given. */
export const contentOf = async (given: Content): Promise<Uint8Array> =>
  typeof given === 'string' ? readFile(given) : given;

function readIn<Answer>(file: URL, content: Content, tooComplex: Answer): Promise<Answer> {
  const thread = new Worker(file, {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    // The library writes about damaged objects; nobody reads that.
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const giveUp = () => resolve(tooComplex);
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
