import { expect, it } from '@jest/globals';
import { shippedTree } from '../shipped-tree.ts';
import { type Compared, compareAttributes } from './compare-attributes.ts';

const rowsOf = (products: readonly Compared[], locale: 'en' | 'tr' = 'en') =>
  compareAttributes(products, shippedTree, locale).flatMap(({ rows }) => rows);
const rowOf = (key: string, products: readonly Compared[], locale: 'en' | 'tr' = 'en') =>
  rowsOf(products, locale).find((row) => row.key === key);

const loom = (attributes: Compared['attributes']): Compared => ({ categoryId: 'weaving', attributes });
const warper: Compared = {
  categoryId: 'warping-sizing',
  attributes: { working_width_cm: 220, speed_m_min: 900, power_kw: 15 },
};
const flat: Compared = {
  categoryId: 'flat-warp-knitting',
  attributes: { working_width_in: 72, speed_m_s: 1.2, gauge: 12 },
};

it('puts what each product states side by side, and null where one does not', () => {
  const products = [
    loom({ speed_rpm: 560, shedding: 'dobby', terry: false }),
    loom({ shedding: 'jacquard' }),
  ];
  expect(compareAttributes(products, shippedTree, 'tr')).toEqual([
    {
      group: 'process',
      rows: [
        { key: 'shedding', label: 'Ağızlık açma', unit: '', better: null, values: ['Armür', 'Jakar'] },
        { key: 'speed_rpm', label: 'Devir, en çok', unit: 'rpm', better: 'higher', values: [560, null] },
        { key: 'terry', label: 'Havlu (havlı dokuma)', unit: '', better: null, values: [false, null] },
      ],
    },
  ]);
});

it.each([
  ['speed_rpm', 'higher'],
  ['air_m3h', 'lower'],
  ['weight_kg', null],
])('%s of looms: better is %s', (key, better) => {
  expect(rowOf(key, [loom({ [key]: 1 }), loom({ [key]: 2 })])?.better).toBe(better);
});

it('writes a row of different units in one, and says both names', () => {
  expect(rowOf('working_width_cm', [warper, flat])).toMatchObject({ unit: 'cm', values: [220, 182.88] });
  expect(rowOf('speed_m_min', [warper, flat])).toMatchObject({
    label: 'Speed, up to / Carriage speed, up to',
    unit: 'm/min',
    values: [900, 72],
  });
});

it('keeps only what unlike categories have in common, without a better side', () => {
  const rows = rowsOf([flat, warper]);
  expect(rows.map(({ key }) => key)).toEqual(['working_width_in', 'speed_m_s', 'power_kw']);
  expect(rows.every(({ better }) => better === null)).toBe(true);
});

it('has no row between categories that share nothing', () => {
  const yarn: Compared = { categoryId: 'yarn', attributes: { count_ne: 30 } };
  expect(compareAttributes([yarn, warper], shippedTree, 'en')).toEqual([]);
});
