import { describe, expect, it } from '@jest/globals';
import { inOrder } from './reading-order.ts';

/** The line's parts from left to right, those that are read from right to left in brackets. */
const standing = (...lines: string[]) =>
  inOrder(lines).map(({ stretches }) =>
    stretches.map(({ text, isRightToLeft }) => (isRightToLeft ? `<${text}>` : text)).join('|'),
  );

describe('a line', () => {
  it.each<[string, string, string]>([
    ['without such letters stays whole', 'Loom 12 (Rev 2)', 'Loom 12 (Rev 2)'],
    ['goes on to the right after a name', 'of שלום Ltd. 12', 'of |<שלום>| Ltd. 12'],
    ['keeps a number readable after a name', 'שלום 12 looms of Ö', '12|<שלום >| looms of Ö'],
    ['begins with a name in our sentence', 'שלום sells looms', '<שלום>| sells looms'],
    ['begins with our words before a longer name', 'To שלום וברכה', 'To |<שלום וברכה>'],
    [
      'is read from right to left if its paragraph is',
      'שלום וברכה RL-190 שלום',
      '< שלום>|RL-190|<שלום וברכה >',
    ],
    ['has a sum within', 'מחיר 1,250.50 דולר', '< דולר>|1,250.50|<מחיר >'],
  ])('%s', (_what, text, expected) => {
    expect(standing(text)).toEqual([expected]);
  });

  it('is ordered within its paragraph: a bracket knows what opened on the line before', () => {
    expect(standing('שלום (וברכה ', 'ושלום) וברכה')).toEqual(['<שלום (וברכה>', '<ושלום) וברכה>']);
    expect(inOrder(['שלום ', '12'])[1]?.isRightToLeft).toBe(true);
  });

  it('keeps its text as it is read', () => {
    expect(inOrder(['a שלום (', 'b) ']).map(({ text }) => text)).toEqual(['a שלום (', 'b) ']);
  });
});
