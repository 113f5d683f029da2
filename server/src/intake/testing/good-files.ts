import { readFile } from 'node:fs/promises';
import type { FileKind } from 'shared-kit/contract/uploads';
import sharp from 'sharp';
import { writePdf } from '../../platform/pdf/index.ts';
import { loadSealing } from '../../platform/pdf-seal/index.ts';
import { anOffice } from '../../platform/testing/an-office.ts';
import { craftedPdf } from '../../platform/testing/crafted-pdf.ts';
import { lockedPdf } from '../../platform/testing/locked-pdf.ts';

export type GoodFile = Readonly<{
  what: string;
  name: string;
  kind: FileKind;
  /** A catalogue could be read from it. */
  isTable?: boolean;
  make: () => Buffer | Promise<Buffer>;
}>;

const kept = (name: string, kind: FileKind, what: string, more: Partial<GoodFile> = {}): GoodFile => ({
  what,
  name,
  kind,
  make: () => readFile(new URL(`../fixtures/${name}`, import.meta.url)),
  ...more,
});
const pdf = (what: string, make: GoodFile['make']): GoodFile => ({
  what: `a PDF ${what}`,
  name: 'paper.pdf',
  kind: 'pdf',
  make,
});
const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#853' } });
const photo = (what: string, kind: 'jpg' | 'png' | 'webp' | 'avif', make: GoodFile['make']): GoodFile => ({
  what,
  name: `photo.${kind}`,
  kind,
  make,
});
const text = (
  what: string,
  name: string,
  content: string | Buffer,
  more: Partial<GoodFile> = {},
): GoodFile => ({
  what,
  name,
  kind: 'text',
  make: () => Buffer.from(content as string),
  ...more,
});

const ours = () =>
  writePdf({
    title: 'Teklif',
    locale: 'tr',
    author: 'Tezgah',
    createdAt: new Date(0),
    footNote: '',
    blocks: [{ kind: 'paragraph', text: 'İki dokuma tezgâhı' }],
  });
const table = 'SKU;Ad\nA;Şardonlu çözgü\n';
/** Turkish letters as programs before Unicode wrote them. */
const windows1254 = Buffer.from('SKU;Ad\nA;\xdeardonlu \xe7\xf6zg\xfc\n', 'latin1');

export const goodFiles: readonly GoodFile[] = [
  pdf('of 300 bytes', () => craftedPdf()),
  pdf('of this market', ours),
  pdf('with a signature in it', async () => {
    const { makeTestKey, readTestKey, sealPdf } = await loadSealing();
    const at = new Date();
    const key = await readTestKey(await makeTestKey('Another market', at));
    return sealPdf(await ours(), { key, name: 'A buyer', reason: 'Agreed', at, timeStamp: null });
  }),
  pdf('locked against printing', () => lockedPdf({ ownerPassword: 'owner' })),
  pdf('with an invoice’s data', () =>
    craftedPdf({
      catalog: '/Names<</EmbeddedFiles<</Names[(a)4 0 R]>>>>',
      more: '<</Type/Filespec/F(factur-x.xml)/EF<</F 5 0 R>>>>',
    }),
  ),
  kept('chromium.pdf', 'pdf', 'a PDF of a browser'),
  kept('pdf-lib.pdf', 'pdf', 'a PDF of pdf-lib'),
  kept('jspdf.pdf', 'pdf', 'a PDF of jsPDF'),
  kept('qpdf-linearized.pdf', 'pdf', 'a PDF arranged for the web by qpdf'),
  kept('qpdf-streams.pdf', 'pdf', 'a PDF packed by qpdf'),
  photo('a picture of one pixel', 'png', () => picture(1, 1).png().toBuffer()),
  photo('a picture with 16 bits and transparency', 'png', () =>
    picture().ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer(),
  ),
  photo('a photo', 'jpg', () => picture().jpeg().toBuffer()),
  photo('a photo with its place', 'jpg', () =>
    picture()
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg({ progressive: true })
      .toBuffer(),
  ),
  photo('a print shop’s photo', 'jpg', () => picture().toColourspace('cmyk').jpeg().toBuffer()),
  photo('a WebP picture', 'webp', () => picture().webp().toBuffer()),
  photo('an AVIF picture', 'avif', () => picture().avif().toBuffer()),
  kept('docx-js.docx', 'docx', 'a letter'),
  kept('exceljs.xlsx', 'xlsx', 'a table of ExcelJS', { isTable: true }),
  { what: 'the smallest table', name: 'a.xlsx', kind: 'xlsx', make: () => anOffice('xlsx') },
  { what: 'slides', name: 'a.pptx', kind: 'pptx', make: () => anOffice('pptx') },
  { what: 'a drawing', name: 'hall.dwg', kind: 'dwg', make: () => Buffer.from('AC1032\0\0\0\0\0') },
  text('one letter', 'a.txt', 'a'),
  text('a drawing as text', 'pattern.dxf', '  0\nSECTION\n  2\nHEADER\n  0\nENDSEC\n  0\nEOF\n'),
  text('a table', 'prices.csv', table, { isTable: true }),
  text('a table with the mark of its encoding', 'prices.csv', `\ufeff${table}`, { isTable: true }),
  text('a table in UTF-16', 'prices.csv', Buffer.from(`\ufeff${table}`, 'utf16le'), {
    kind: 'old-text',
    isTable: true,
  }),
  text('a table of an older program', 'prices.csv', windows1254, { kind: 'old-text', isTable: true }),
];
