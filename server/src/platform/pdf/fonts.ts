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

const opened = new Map<string, Font>();

/** Read at first use and kept: fonts don't change while the server runs. */
function openFont(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = readFont(readFileSync(fileURLToPath(file)), file);
  opened.set(file, font);
  return font;
}

export function readFont(content: Buffer, name: string): Font {
  const font = create(content);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} holds more than one font`);
  return font;
}

export const ownFont = (face: Face): Font => openFont(files[face][0]);
export const otherFont = (face: Face): Font => openFont(files[face][1]);

export const hasLetter = (font: Font, letter: string): boolean =>
  font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** Whether every paper can show it, without further fonts. */
export const isOwnLetter = (letter: string): boolean =>
  hasLetter(ownFont('regular'), letter) || hasLetter(otherFont('regular'), letter);
