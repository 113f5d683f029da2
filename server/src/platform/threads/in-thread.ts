import type { Content } from './answering.ts';
import { askThread } from './ask-thread.ts';
import { type ThreadKind, TooComplex } from './thread.ts';

/** A scan of 20 MB takes less than 300 ms and 100 MB. A small file can unpack to gigabytes. */
const memory = { heapMb: 256, buffersMb: 256 } as const;

/** Reads files of strangers in threads. `tooComplex` is the answer for those that need more than they may. */
export function inThread<Answer>(file: URL, tooComplex: Answer): (content: Content) => Promise<Answer> {
  const kind: ThreadKind = { file, work: 'files', ...memory };
  return (content) =>
    askThread<Content, Answer>(kind, content).catch((error: unknown) => {
      if (error instanceof TooComplex) return tooComplex;
      throw error;
    });
}
