import { askThread, type ThreadKind } from '../threads/index.ts';
import type { PdfDocument } from './pdf-document.ts';

const kind: ThreadKind = {
  file: new URL('./paper-thread.ts', import.meta.url),
  work: 'papers',
  heapMb: 256,
  buffersMb: 256,
  keptSeconds: 60,
};

/** Writes a PDF in a thread: 200 lines take half a second, in which this process could answer nobody. */
export const writePdf = async (document: PdfDocument): Promise<Buffer> => {
  const { buffer, byteOffset, byteLength } = await askThread<PdfDocument, Uint8Array<ArrayBuffer>>(
    kind,
    document,
  );
  return Buffer.from(buffer, byteOffset, byteLength);
};
