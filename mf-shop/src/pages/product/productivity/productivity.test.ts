import { expect, it } from '@jest/globals';
import { usualAssumptions } from './assumptions.ts';
import { productivity } from './productivity.ts';
import { type Source, sourceOf } from './source.ts';

it.each([
  ['spinning-preparation', { output_kg_h: 120 }, 'weight'],
  ['weaving', { speed_rpm: 600, weft_rate_m_min: 1140 }, 'weft'],
  ['weaving', { reed_width_cm: 190 }, undefined],
  ['spinning', { delivery_m_min: 180, positions: 200 }, 'yarn'],
  ['spinning', { spinning_system: 'ring', speed_rpm: 20_000, spindles: 1824 }, 'ring'],
  ['spinning', { spinning_system: 'ring', spindles: 1824 }, undefined],
  ['spinning', { spinning_system: 'rotor', speed_rpm: 120_000, spindles: 640 }, undefined],
  [
    'circular-knitting',
    { knit_structure: 'single-jersey', speed_rpm: 30, feeders: 90, needles: 2640 },
    'knit',
  ],
  [
    'circular-knitting',
    { knit_structure: 'double-jersey', speed_rpm: 30, feeders: 90, cylinder_diameter_in: 30, gauge: 28 },
    'knit',
  ],
  ['circular-knitting', { knit_structure: 'plush', speed_rpm: 30, feeders: 90, needles: 2640 }, undefined],
  [
    'circular-knitting',
    { knit_structure: 'single-jersey', speed_rpm: 30, feeders: 90, gauge: 28 },
    undefined,
  ],
  ['winding-twisting', { speed_m_min: 1800, drums: 60 }, 'yarn'],
  ['winding-twisting', { speed_m_min: 1800 }, undefined],
  ['finishing', { speed_m_min: 60 }, 'length'],
  ['finishing', { speed_m_min: 0 }, undefined],
  ['nonwovens', { line_speed_m_min: 80 }, 'length'],
  ['dyeing', { fabric_speed_m_min: 80 }, undefined],
  ['laboratory', { speed_m_min: 1 }, undefined],
  ['sewing', { speed_spm: 5000 }, undefined],
] as const)('in %s, %j gives %s', (category, attributes, kind) => {
  expect(sourceOf({ category, attributes })?.kind).toBe(kind);
});

const weft: Source = { kind: 'weft', picksPerMinute: 600 };
const at = (source: Source, change: Partial<typeof usualAssumptions> = {}) =>
  productivity({ source, powerKw: 10, price: 141_200 }, { ...usualAssumptions, ...change }, 'en');

it.each([
  // 600 picks a minute at 20 a cm are 18 m an hour; 24 h at 85 %.
  [weft, {}, 367.2, 'm'],
  [weft, { picks: '40', hours: '12' }, 91.8, 'm'],
  [{ kind: 'length', metresPerMinute: 30 }, { efficiency: '100', hours: '10' }, 18_000, 'm'],
  [{ kind: 'weight', kgPerHour: 120 }, { efficiency: '90' }, 2592, 'kg'],
  // 1 m of Ne 1 weighs 0.59054 g.
  [
    { kind: 'yarn', metresPerMinute: 1000, threads: 60 },
    { efficiency: '100', hours: '1', count: '30' },
    70.865,
    'kg',
  ],
  [
    { kind: 'ring', spindles: 1824, spindleRpm: 20_000 },
    { efficiency: '100', hours: '10', twist: '4' },
    499.515,
    'kg',
  ],
  [{ kind: 'knit', rpm: 30, feeders: 90, needles: 2640 }, { efficiency: '90', hours: '24' }, 509.166, 'kg'],
] as const)('%j with %j makes %d a day', (source, change, perDay, unit) => {
  const result = at(source, change);
  expect(result?.perDay).toBeCloseTo(perDay, 2);
  expect(result?.unit).toBe(unit);
});

it('takes at most its installed power for each metre', () => {
  expect(at(weft)?.kilowattHoursPerUnit).toBeCloseTo((10 * 24) / 367.2, 6);
  const quiet = productivity({ source: weft, powerKw: null, price: null }, usualAssumptions, 'en');
  expect(quiet?.kilowattHoursPerUnit).toBeNull();
});

it('is paid back by the margin, over the days of a year', () => {
  expect(at(weft)?.paybackMonths).toBeNull();
  expect(at(weft, { margin: '0,5' })?.paybackMonths).toBeCloseTo((141_200 / (367.2 * 330 * 0.5)) * 12, 6);
  const onRequest = productivity(
    { source: weft, powerKw: 1, price: null },
    { ...usualAssumptions, margin: '1' },
    'en',
  );
  expect(onRequest?.paybackMonths).toBeNull();
});

it.each([
  { hours: '25' },
  { hours: '0' },
  { hours: '' },
  { efficiency: '101' },
  { picks: '' },
  { picks: 'many' },
])('says nothing with %j', (change) => {
  expect(at(weft, change)).toBeNull();
});
