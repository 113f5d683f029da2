import { describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfBlock, PdfDocument, PdfTable } from './pdf-document.ts';
import { writePdf } from './write-pdf.ts';

const documentOf = (...blocks: PdfBlock[]): PdfDocument => ({
  title: 'İplik şartnamesi',
  locale: 'tr',
  author: 'Öztürk Makine A.Ş.',
  createdAt: new Date('2026-11-21T08:00:00Z'),
  footNote: 'Foot',
  blocks,
});
const offer: PdfTable = {
  kind: 'table',
  caption: 'Kalemler',
  rowHead: 1,
  columns: [
    { head: 'No', share: 1, align: 'end' },
    { head: 'Ürün', share: 6 },
    { head: 'Tutar', share: 2, align: 'end' },
  ],
  rows: [['1', 'Rapier loom', '$4,127.50']],
  foot: [['', 'Toplam', '$4,127.50']],
};
const long = (count: number): PdfTable => ({
  ...offer,
  rows: Array.from({ length: count }, (_, index) => [`${index + 1}`, `Loom ${index + 1}`, '$1']),
});

const open = async (blocks: PdfBlock[]) =>
  getDocument({ data: new Uint8Array(await writePdf(documentOf(...blocks))) }).promise;
type Opened = Awaited<ReturnType<typeof open>>;

const piecesOf = async (pdf: Opened, page: number) => {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, right: item.transform[4] + item.width, bottom: item.transform[5] }]
      : [],
  );
};
const textOf = async (pdf: Opened, page = 1) => (await piecesOf(pdf, page)).map(({ text }) => text).join('|');

type Node = Readonly<{ role?: string; children?: readonly Node[] }>;
/** The document's structure as text, such as `Table(THead(TR(TH)))`. */
const outlineOf = ({ role, children = [] }: Node): string => {
  const inner = children.map(outlineOf).filter(Boolean).join(' ');
  return role ? `${role}${inner && `(${inner})`}` : '';
};
const structureOf = async (pdf: Opened, page = 1) =>
  outlineOf((await (await pdf.getPage(page)).getStructTree()) as Node);

describe('a PDF', () => {
  it('says its title, language and author, and that it is made for everybody', async () => {
    const pdf = await open([{ kind: 'heading', level: 1, text: 'İplik' }]);
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'İplik şartnamesi', Author: 'Öztürk Makine A.Ş.', Language: 'tr' });
    expect(metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(String(await writePdf(documentOf()))).toContain('/DisplayDocTitle true');
  });

  it('holds real text in Turkish and other letters', async () => {
    const texts = ['İğne, ığdır, ŞÖĞÜÇ ₺12', 'ООО «Ткань» Κλωστή'];
    const pdf = await open(texts.map((text) => ({ kind: 'paragraph', text })));
    const text = (await textOf(pdf)).replaceAll('|', '');
    for (const wanted of texts) expect(text.replaceAll(' ', '')).toContain(wanted.replaceAll(' ', ''));
  });

  it('embeds its letters and asks nobody for any', async () => {
    const file = (await writePdf(documentOf(offer))).toString('latin1');
    expect(file.match(/\/FontFile2/g)).toHaveLength(2);
    expect(file).not.toContain('Helvetica');
  });

  it('is the same file for the same document', async () => {
    expect(await writePdf(documentOf(offer))).toEqual(await writePdf(documentOf(offer)));
  });
});

describe('the structure', () => {
  it('names headings, paragraphs and every part of a table', async () => {
    const pdf = await open([
      { kind: 'heading', level: 1, text: 'Teklif' },
      { kind: 'paragraph', text: 'Geçerli.' },
      { kind: 'facts', facts: [['Model', 'R-190']] },
      { kind: 'heading', level: 2, text: 'Kalemler' },
      offer,
    ]);
    const row = 'TR(TD TH TD)';
    const table = `Table(Caption THead(TR(TH TH TH)) TBody(${row}) TFoot(TR(TD TH TD)))`;
    expect(await structureOf(pdf)).toBe(`Root(Document(H1 P Table(TBody(TR(TH TD))) H2 ${table}))`);
  });

  it('repeats column heads on further pages for the eye alone', async () => {
    const pdf = await open([long(80)]);
    expect(pdf.numPages).toBe(3);
    expect(await textOf(pdf, 2)).toMatch(/^No\|Ürün\|Tutar\|/);
    expect((await structureOf(pdf, 2)).match(/THead/g)).toHaveLength(1);
  });
});

describe('on the page', () => {
  it('the foot counts all pages', async () => {
    const pdf = await open([long(80)]);
    expect(await textOf(pdf, 1)).toContain('Foot|Sayfa 1 / 3');
    expect(await textOf(pdf, 3)).toContain('Foot|Sayfa 3 / 3');
  });

  it('amounts end below one another', async () => {
    const pieces = await piecesOf(await open([offer]), 1);
    const ends = pieces.filter(({ text }) => text.startsWith('$')).map(({ right }) => right);
    expect(ends).toHaveLength(2);
    expect(ends[0]).toBeCloseTo(ends[1] ?? 0, 0);
  });

  it.each<[string, PdfBlock]>([
    ['a row longer than a page', { ...offer, rows: [['1', 'word '.repeat(6000), '$1']] }],
    ['a paragraph longer than a page', { kind: 'paragraph', text: 'word '.repeat(6000) }],
  ])('%s goes on at the next, with nothing lost or below the foot', async (_what, block) => {
    const pdf = await open([block]);
    expect(pdf.numPages).toBeGreaterThan(2);
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, (_, page) => piecesOf(pdf, page + 1)),
    );
    const words = pages.flat().flatMap(({ text }) => text.match(/word/g) ?? []);
    expect(words).toHaveLength(6000);
    expect(Math.min(...pages.flat().map(({ bottom }) => bottom))).toBeGreaterThan(30);
  });

  it('a heading does not stay behind alone', async () => {
    for (const count of [30, 31, 32, 33, 34, 35, 36]) {
      const pdf = await open([long(count), { kind: 'heading', level: 2, text: 'Notlar' }, offer]);
      const pages = await Promise.all(
        Array.from({ length: pdf.numPages }, (_, page) => textOf(pdf, page + 1)),
      );
      const [page = ''] = pages.filter((text) => text.includes('Notlar'));
      expect(page).toMatch(/Notlar\|Kalemler\|No\|/);
    }
  });
});

it('throws for a row of another length than its table', async () => {
  await expect(writePdf(documentOf({ ...offer, rows: [['1']] }))).rejects.toThrow('A row of 1 texts');
});
