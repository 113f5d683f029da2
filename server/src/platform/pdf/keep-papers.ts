import { LRUCache } from 'lru-cache';
import type { PdfDocument } from './pdf-document.ts';
import { writePdf } from './write-in-thread.ts';

/** About 40 kB each. */
const mostKept = 100;

/** Writes PDFs and keeps the last ones, since a paper is opened more than once. */
export function keepPapers(): (document: PdfDocument) => Promise<Buffer> {
  const kept = new LRUCache<string, Buffer>({ max: mostKept });
  return async (document) => {
    const key = JSON.stringify(document);
    const paper = kept.get(key) ?? (await writePdf(document));
    kept.set(key, paper);
    return paper;
  };
}
