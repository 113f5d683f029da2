export type { PdfBlock, PdfDocument } from './pdf-document.ts';
export { writePdf } from './write-pdf.ts';
