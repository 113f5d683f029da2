import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { defaultLocale } from 'shared-kit/contract/languages';
import { ownFont } from './fonts.ts';
import type { PdfDocument } from './pdf-document.ts';
import { openSheet } from './sheet.ts';
import { widthOf } from './sheet-text.ts';

const server = new URL('../..', import.meta.url);
const texts = globSync('**/messages/*.json', { cwd: server }).flatMap((file) =>
  Object.values(JSON.parse(readFileSync(new URL(file, server), 'utf8')) as Record<string, string>),
);
const empty: PdfDocument = {
  title: '',
  locale: defaultLocale,
  author: '',
  createdAt: new Date(0),
  footNote: '',
  blocks: [],
};

it.each(['regular', 'strong'] as const)(
  'a text without digits is as wide word by word as at once, %s',
  async (face) => {
    const sheet = await openSheet(empty);
    const font = ownFont(face);
    const look = { face, size: font.unitsPerEm, lineHeight: 1, colour: '' };
    const words = texts.filter((text) => /^[\p{L} .,:;()]+$/u.test(text));
    expect(words.length).toBeGreaterThan(100);
    const differing = words.filter(
      (text) =>
        Math.abs(widthOf(sheet, text, look) - font.layout(text.trimEnd(), ['tnum']).advanceWidth) > 1e-6,
    );
    expect(differing).toEqual([]);
  },
);
