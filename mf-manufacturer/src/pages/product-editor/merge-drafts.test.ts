import { expect, it } from '@jest/globals';
import type { ProductDraft } from 'shared-kit/contract/products';
import { changedPaths, mergeDrafts } from './merge-drafts.ts';
import { aDraft } from './testing/editor-answer.ts';
import { afterTier } from './tier-money.ts';

type Change = Partial<ProductDraft>;
const title = (en: string, tr = 'Kancalı tezgâh RL 190') => ({ title: { en, tr } }); // language: both that the market has

it.each<[string, Change, Change, Change, string[]]>([
  ['of different texts', title('Mine'), { model: 'Theirs' }, { ...title('Mine'), model: 'Theirs' }, []],
  [
    'of two languages of one text',
    title('Mine'),
    title('Rapier loom RL 190', 'Onunki'),
    title('Mine', 'Onunki'),
    [],
  ],
  ['of the same text', title('Mine'), title('Theirs'), title('Mine'), ['title.en']],
  ['that are equal', title('Same'), title('Same'), title('Same'), []],
  [
    'of two attributes',
    { attributes: { reed_width_cm: 190, shafts: 16 } },
    { attributes: { reed_width_cm: 220 } },
    { attributes: { reed_width_cm: 220, shafts: 16 } },
    [],
  ],
  [
    'that take an attribute out',
    { attributes: {} },
    { model: 'Theirs' },
    { attributes: {}, model: 'Theirs' },
    [],
  ],
  [
    'of an attribute that the other took out',
    { attributes: { reed_width_cm: 200 } },
    { attributes: {} },
    { attributes: { reed_width_cm: 200 } },
    ['attributes.reed_width_cm'],
  ],
])('merges changes %s', (_what, mine, theirs, merged, conflicts) => {
  const result = mergeDrafts(aDraft(), aDraft(mine), aDraft(theirs));
  expect(result.merged).toEqual(aDraft(merged));
  expect(result.conflicts.map(({ path }) => path)).toEqual(conflicts);
});

it('names what differs', () => {
  expect(changedPaths(aDraft(), aDraft({ ...title('Other'), year: 2020 }))).toEqual(['title.en', 'year']);
  expect(changedPaths(aDraft(), aDraft())).toEqual([]);
});

it.each([
  ['159000', '5', '151050'],
  ['2.875', '3', '2.7888'],
  ['0.01', '50', '0.005'],
  ['99.99', '12.5', '87.4913'],
])('%s less %s%% is %s', (price, percent, expected) => {
  expect(afterTier(price, percent)).toBe(expected);
});
