import { describe, expect, it } from '@jest/globals';
import type { ComparedProduct } from 'shared-kit/contract/catalogue';
import { loomDetail } from '../../../testing/catalogue.ts';
import { statedSize, trueScale } from './true-scale.ts';

type Attributes = ComparedProduct['drawing']['attributes'];
const machine = (
  attributes: Attributes,
  category = 'weaving',
  department = 'machinery',
): ComparedProduct => ({
  ...loomDetail,
  department: { id: department, name: department },
  drawing: { category, attributes },
});
const sized = (length_mm: number, height_mm: number) => machine({ length_mm, height_mm });

it.each<[string, Attributes, string, unknown]>([
  ['length and height', { length_mm: 5600, width_mm: 2240, height_mm: 2360 }, 'weaving', [5600, 2360]],
  ['no height', { length_mm: 5600, width_mm: 2240 }, 'weaving', null],
  ['no length', { height_mm: 2360 }, 'weaving', null],
  ['nothing at all', {}, 'weaving', null],
  ['a figure that is none', { length_mm: 0, height_mm: 2360 }, 'weaving', null],
  ['what is drawn from above', { length_mm: 4100, width_mm: 3150, height_mm: 1950 }, 'cutting', [4100, 3150]],
  [
    'a spreader, from the front',
    { length_mm: 4100, width_mm: 3150, height_mm: 1950, cutting_type: 'spreader' },
    'cutting',
    [4100, 1950],
  ],
])('sees of %s what the drawing shows', (_what, attributes, category, expected) => {
  const size = statedSize(machine(attributes, category));
  expect(size && [size.width, size.height]).toEqual(expected);
});

describe('the scale', () => {
  it.each([
    ['the longest and the highest fit', [sized(5600, 2360), sized(5060, 4350)], [5936, 4611], 1000, false],
    ['long machines are flat', [sized(40_000, 2300), sized(21_400, 2250)], [42_400, 2438], 10_000, true],
    ['but stay to be seen', [sized(90_000, 2300), sized(21_400, 2250)], [95_400, 3180], 20_000, true],
    ['high ones have some width', [sized(1000, 2150), sized(1050, 2300)], [2438, 2438], 500, false],
    [
      'who states none stands by',
      [sized(1000, 1000), sized(900, 900), machine({})],
      [1060, 1060],
      200,
      false,
    ],
  ] as const)('%s', (_what, products, [width, height], bar, isFlat) => {
    const scale = trueScale(products);
    expect(Math.round(scale?.frame.width ?? 0)).toBe(width);
    expect(Math.round(scale?.frame.height ?? 0)).toBe(height);
    expect(scale?.barMm).toBe(bar);
    expect(scale?.isFlat).toBe(isFlat);
  });

  it.each([
    ['one size alone', [sized(1000, 1000), machine({})]],
    ['cloth', [sized(1, 1), machine({ length_mm: 1, height_mm: 1 }, 'fabric', 'textiles')]],
  ] as const)('is none for %s', (_what, products) => {
    expect(trueScale(products)).toBeNull();
  });
});
