import { inThread } from '../threads/index.ts';
import type { PdfVerdict } from './judge-pdf.ts';

export type { PdfVerdict } from './judge-pdf.ts';

/** Says whether a PDF may be kept, and why not. */
export const inspectPdf = inThread<PdfVerdict>(
  new URL('./inspection-thread.ts', import.meta.url),
  'too-complex',
);
