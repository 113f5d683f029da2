import { describe, expect, it } from '@jest/globals';
import { knittedYarn, needlesOf } from './circular-knitting.ts';
import { deliveredYarn } from './delivered-yarn.ts';
import { ringSpunYarn, turnsPerMetre } from './ring-spinning.ts';
import { wovenMetres } from './weaving.ts';
import { metresPerKilogram } from './yarn-weight.ts';

it.each([
  [1, 1693.36],
  // Ne 30 is Nm 50.8, 19.7 tex.
  [30, 50_800.9],
  [60, 101_601.9],
])('a kilogram of Ne %d is %d m', (ne, metres) => {
  expect(metresPerKilogram(ne)).toBeCloseTo(metres, 0);
});

it.each([
  [600, 20, 18],
  [600, 40, 9],
  [1000, 25.5, 23.529],
])('%d picks a minute at %d a cm are %d m an hour', (picksPerMinute, picksPerCm, metres) => {
  expect(wovenMetres({ picksPerMinute, picksPerCm })).toBeCloseTo(metres, 3);
});

it.each([
  [1000, 60, 30, 70.865],
  [150, 640, 20, 170.076],
])('%d m a minute on %d threads of Ne %d are %d kg an hour', (metresPerMinute, threads, ne, kilograms) => {
  expect(deliveredYarn({ metresPerMinute, threads, ne })).toBeCloseTo(kilograms, 3);
});

describe('a ring frame', () => {
  it.each([
    [4, 30, 862.56],
    [3.8, 20, 669.06],
  ])('twists with αe %d at Ne %d %d turns into a metre', (twistFactor, ne, turns) => {
    expect(turnsPerMetre(twistFactor, ne)).toBeCloseTo(turns, 1);
  });

  it.each([
    // 23.187 m a minute a spindle, 27.4 g an hour.
    [1824, 20_000, 30, 4, 49.953],
    [1, 20_000, 30, 4, 0.027387],
    [480, 9000, 10, 4.2, 29.273],
  ])('of %d spindles at %d rpm spins Ne %d with αe %d: %d kg an hour', (...given) => {
    const [spindles, spindleRpm, ne, twistFactor, kilograms] = given;
    expect(ringSpunYarn({ spindles, spindleRpm, ne, twistFactor })).toBeCloseTo(kilograms, 2);
  });
});

describe('a circular knitting machine', () => {
  it.each([
    [30, 28, 2639],
    [34, 24, 2564],
  ])('of %d inches in gauge %d has %d needles', (inches, gauge, needles) => {
    expect(needlesOf(inches, gauge)).toBe(needles);
  });

  it.each([
    // 665 m a turn: 90 feeders, 2,640 needles, 2.8 mm.
    [30, 90, 2640, 2.8, 30, 23.572],
    [35, 102, 2976, 2.7, 40, 25.41],
  ])('at %d rpm with %d feeders, %d needles, loops of %d mm of Ne %d: %d kg an hour', (...given) => {
    const [rpm, feeders, needles, stitchMm, ne, kilograms] = given;
    expect(knittedYarn({ rpm, feeders, needles, stitchMm, ne })).toBeCloseTo(kilograms, 2);
  });
});
