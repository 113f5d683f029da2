/** Writes down which letters the fonts of papers have; `pnpm printable-letters` runs it. */
import { writeFileSync } from 'node:fs';
import { lettersInFonts, writeLetters } from './letters-in-fonts.ts';

writeFileSync(new URL('letters.txt', import.meta.url), writeLetters(lettersInFonts()));
