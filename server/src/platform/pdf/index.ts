import type { PdfDocument } from './pdf-document.ts';

export type { PdfAttachment, PdfBlock, PdfDocument } from './pdf-document.ts';

/** The PDF library and its font engine are large, and few processes write a document: the first one loads them. */
export const writePdf = async (document: PdfDocument): Promise<Buffer> =>
  (await import('./write-pdf.ts')).writePdf(document);
