import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import type { Face } from './look.ts';

/** The interface's font, and one with Cyrillic and Greek for names in those scripts. */
const files: Readonly<Record<Face, readonly [own: string, other: string]>> = {
  regular: [
    import.meta.resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  ],
  strong: [
    import.meta.resolve('@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf'),
    import.meta.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  ],
};

/** Text whose letters are all in one font. */
export type TextRun = Readonly<{ text: string; font: Font }>;

const opened = new Map<string, Font>();

/** Read at first use and kept: fonts don't change while the server runs. */
function openFont(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = create(readFileSync(fileURLToPath(file)));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds more than one font`);
  opened.set(file, font);
  return font;
}

/** Splits text by font. A letter in neither goes to the second, which draws an empty box; the text stays copyable. */
export function runsOf(text: string, face: Face): readonly TextRun[] {
  const [own, other] = files[face];
  const fontOf = (letter: string) =>
    openFont(openFont(own).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? own : other);
  const runs: { text: string; font: Font }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const font = letter === ' ' && last ? last.font : fontOf(letter);
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}
