import { expect, it } from '@jest/globals';
import { factsIn, lineWordsOf } from './line-words.ts';

const asked = {
  title: { en: 'Weaving machine', tr: 'Dokuma makinesi' },
  options: { en: 'Blue', tr: 'Mavi' },
};
const read = (typed: { title: string; description: string }, requested: typeof asked | undefined = asked) => {
  const line = { ...typed, words: lineWordsOf(typed, requested, 'en') };
  return ['en', 'tr'].map((locale) => {
    const { title, description, writtenIn } = factsIn(line, locale as 'en' | 'tr');
    return [title, description, writtenIn];
  });
};

it.each([
  ['what was left in English', { title: 'Weaving machine', description: 'Blue' }],
  ['what was left in Turkish', { title: 'Dokuma makinesi', description: 'Mavi' }],
])('%s is read in each language', (_what, typed) => {
  expect(read(typed)).toEqual([
    ['Weaving machine', 'Blue', null],
    ['Dokuma makinesi', 'Mavi', null],
  ]);
});

it('the maker’s own words say their language, beside those of the product', () => {
  expect(read({ title: 'Weaving machine', description: 'Blue, with rails' })).toEqual([
    ['Weaving machine', 'Blue, with rails', 'en'],
    ['Dokuma makinesi', 'Blue, with rails', 'en'],
  ]);
});

it('so does a line that nobody asked for', () => {
  const line = {
    title: 'Installation',
    description: '',
    words: lineWordsOf({ title: 'Installation', description: '' }, undefined, 'tr'),
  };
  expect(factsIn(line, 'en')).toMatchObject({ title: 'Installation', writtenIn: 'tr' });
});

it('a line of earlier times has one language', () => {
  expect(factsIn({ title: 'Loom', description: 'Red' }, 'tr')).toEqual({
    title: 'Loom',
    description: 'Red',
    writtenIn: null,
  });
});
