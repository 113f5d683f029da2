import { LRUCache } from 'lru-cache';
import { refuseIfBusy } from '../threads/index.ts';
import type { PdfDocument } from './pdf-document.ts';
import { writePdf } from './write-in-thread.ts';

export type Paper = Readonly<{ title: string; content: Buffer }>;

/** About 40 kB each. */
const mostKept = 100;

/**
 * Writes PDFs and keeps the last ones, since a paper is opened more than once. Whoever has too many under way is refused
 * before `read` is called.
 */
export function keepPapers() {
  const kept = new LRUCache<string, Buffer>({ max: mostKept });
  return async (read: () => PdfDocument | Promise<PdfDocument>): Promise<Paper> => {
    refuseIfBusy('papers');
    const document = await read();
    const key = JSON.stringify(document);
    const content = kept.get(key) ?? (await writePdf(document));
    kept.set(key, content);
    return { title: document.title, content };
  };
}
