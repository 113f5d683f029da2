import { expect, it } from '@jest/globals';
import { crosses, type Measured, worse } from './budgets.ts';

const good: Measured = { shift: 0, moved: [], longestTaskMs: 100, bytes: 50_000 };
const blocked = (ms: number): Measured => ({ ...good, longestTaskMs: ms });

it.each([
  [good, false],
  [blocked(3000), true],
  [{ ...good, shift: 0.3 }, true],
  [{ ...good, bytes: 300_000 }, true],
])('%j crosses a budget: %s', (measured, expected) => {
  expect(crosses(measured)).toBe(expected);
});

const never: readonly Measured[] = [];
it.each([
  ['worse each time', [blocked(3000), blocked(3100)], [blocked(90), blocked(80)], 1],
  ['worse once, on a busy machine', [blocked(3000), blocked(90)], [blocked(90), blocked(80)], 0],
  ['as slow as the live release', [blocked(3000), blocked(3100)], [blocked(2900), blocked(80)], 0],
  ['a first release, which has the budgets', [blocked(3000)], never, 1],
] as const)('%s', (_what, own, live, faults) => {
  expect(worse(own, live)).toHaveLength(faults);
});

it('says what moved, what is allowed and what the live release does', () => {
  const moving = { ...good, shift: 0.31, moved: ['div "Loom"', 'div "Loom"'] };
  expect(worse([moving], [{ ...good, shift: 0.01 }])).toEqual([
    'moves about by 0.310 (div "Loom"). 0.020 is allowed; the live release: 0.010',
  ]);
});
