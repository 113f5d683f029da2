import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { namesByScript } from '../../testing/names-by-script.ts';
import { unprintableLetter } from './index.ts';
import { lettersInFonts, writeLetters } from './letters-in-fonts.ts';

it('the list of letters is that of the fonts', () => {
  const listed = readFileSync(new URL('letters.txt', import.meta.url), 'utf8');
  expect(listed === writeLetters(lettersInFonts())).toBe(true);
});

describe('papers can show', () => {
  it.each([
    ...Object.entries(namesByScript),
    ['Turkish', 'Çağlayan Şişli İplik San. ve Tic. Ltd. Şti.\n₺ 1.250'],
    ['Vietnamese', 'Ngô Thị Hà'],
    ['Greek', 'Ζωή Παπαδοπούλου'],
    ['Cyrillic', 'Наталья Щербакова'],
    ['Hindi', 'क्‌षमा शर्मा'],
    ['letters and their marks apart', 'Ayşe'.normalize('NFD')],
    ['signs of measures', 'Ø 30 mm ± 0,5 °C, 70 × 140 cm², ≤ 3 µm → ½'],
    ['joiners and marks of direction', 'حسینی\u200cزاده \u200f(\u2067a\u2069)\u00ad\r\n\t'],
  ])('%s', (_what, text) => expect(unprintableLetter(text)).toBeNull());
});

it.each([
  ['a hieroglyph', 'Loom 𓀀 and 𓀁', '𓀀'],
  ['a pictograph of several signs', 'Sale 👩‍🏭!', '👩‍🏭'],
  ['Thai', 'บริษัท', 'บ'],
  ['a letter with its mark', 'aকা', 'কা'],
  ['the sign of a diameter', 'Rod ⌀ 30', '⌀'],
])('%s is named', (_what, text, letter) => expect(unprintableLetter(text)).toBe(letter));
