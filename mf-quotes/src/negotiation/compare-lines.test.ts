import { expect, it } from '@jest/globals';
import { type ComparableLine, compareLines } from './compare-lines.ts';

const loom: ComparableLine = {
  key: 'loom',
  title: 'RL 190 Dobby',
  quantity: 6,
  unitPrice: '148500',
  total: '891000.00',
};
const dobby: ComparableLine = {
  key: 'dobby',
  title: 'EDB-16',
  quantity: 6,
  unitPrice: '11400',
  total: '68400',
};

it.each<[string, Partial<ComparableLine>, string]>([
  ['nothing', {}, 'same'],
  ['only how a price is written', { unitPrice: '148500.0000', total: '891000' }, 'same'],
  ['the quantity', { quantity: 8 }, 'changed'],
  ['the price', { unitPrice: '141200' }, 'changed'],
  ['a price that was on request', { unitPrice: null }, 'changed'],
  ['the words', { title: 'RL 190 Dobby, 190 cm' }, 'changed'],
])('where a later revision changes %s, the line is %s', (_what, change, expected) => {
  expect(compareLines([{ ...loom, ...change }], [loom]).map((line) => line.change)).toEqual([expected]);
});

it('tells of what is new and, at the end, of what is gone', () => {
  const told = compareLines([dobby], [loom]).map(({ line, change }) => [line.key, change]);
  expect(told).toEqual([
    ['dobby', 'added'],
    ['loom', 'removed'],
  ]);
});

it('marks nothing where there is nothing to compare with', () => {
  expect(compareLines([loom, dobby], null).map(({ change }) => change)).toEqual(['same', 'same']);
});
