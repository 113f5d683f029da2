import { inflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { namesByScript } from '../testing/names-by-script.ts';
import type { PdfBlock, PdfDocument } from './pdf-document.ts';
import { writePdf } from './write-pdf.ts';

const documentOf = (...blocks: PdfBlock[]): PdfDocument => ({
  title: 'Quote',
  locale: 'en',
  author: 'Tezgah',
  createdAt: new Date('2026-11-21T08:00:00Z'),
  footNote: '',
  blocks,
});
const paragraph = (text: string): PdfBlock => ({ kind: 'paragraph', text });

type Piece = Readonly<{ text: string; left: number; bottom: number }>;
async function piecesOf(file: Buffer): Promise<readonly Piece[]> {
  const pdf = await getDocument({ data: new Uint8Array(file) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== '' && !item.str.startsWith('Page 1')
      ? [{ text: item.str, left: item.transform[4], bottom: item.transform[5] }]
      : [],
  );
}
const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');
const withoutSpaces = (text: string) => text.replace(/[\s\u200c]/g, '');

/** The texts that lines say of themselves, in the order of the page. */
function saidTexts(file: Buffer): readonly string[] {
  const source = file.toString('latin1');
  const streams = [...source.matchAll(/FlateDecode\n>>\nstream\n/g)].flatMap(({ index, 0: head }) => {
    const start = index + head.length;
    return [inflateSync(file.subarray(start, source.indexOf('endstream', start))).toString('latin1')];
  });
  return [...streams.join('').matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs)].map(([, text = '']) => {
    const signs: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
    const bytes = text.replace(/\\(.)/gs, (_all, sign: string) => signs[sign] ?? sign);
    return Buffer.from(bytes, 'latin1').subarray(2).swap16().toString('utf16le');
  });
}

const isReadFromRight = (name: string) => /[\u0590-\u08ff]/.test(name);

describe.each(Object.entries(namesByScript))('a name in %s', (_script, name) => {
  it('is shown and copied, also where it is strong, in a table and in the foot', async () => {
    const file = await writePdf({
      ...documentOf(
        { kind: 'heading', level: 1, text: name },
        paragraph(name),
        { kind: 'facts', facts: [[name, name]] },
        { kind: 'table', columns: [{ head: name, share: 1, align: 'end' }], rows: [[name]], foot: [[name]] },
      ),
      footNote: name,
    });
    const read = withoutSpaces(textOf(await piecesOf(file)));
    expect(read).toBe(withoutSpaces(name).repeat(8));
  });

  it('leaves what stands after it as it was written', async () => {
    const file = await writePdf(documentOf(paragraph(`${name} sells RL-190 (Rev 2) for $1,250.50.`)));
    const pieces = await piecesOf(file);
    expect(textOf(pieces)).toContain('sells RL-190 (Rev 2) for $1,250.50.');
    expect(withoutSpaces(textOf(pieces))).toBe(withoutSpaces(`${name}sellsRL-190(Rev2)for$1,250.50.`));
    expect(new Set(pieces.map(({ bottom }) => bottom)).size).toBe(1);
  });

  it('stands in the text that the line says of itself, if it is read from the right', async () => {
    const text = `${name} (Rev 2)`;
    const file = await writePdf(documentOf(paragraph(text)));
    expect(saidTexts(file)).toEqual(isReadFromRight(name) ? [text] : []);
  });
});

describe('a paragraph', () => {
  const arabic = 'تبيع الشركة ماكينات نسيج من طراز RL-190 بسعر 1,250.50 دولار (شامل الشحن)';

  it('that is read from right to left begins at the right, with its numbers as they were', async () => {
    const pieces = await piecesOf(await writePdf(documentOf(paragraph(arabic))));
    const leftOf = (text: string) => pieces.find((it) => it.text === text)?.left ?? 0;
    expect(leftOf('RL-190')).toBeGreaterThan(leftOf('1,250.50'));
    expect(leftOf('1,250.50')).toBeGreaterThan(60);
    expect(withoutSpaces(textOf(pieces))).toBe(withoutSpaces(arabic));
  });

  it('in Chinese is broken between its letters, never before a full stop or comma', async () => {
    const sentence = '本公司生产的剑杆织机采用先进的电子控制系统，适用于各种织物。';
    for (const before of ['', '一', '一二', '一二三']) {
      const pieces = await piecesOf(await writePdf(documentOf(paragraph(before + sentence.repeat(6)))));
      const lines = Map.groupBy(pieces, ({ bottom }) => bottom);
      const texts = [...lines.values()].map(textOf);
      expect(texts.length).toBeGreaterThan(3);
      expect(texts.filter((line) => /^[，。]/.test(line))).toEqual([]);
      expect(texts.join('')).toBe(before + sentence.repeat(6));
    }
  });
});

describe('the file', () => {
  const fontsIn = (file: Buffer) => file.toString('latin1').match(/\/FontFile[23]/g)?.length ?? 0;

  it('embeds only what it uses', async () => {
    const [plain, named] = [
      await writePdf(documentOf(paragraph('Loom'))),
      await writePdf(documentOf(paragraph('Loom 织'))),
    ];
    expect([fontsIn(plain), fontsIn(named)]).toEqual([1, 2]);
    expect(named.length - plain.length).toBeLessThan(8000);
  });

  it('is the same for the same document', async () => {
    const paper = documentOf(paragraph(Object.values(namesByScript).join(', ')));
    expect(await writePdf(paper)).toEqual(await writePdf(paper));
  });

  it('shows no box for signs that only order or join letters', async () => {
    const file = await writePdf(documentOf(paragraph('\u200eLoom\u2069 \u2066RL\ufe0f\u{e0061}')));
    expect(withoutSpaces(textOf(await piecesOf(file)))).toMatch(
      /^[\u200e\u2066\u2069]*Loom[\u200e\u2066\u2069]*RL$/,
    );
  });
});
