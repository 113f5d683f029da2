import { expect, it } from '@jest/globals';
import { fold, wordsOf } from './fold.ts';

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
])('finds the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
