import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { AreaSlots } from '../shell/define-area.ts';
import { filledSlots } from './filled-slots.ts';

const load = async () => ({ default: () => null });
const slots: AreaSlots = { overview: { load, order: 10, height: 120 } };
const first = { scripts: ['panel.1.js', 'words.1.js'], styles: ['panel.1.css'] };
/** Noise doesn't get smaller by compressing it. */
const filesOf = (bytes: number) => ({ of: () => first, contentOf: () => randomBytes(bytes) });

it('describes a panel with its first files', () => {
  expect(filledSlots({ id: 'shop', slots }, filesOf(5000))).toEqual([
    { name: 'overview', order: 10, height: 120, ...first },
  ]);
  expect(filledSlots({ id: 'shop' }, filesOf(5000))).toEqual([]);
});

it('a panel of 40 KB in several files is not built', () => {
  expect(() => filledSlots({ id: 'shop', slots }, filesOf(13_700))).toThrow(
    /^Area shop: Its panel in overview weighs 41\d{3} bytes compressed; 15360 are allowed\.$/,
  );
});

it.each<[string, AreaSlots]>([
  ['There is no slot "quote.above"', { 'quote.above': { load, order: 1, height: 1 } } as object],
  ['The order of its panel in overview', { overview: { load, order: -1, height: 1 } }],
  ['The height of its panel in overview', { overview: { load, order: 1, height: 481 } }],
])('is not built: %s', (sentence, wrong) => {
  expect(() => filledSlots({ id: 'shop', slots: wrong }, filesOf(10))).toThrow(`Area shop: ${sentence}`);
});
