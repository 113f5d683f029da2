import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { limitsGuide } from './limits-guide.ts';
import { settingsGuide } from './settings-guide.ts';
import { mapWithWords } from './words-guide.ts';

it.each([
  ['limits.md', limitsGuide],
  ['settings.md', settingsGuide],
])('%s says what the code says', (page, made) => {
  expect(readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8')).toBe(made());
});

describe('the map', () => {
  const map = readFileSync(new URL('../../../docs/map.md', import.meta.url), 'utf8');

  it('has the words of the glossary', () => {
    expect(mapWithWords(map)).toBe(map);
  });

  it('gets what changes in the glossary, and keeps the rest', () => {
    const concepts = [
      {
        word: 'loom',
        en: 'loom',
        tr: 'tezgâh',
        meaning: 'weaves',
        not: 'mill',
        refused: { en: ['basket'], tr: [{ word: 'resim/resm' }] },
      },
    ];
    const [before] = map.split('\n| word ');
    const after = map.slice(map.indexOf('\n## Rooms'));
    expect(mapWithWords(map, { concepts })).toBe(
      `${before}\n${[
        '| word | meaning | not  | English | Turkish | and never       |',
        '| ---- | ------- | ---- | ------- | ------- | --------------- |',
        '| loom | weaves  | mill | loom    | tezgâh  | basket, _resim_ |',
      ].join('\n')}\n${after}`,
    );
  });
});
