export { keepPapers } from './keep-papers.ts';
export type { PdfAttachment, PdfBlock, PdfDocument } from './pdf-document.ts';
export { writePdf } from './write-in-thread.ts';
