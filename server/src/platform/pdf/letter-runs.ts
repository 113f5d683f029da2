import type { Font } from 'fontkit';
import { hasLetter, isOwnLetter, otherFont, ownFont } from './fonts.ts';
import type { FurtherFonts } from './further-fonts.ts';
import type { Face } from './look.ts';
import type { PdfDocument } from './pdf-document.ts';

/** Text whose letters are all in one font. */
export type TextRun = Readonly<{ text: string; font: Font; isFurther: boolean }>;

/** Signs that order or join letters, and have no shape themselves. */
const shapeless = /\p{Default_Ignorable_Code_Point}/u;
/** What stays with the letter before it. */
const attached = /[ \p{M}\p{Default_Ignorable_Code_Point}]/u;

/** The fonts that a paper needs beside its own; null for nearly all, which don't load what cuts fonts. */
export async function fontsFor({ blocks, footNote }: PdfDocument): Promise<FurtherFonts | null> {
  const text = JSON.stringify(blocks) + footNote;
  const missing = [...new Set(text)].filter((it) => !isOwnLetter(it) && !/\p{Cc}/u.test(it));
  const letters = new Set(missing.filter((it) => !shapeless.test(it)));
  if (letters.size === 0) return null;
  const { furtherFonts } = await import('./further-fonts.ts');
  return furtherFonts(letters);
}

/** Splits text by font. A letter in no font gets an empty box; the text stays copyable. */
export function runsOf(text: string, face: Face, further: FurtherFonts | null): readonly TextRun[] {
  const runs: { text: string; font: Font; isFurther: boolean }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    if (last && staysWith(last, letter)) {
      last.text += letter;
      continue;
    }
    const found = fontOf(letter, face, further);
    if (!found) continue;
    if (last?.font === found.font) last.text += letter;
    else runs.push({ text: letter, ...found });
  }
  return runs;
}

const staysWith = ({ font, isFurther }: TextRun, letter: string): boolean =>
  isFurther ? attached.test(letter) && hasLetter(font, letter) : letter === ' ';

function fontOf(letter: string, face: Face, further: FurtherFonts | null): Omit<TextRun, 'text'> | null {
  const own = ownFont(face);
  if (hasLetter(own, letter)) return { font: own, isFurther: false };
  const other = otherFont(face);
  const font = hasLetter(other, letter) ? null : further?.[face].get(letter);
  if (font) return { font, isFurther: true };
  return hasLetter(other, letter) || !shapeless.test(letter) ? { font: other, isFurther: false } : null;
}
