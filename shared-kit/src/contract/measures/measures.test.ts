import { expect, it } from '@jest/globals';
import { convertMeasure } from './convert.ts';
import { readUnit, type UnitSymbol, unitOf, unitSymbols } from './units.ts';

it.each<[string, UnitSymbol, UnitSymbol, string | null]>([
  ['72', 'in', 'cm', '182.88'],
  ['1', 'in', 'mm', '25.4'],
  ['1', 'ft', 'cm', '30.48'],
  ['1', 'yd', 'm', '0.9144'],
  ['24', 't/d', 'kg/h', '1000'],
  ['1.2', 'm/s', 'm/min', '72'],
  ['100', 'yd/min', 'm/min', '91.44'],
  ['1', 'hp', 'kW', '0.74569987158227'],
  ['1', 'PS', 'kW', '0.73549875'],
  ['1', 'oz/yd²', 'g/m²', '33.9057474748823'],
  ['10', 'lb', 'kg', '4.5359237'],
  ['30', 'Ne', 'tex', '19.6847082482745'],
  ['30', 'Ne', 'Nm', '50.8008545205467'],
  ['590', 'tex', 'den', '5310'],
  ['150', 'den', 'dtex', '166.666666666667'],
  ['20', 'tex', 'Nm', '50'],
  ['0', 'Ne', 'tex', null],
  ['212', '°F', '°C', '100'],
  ['-40', '°C', '°F', '-40'],
  ['0', 'K', '°C', '-273.15'],
  ['1', 'psi', 'bar', '0.0689475729316836'],
  ['1', 'cfm', 'm³/h', '1.69901082'],
  ['0.001', 'mm', 'm', '0.000001'],
  ['0', 'in', 'cm', '0'],
  ['1', 'kg', 'cm', null],
])('%s %s is %s: %s', (value, from, to, expected) => {
  expect(convertMeasure(value, from, to)).toBe(expected);
});

it.each([
  ['"', undefined, 'in'],
  ['inç', undefined, 'in'],
  ['İNÇ', undefined, 'in'],
  ['GR/M2', undefined, 'g/m²'],
  ['gsm', undefined, 'g/m²'],
  ['m³ / dk', undefined, 'm³/min'],
  ['t/gün', undefined, 't/d'],
  ['HP', undefined, 'hp'],
  ['ps', undefined, 'PS'],
  ['Nm', undefined, 'Nm'],
  ['nm', undefined, 'nm'],
  ['nm', 'yarn-count', 'Nm'],
  ['NM', 'wavelength', 'nm'],
  ['T/m', undefined, 'T/m'],
  ['denye', undefined, 'den'],
  ['oz/yd2', undefined, 'oz/yd²'],
  ['furlong', undefined, null],
  ['', undefined, null],
] as const)('%s (for %s) is the unit %s', (text, dimension, symbol) => {
  expect(readUnit(text, dimension)).toBe(symbol);
});

it('calls every unit by its own symbol, and converts within a dimension and back', () => {
  for (const symbol of unitSymbols) {
    expect(readUnit(symbol, unitOf(symbol).dimension)).toBe(symbol);
    const others = unitSymbols.filter((it) => unitOf(it).dimension === unitOf(symbol).dimension);
    for (const other of others) {
      const there = convertMeasure('12.5', symbol, other) ?? '';
      expect(Number(convertMeasure(there, other, symbol))).toBeCloseTo(12.5, 9);
    }
  }
});
