import type { ErrorCode } from 'shared-kit/contract/errors';
import type { FileKind } from 'shared-kit/contract/uploads';
import sharp from 'sharp';
import { anOffice } from '../../platform/testing/an-office.ts';
import { craftedPdf, pdfBomb } from '../../platform/testing/crafted-pdf.ts';
import { lockedPdf } from '../../platform/testing/locked-pdf.ts';

export type BadFile = Readonly<{
  what: string;
  name: string;
  make: () => Buffer | Promise<Buffer>;
  /** Doors that take one of these say `reason`; at the others it is of the wrong kind. */
  at: readonly FileKind[] | 'all';
  reason: ErrorCode;
}>;

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const link = (action: string) => `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A ${action}>>]`;
const doctype = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
const container = (...holds: readonly string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    ...holds.map((name) => Buffer.from(name, 'utf16le')),
  ]);
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#358' }, limitInputPixels: false });
async function halfOf(content: Promise<Buffer>): Promise<Buffer> {
  const whole = await content;
  return whole.subarray(0, Math.floor(whole.length / 2));
}

const all = (
  what: string,
  name: string,
  content: string | Buffer,
  reason: ErrorCode = 'upload.type',
): BadFile => ({
  what,
  name,
  at: 'all',
  reason,
  make: () => (typeof content === 'string' ? Buffer.from(content, 'latin1') : content),
});
const pdf = (what: string, reason: ErrorCode, make: BadFile['make']): BadFile => ({
  what: `a PDF ${what}`,
  name: 'paper.pdf',
  at: ['pdf'],
  reason,
  make,
});
const office = (what: string, reason: ErrorCode, content: Buffer): BadFile => ({
  what,
  name: 'table.xlsx',
  at: ['docx', 'xlsx', 'pptx'],
  reason,
  make: () => content,
});

export const badFiles: readonly BadFile[] = [
  all('nothing', 'empty.pdf', '', 'upload.empty'),
  all('a program', 'paper.pdf', 'MZ\x90\x00\x03\x00\x00\x00\x04\x00'),
  all('a page', 'paper.pdf', '<!doctype html><script>alert(1)</script>'),
  all('a drawing that runs scripts', 'a.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
  all('XML with a document type', 'a.txt', `<?xml version="1.0"?>${doctype}<x>&b;</x>`),
  all('a moving picture', 'a.gif', 'GIF89a\x01\x00\x01\x00\x00\x00\x00;'),
  all('a film', 'a.mp4', '\x00\x00\x00\x18ftypisom\x00\x00\x00\x00isomiso2'),
  {
    what: 'an iPhone’s photo',
    name: 'IMG_0012.HEIC',
    at: ['jpg'],
    reason: 'upload.heic',
    make: () => Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1'),
  },
  pdf('that runs a script', 'upload.active-content', () => craftedPdf({ catalog: `/OpenAction ${script}` })),
  pdf('with a script behind a link', 'upload.active-content', () => craftedPdf({ page: link(script) })),
  pdf('that starts a program', 'upload.active-content', () =>
    craftedPdf({ page: link('<</S/Launch/F(calc.exe)>>') }),
  ),
  pdf('that opens an address by itself', 'upload.active-content', () =>
    craftedPdf({ catalog: '/OpenAction<</S/URI/URI(https://a.example)>>' }),
  ),
  pdf('that sends a form', 'upload.active-content', () =>
    craftedPdf({ page: link('<</S/SubmitForm/F(https://a.example)>>') }),
  ),
  pdf('with a program attached', 'upload.attached-program', () =>
    craftedPdf({ catalog: '/X<</F(run.exe)/EF<<>>>>' }),
  ),
  pdf('with a password', 'upload.password', () => lockedPdf({ userPassword: 'user' })),
  pdf('cut short', 'upload.broken', () => craftedPdf().subarray(0, -60)),
  pdf('of one line', 'upload.broken', () => Buffer.from('%PDF-1.7\n')),
  pdf('that unpacks to a gigabyte', 'upload.too-complex', pdfBomb),
  {
    what: 'half a photo',
    name: 'a.jpg',
    at: ['jpg'],
    reason: 'upload.broken',
    make: () => halfOf(picture(300, 200).jpeg({ quality: 100 }).toBuffer()),
  },
  {
    what: 'the first bytes of a picture',
    name: 'a.png',
    at: ['png'],
    reason: 'upload.broken',
    make: () => Buffer.from('\x89PNG\r\n\x1a\nno picture', 'latin1'),
  },
  {
    what: 'a picture with too many pixels',
    name: 'a.png',
    at: ['png'],
    reason: 'upload.pixels',
    make: () => picture(10_001, 10_000).png().toBuffer(),
  },
  office(
    'a table with macros',
    'upload.active-content',
    anOffice('xlsx', [{ name: 'xl/vbaProject.bin', xml: 'x' }]),
  ),
  office(
    'a table with a document type',
    'upload.doctype',
    anOffice('xlsx', [{ name: 'xl/styles.xml', xml: `${doctype}<styleSheet/>` }]),
  ),
  office(
    'a letter with a program in it',
    'upload.attached-program',
    anOffice('docx', [{ name: 'word/embeddings/setup.exe', xml: 'MZ' }]),
  ),
  office('a table with a password', 'upload.password', container('EncryptedPackage')),
  office('a table of old Excel', 'upload.old-office', container('Workbook')),
  office('half a table', 'upload.broken', anOffice('xlsx').subarray(0, 250)),
];
