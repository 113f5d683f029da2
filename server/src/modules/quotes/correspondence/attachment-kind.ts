import { hasBytes, paperKind } from '../../../platform/files/index.ts';

/** Detects a file's type by its first bytes, not its name; null for types the market doesn't take. */
export function attachmentKind(content: Buffer): { mediaType: string; extensions: readonly string[] } | null {
  const paper = paperKind(content);
  if (paper) return paper;
  const known = signatures.find(({ starts }) => starts(content));
  if (known) return known.of(content);
  return isText(content) ? { mediaType: 'text/plain', extensions: ['txt', 'csv', 'md', 'log'] } : null;
}

type Kind = ReturnType<typeof attachmentKind>;
const is = (mediaType: string, ...extensions: string[]): Kind => ({ mediaType, extensions });
const office = 'application/vnd.openxmlformats-officedocument';
const signatures: readonly { starts: (content: Buffer) => boolean; of: (content: Buffer) => Kind }[] = [
  // CAD drawings; the digits are the program's release.
  {
    starts: (it) => /^AC10\d\d/.test(it.subarray(0, 6).toString('latin1')),
    of: () => is('image/vnd.dwg', 'dwg'),
  },
  { starts: (it) => hasBytes(it, 0, 'PK\x03\x04'), of: packed },
];

/** Office documents are archives with certain names inside; other archives may contain anything. */
function packed(content: Buffer): Kind {
  if (!content.includes('[Content_Types].xml')) return null;
  if (content.includes('vbaProject.bin')) return null;
  if (content.includes('xl/workbook.xml')) return is(`${office}.spreadsheetml.sheet`, 'xlsx');
  if (content.includes('word/document.xml')) return is(`${office}.wordprocessingml.document`, 'docx');
  if (content.includes('ppt/presentation.xml')) return is(`${office}.presentationml.presentation`, 'pptx');
  return null;
}

/** Valid UTF-8, and no page that a browser might run: those begin with a tag. */
function isText(content: Buffer): boolean {
  if (content.length === 0) return false;
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  try {
    const read = text.decode(content);
    return !/(?![\t\n\v\f\r])\p{Cc}/u.test(read) && !/^\s*</.test(read);
  } catch {
    return false;
  }
}
