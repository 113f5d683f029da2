import { describe, expect, it } from '@jest/globals';
import { readFactory } from './factory.ts';
import { factoryFit } from './factory-fit.ts';

const stenter = {
  voltage_v: 400,
  power_kw: 180.5,
  air_m3h: 0,
  heating: 'steam',
  length_mm: 32_000,
  width_mm: 4200,
  height_mm: 3900,
};
const result = (attributes: Readonly<Record<string, unknown>>, factory: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    factoryFit(attributes, readFactory(factory), 'en').map((line) => [line.demand, line.result]),
  );

it.each([
  ['voltage', { voltage: '400' }, 'fits'],
  ['voltage', { voltage: '380' }, 'fits'],
  ['voltage', { voltage: '440' }, 'fits'],
  ['voltage', { voltage: '480' }, 'does-not-fit'],
  ['voltage', { voltage: '230' }, 'does-not-fit'],
  ['power', { power: '180,5' }, 'fits'],
  ['power', { power: '180' }, 'does-not-fit'],
  ['power', { power: 'plenty' }, 'not-entered'],
  ['air', { air: '0' }, 'fits'],
  ['steam', { steam: 'yes' }, 'fits'],
  ['steam', { steam: 'no' }, 'does-not-fit'],
  ['steam', {}, 'not-entered'],
  ['floor', { length: '40', width: '6' }, 'fits'],
  ['floor', { length: '6', width: '40' }, 'fits'],
  ['floor', { length: '31', width: '30' }, 'does-not-fit'],
  ['floor', { length: '40' }, 'not-entered'],
  ['height', { height: '3.9' }, 'fits'],
  ['height', { height: '3.8' }, 'does-not-fit'],
] as const)('%s with %j: %s', (demand, factory, expected) => {
  expect(result(stenter, factory)[demand]).toBe(expected);
});

it('needs no steam where it heats with something else', () => {
  expect(result({ heating: 'gas' }, {}).steam).toBe('fits');
});

it('says of everything that the maker left out that it is not stated', () => {
  const all = { voltage: '400', power: '9', air: '9', steam: 'yes', length: '9', width: '9', height: '9' };
  expect(new Set(Object.values(result({ length_mm: 100 }, all)))).toEqual(new Set(['not-stated']));
});

describe('a stored factory', () => {
  it.each([null, 'x', 4, [], { voltage: 400 }])('may be nonsense: %j', (kept) => {
    expect(new Set(Object.values(readFactory(kept)))).toEqual(new Set(['']));
  });
});
