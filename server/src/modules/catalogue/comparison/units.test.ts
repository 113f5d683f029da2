import { describe, expect, it } from '@jest/globals';
import type { AttributeDefinition } from '../category-definition.ts';
import { taxonomy } from '../taxonomy/index.ts';
import { converted, quantityOf, unitOfRow } from './units.ts';

const attribute = (key: string, unit: string, changes: Partial<AttributeDefinition> = {}) =>
  ({
    key,
    unit,
    kind: 'number',
    group: 'process',
    facet: false,
    label: { en: '', tr: '' },
    ...changes,
  }) as const;

it.each([
  ['inches and centimetres', attribute('width_cm', 'cm'), attribute('width_in', 'in'), true],
  ['a day’s and an hour’s output', attribute('output_t_day', 't/d'), attribute('output_kg_h', 'kg/h'), true],
  ['square metres and kilograms', attribute('output_m2_h', 'm²/h'), attribute('output_kg_h', 'kg/h'), false],
  ['two lengths of different things', attribute('beam_mm', 'mm'), attribute('width_cm', 'cm'), false],
  [
    'the same word on two topics',
    attribute('roll_m', 'm'),
    attribute('roll_mm', 'mm', { group: 'dimensions' }),
    false,
  ],
  ['a key without its unit', attribute('width', 'cm'), attribute('width_in', 'in'), false],
])('%s: one quantity or not', (_case, one, other, same) => {
  expect(quantityOf(one) === quantityOf(other)).toBe(same);
});

it.each([
  [['in', 'cm'], 'cm'],
  [['in', 'in'], 'in'],
  [['mm', 'm'], 'mm'],
  [['t/d', 'kg/h'], 'kg/h'],
  [['rpm', 'rpm'], 'rpm'],
  [[], ''],
])('a row of %j is written in %s', (given, unit) => {
  expect(unitOfRow(given)).toBe(unit);
});

it.each([
  [72, 'in', 'cm', 182.88],
  [1.2, 'm/s', 'm/min', 72],
  [24, 't/d', 'kg/h', 1000],
  [0.3, 'm', 'mm', 300],
  [190, 'cm', 'cm', 190],
  [600, 'rpm', 'cm', 600],
])('%d %s in %s', (value, from, to, expected) => {
  expect(converted(value, from, to)).toBe(expected);
});

describe.each(taxonomy.map((category) => [category.id, category.attributes] as const))(
  '%s',
  (_id, attributes) => {
    it('measures each quantity once, and only a number has a better side', () => {
      const quantities = attributes.map(quantityOf);
      expect(new Set(quantities).size).toBe(quantities.length);
      for (const { better, kind } of attributes) if (better) expect(kind).toBe('number');
    });
  },
);
