import type { PdfBlock } from '../../../platform/pdf/index.ts';
import { heading } from '../../quotes/index.ts';

/** Lines below a heading; nothing if there are none. */
export const lineList = (title: string, lines: readonly string[]): readonly PdfBlock[] =>
  lines.length === 0 ? [] : [heading(title), { kind: 'paragraph', text: lines.join('\n') }];
