import { Worker } from 'node:worker_threads';

const megabyte = 1024 * 1024;
/** A scan of 20 MB takes less than 300 ms and 100 MB. A small file can unpack to gigabytes. */
const limits = { seconds: 10, heapMb: 256, unpackedBytes: 256 * megabyte, lookEveryMs: 50 } as const;

/**
 * Reads files that strangers sent in a thread of its own, one after the other, so that a hostile one can't exhaust this
 * process. The thread gets the file as `workerData` and posts its answer. `tooComplex` is the answer for files that
 * need more time or memory than they may.
 */
export function inThread<Answer>(thread: URL, tooComplex: Answer): (content: Uint8Array) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return (content) => {
    const answer = last.then(() => readIn(thread, content, tooComplex));
    last = answer.catch(() => undefined);
    return answer;
  };
}

function readIn<Answer>(file: URL, content: Uint8Array, tooComplex: Answer): Promise<Answer> {
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
