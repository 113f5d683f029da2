import { expect, it } from '@jest/globals';
import { beforeCutting, fold, wordsOf } from './fold.ts';

it.each([
  ['İPLİK', 'iplik'],
  ['IPLIK', 'iplik'],
  ['ıplık', 'iplik'],
  ['Çözgü', 'cozgu'],
  ['ÇÖZGÜ', 'cozgu'],
  ['ağızlık', 'agizlik'],
  ['AĞIZLIK', 'agizlik'],
  ['Şardon', 'sardon'],
  ['tezgâh', 'tezgah'],
  ['i\u0307plik', 'iplik'],
  ['Göçer Makina', 'gocer makina'],
  ['Zürich straße', 'zurich strasse'],
  ['Køge Æro Łódź', 'koge aero lodz'],
  ['Norrvik Borås', 'norrvik boras'],
  ['ﬁbre', 'fibre'],
  ['１２０ｃｍ', '120cm'],
  ['Пряжа', 'пряжа'],
  ['織機', '織機'],
  ['🧵', '🧵'],
  ['', ''],
])('folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(folded)).toBe(folded);
});

it.each([
  ['RL-190 Dobby', ['RL', '190', 'Dobby']],
  ["5'li saten, %100 pamuk_karde", ['5', 'li', 'saten', '100', 'pamuk', 'karde']],
  ['çözgü makinesi', ['çözgü', 'makinesi']],
  ['🧵 100 % \u0000 "quoted" & | ! :* <->', ['100', 'quoted']],
  ['   ', []],
  ['❤️', []],
  ['\u0301', []],
  ['ﾟ', []],
  ['( ͡° ͜ʖ ͡°)', ['ʖ']],
  ['ﷺ', ['صلى', 'الله', 'عليه', 'وسلم']],
  ['½ m² ①', ['1', '2', 'm2', '1']],
  [`${'x'.repeat(300)} yarn`, ['x'.repeat(50), 'yarn']],
])('finds the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('finds words that are letters and digits when folded, in every character there is', () => {
  const odd: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    if (!character.isWellFormed()) continue;
    const words = wordsOf(`${character}a${character}`).map(fold);
    if (!words.every((word) => /^[\p{L}\p{N}]+$/u.test(word))) odd.push(code.toString(16));
  }
  expect(odd).toEqual([]);
});

it.each([
  ['i\u0307plik', ['iplik']],
  ['tezga\u0302h', ['tezgâh']],
  ['ip\u200blik doku\u00adma \ufeffkot', ['iplik', 'dokuma', 'kot']],
  ['70x140', ['70', '140']],
  ['70 X 140', ['70', '140']],
  ['70 × 140×3', ['70', '140', '3']],
  ['4 xyz x200', ['4', 'xyz', 'x200']],
])('cuts %j into %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
  expect(wordsOf(beforeCutting(text))).toEqual(words);
});
