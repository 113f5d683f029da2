/// <reference path="./packages.d.ts" />
import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import { hasLetter, readFont } from './fonts.ts';
import type { Face } from './look.ts';

/** Fonts for the letters of one paper that its own fonts lack, by letter. */
export type FurtherFonts = Readonly<Record<Face, ReadonlyMap<string, Font>>>;

const weights: Readonly<Record<Face, number>> = { regular: 400, strong: 600 };

/** Chinese and Japanese share letters whose shapes differ; whatever stands first draws them. */
const families = {
  arabic: import.meta.resolve('@fontsource-variable/vazirmatn/unicode.json'),
  hebrew: import.meta.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  simplified: import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  traditional: import.meta.resolve('@fontsource-variable/noto-sans-tc/unicode.json'),
  japanese: import.meta.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  korean: import.meta.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
} as const;
type Family = keyof typeof families;

/** Kana and Hangul tell in which language shared letters are meant. */
function familiesFor(letters: string): readonly Family[] {
  const first: Family[] = [
    ...(/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letters) ? (['japanese'] as const) : []),
    ...(/\p{Script=Hangul}/u.test(letters) ? (['korean'] as const) : []),
  ];
  const all = Object.keys(families) as Family[];
  return [...first, ...all.filter((it) => !first.includes(it))];
}

/** Each family is cut into files; a paper needs a few of them, and of these a few letters. */
export async function furtherFonts(letters: ReadonlySet<string>): Promise<FurtherFonts> {
  const found: Record<Face, Map<string, Font>> = { regular: new Map(), strong: new Map() };
  for (const family of familiesFor([...letters].join(''))) {
    for (const { file, has } of slicesOf(family)) {
      const wanted = [...letters].filter((it) => !found.regular.has(it) && has(it)).toSorted();
      if (wanted.length === 0) continue;
      for (const face of ['regular', 'strong'] as const) {
        const font = await cutFont(file, wanted, face);
        for (const letter of wanted) if (hasLetter(font, letter)) found[face].set(letter, font);
      }
    }
  }
  return found;
}

async function cutFont(file: URL, letters: readonly string[], face: Face): Promise<Font> {
  const variationAxes = { wght: weights[face] };
  // Spaces and joiners between these letters are shaped with them.
  const text = `${letters.join('')} \u200c\u200d`;
  const content = await subsetFont(readFileSync(file), text, { targetFormat: 'truetype', variationAxes });
  return readFont(content, file.pathname);
}

type Slice = Readonly<{ file: URL; has: (letter: string) => boolean }>;
const slices = new Map<Family, readonly Slice[]>();

/** The package lists which letters each of its files has. */
function slicesOf(family: Family): readonly Slice[] {
  const known = slices.get(family);
  if (known) return known;
  const list = new URL(families[family]);
  const ranges = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
  const name = list.pathname.split('/').at(-2);
  const made = Object.entries(ranges).map(([part, range]) => ({
    file: new URL(`files/${name}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`, list),
    has: withinRange(range),
  }));
  slices.set(family, made);
  return made;
}

/** All files of all families. */
export const everySlice = (): readonly Slice[] => (Object.keys(families) as Family[]).flatMap(slicesOf);

/** Reads a range as style sheets write it: `U+600-6FF,U+200C`. */
function withinRange(range: string): (letter: string) => boolean {
  const spans = range.split(',').map((span) => {
    const [first = '', last = first] = span.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return spans.some(([first, last]) => first <= point && point <= last);
  };
}
