import { expect, it } from '@jest/globals';
import { readTexts, type SearchText, searchVector, spellings, vocabularyOf } from './search-vector.ts';
import type { StemOf } from './stems.ts';

const vectorOf = (texts: readonly SearchText[]) => searchVector(readTexts(texts), stemOf);
const wordsIn = (texts: readonly SearchText[]) => vocabularyOf(readTexts(texts));
const stems: Readonly<Record<string, string | null>> = {
  'en:looms': 'loom',
  'en:with': null,
  'tr:ipliği': 'iplik',
};
const stemOf: StemOf = (word, language) => {
  const stem = stems[`${language}:${word.toLowerCase()}`];
  return stem === undefined ? word.toLowerCase() : stem;
};

it('folds words, adds stems, drops stop words and keeps the best weight', () => {
  const vector = vectorOf([
    { text: 'looms with looms', weight: 'D', language: 'en' },
    { text: 'Looms', weight: 'A', language: 'en' },
    { text: 'pamuk ipliği', weight: 'C', language: 'tr' },
    { text: 'RL-190', weight: 'B' },
    { text: "d'air", weight: 'D', language: 'en' },
  ]);
  expect(vector).toBe("'looms':1A 'loom':1A 'pamuk':1C 'ipligi':1C 'iplik':1C 'rl':1B '190':1B 'd' 'air'");
});

it('keeps the beginning of a word that no vector can hold', () => {
  expect(vectorOf([{ text: `short ${'x'.repeat(3000)}`, weight: 'A' }])).toBe(
    `'short':1A '${'x'.repeat(50)}':1A`,
  );
});

it('asks for stems by language', () => {
  const { en, tr, none } = wordsIn([
    { text: 'Air jet', weight: 'A', language: 'en' },
    { text: 'hava', weight: 'A', language: 'tr' },
    { text: 'RL', weight: 'A' },
  ]);
  expect([...en]).toEqual(['Air', 'jet']);
  expect([...tr]).toEqual(['hava']);
  expect([...none]).toEqual(['RL']);
});

it('remembers how a word is spelt, without codes', () => {
  const found = spellings(
    wordsIn([
      { text: 'ÇÖZGÜ makinesi', weight: 'A', language: 'tr' },
      { text: 'Norrvik RL190 of', weight: 'B' },
    ]),
  );
  expect([...found]).toEqual([
    ['cozgu', 'çözgü'],
    ['makinesi', 'makinesi'],
    ['norrvik', 'Norrvik'],
  ]);
});
