export type { PdfBlock, PdfColumn, PdfDocument, PdfTable } from './pdf-document.ts';
export { writePdf } from './write-pdf.ts';
