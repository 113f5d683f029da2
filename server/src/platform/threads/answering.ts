import { readFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** A file's bytes, or the path of one on this machine. */
export type Content = Uint8Array | string;

/** The file that a thread was given. */
export const contentOf = async (given: Content): Promise<Uint8Array> =>
  typeof given === 'string' ? readFile(given) : given;

/** Linux has priorities of threads; elsewhere this would slow down the whole process. */
export function letRequestsGoFirst(): void {
  if (process.platform === 'linux') setPriority(Math.max(10, getPriority()));
}

/** In a thread: answers each order. A failure ends the thread, and its asker gets the error. */
export function answering<Given, Answer>(work: (given: Given) => Promise<Answer> | Answer): void {
  letRequestsGoFirst();
  parentPort?.on('message', async (given: Given) => parentPort?.postMessage(await work(given)));
}
