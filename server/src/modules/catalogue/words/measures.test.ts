import { expect, it } from '@jest/globals';
import { measureLexemes, measureOf, measureQuery, partsOf } from './measures.ts';

const found = (text: string) =>
  partsOf(text).flatMap(({ measure }) => (measure ? [`${measure.amount} ${measure.dimension}`] : []));

it.each([
  ['200 cm rapier', ['2000 length']],
  ['200cm', ['2000 length']],
  ['2 m', ['2000 length']],
  ['30 inch', ['762 length']],
  ['34 pus', ['863.6 length']],
  ['2,600 rpm', ['2600 rotation']],
  ['1.200 d/dk', ['1200 rotation']],
  ['4,5 kW', ['4.5 power']],
  ['0.125 mm', ['0.125 length']],
  ['120 g/m² and 45 m/min', ['120 areal-weight', '45 speed']],
  ['300 KG/SAAT', ['300 output']],
  ['RL 190', []],
  ['RL-190 cm', []],
  ['190 machines', []],
  ['Ne 30/1 m', []],
  ['0 cm', []],
])('%s: %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

it('keeps what lies between the measures', () => {
  expect(partsOf('wide 200 cm rapier').map(({ text }) => text)).toEqual(['wide ', '200 cm', ' rapier']);
  expect(partsOf('tezga\u0302h 200 cm').map(({ text }) => text)).toEqual(['tezgâh ', '200 cm', '']);
});

const isNear = (a: string, b: string): boolean => {
  const [asked, stated] = [partsOf(a)[1]?.measure, partsOf(b)[1]?.measure];
  return asked && stated ? measureQuery(asked).includes(`'${measureLexemes(stated).near}'`) : false;
};

it.each([
  ['200 cm', '190 cm', true],
  ['200 cm', '220 cm', true],
  ['200 cm', '2200 mm', true],
  ['200 cm', '160 cm', false],
  ['200 cm', '260 cm', false],
  ['200 cm', '2000 rpm', false],
])('%s finds %s: %s', (asked, stated, expected) => {
  expect(isNear(asked, stated)).toBe(expected);
});

it.each([
  ['an unknown unit', 5, 'parsec'],
  ['nothing', 0, 'cm'],
  ['less than nothing', -4, '°C'],
])('%s is no measure', (_case, value, unit) => {
  expect(measureOf(value, unit)).toBeNull();
});
