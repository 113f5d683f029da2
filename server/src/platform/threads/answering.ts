import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';

/** A file's bytes, or the path of one on this machine. */
export type Content = Uint8Array | string;

/** The file that a thread was given. */
export const contentOf = async (given: Content): Promise<Uint8Array> =>
  typeof given === 'string' ? readFile(given) : given;

/** In a thread: answers each order. A failure ends the thread, and its asker gets the error. */
export function answering<Given, Answer>(work: (given: Given) => Promise<Answer> | Answer): void {
  parentPort?.on('message', async (given: Given) => parentPort?.postMessage(await work(given)));
}
