import { describe, expect, it } from '@jest/globals';
import { checkEntries, type PlanEntries, readEntries, rewriteEntry, writeEntries } from './plan-entries.ts';

const example = readEntries(new URLSearchParams(), 'EUR');

it('comes back whole from the address', () => {
  const entries: PlanEntries = { ...example, product: 'lease', price: '98.500,50', currency: 'CHF' };
  expect(readEntries(new URLSearchParams(writeEntries(entries)), 'USD')).toEqual(entries);
});

it('begins with an example in the visitor’s currency', () => {
  expect(example).toMatchObject({ product: 'loan', currency: 'EUR' });
  expect(checkEntries(example).faults).toEqual([]);
});

it.each([
  ['150000', '150000'],
  ['150.000', '150000'],
  ['150,000', '150000'],
  ['1.234.567,5', '1234567.5'],
  ['1,234.50', '1234.50'],
  ['98 500,75', '98500.75'],
  ['98’500'.replace('’', "'"), '98500'],
])('the price %j is %s', (price, figure) => {
  expect(checkEntries({ ...example, price }).terms?.price).toBe(figure);
});

it.each([
  ['8', '8'],
  ['8,5', '8.5'],
  ['2.875', '2.875'],
  ['0,125', '0.125'],
  ['3.4125', '3.4125'],
])('the rate %j is %s, since no percentage has thousands', (rate, figure) => {
  expect(checkEntries({ ...example, rate }).terms?.yearlyPercent).toBe(figure);
});

it.each([
  ['price', '150000', 'en', true, '150,000'],
  ['price', '150000', 'tr', true, '150.000'],
  ['price', '1,234.50', 'tr', true, '1.234,5'],
  ['price', '1.234.567,5', 'tr', false, '1234567,5'],
  ['rate', '2.875', 'tr', true, '2,875'],
  ['price', 'ten', 'tr', true, 'ten'],
] as const)('the %s %j stands in %s, grouped %s, as %s', (field, entry, locale, grouped, text) => {
  expect(rewriteEntry(field, locale)(entry, grouped)).toBe(text);
});

describe('is refused', () => {
  it.each<[Partial<PlanEntries>, readonly string[]]>([
    [{ price: '0' }, ['price']],
    [{ price: 'ten' }, ['price']],
    [{ price: '' }, ['price']],
    [{ price: '-5' }, ['price']],
    [{ down: '91' }, ['down']],
    [{ months: '0' }, ['months']],
    [{ months: '12.5' }, ['months']],
    [{ months: '181', rate: '201' }, ['months', 'rate']],
    [{ rate: '1,234.5' }, ['rate']],
    [{ rate: '3.41257' }, ['rate']],
    [{ down: '20%' }, ['down']],
    [{ price: '1000000001' }, ['price']],
    [{ grace: '48' }, ['grace']],
    [{ residual: 'x' }, []],
    [{ product: 'lease', residual: 'x' }, ['residual']],
    [{ product: 'lease', residual: '60', down: '40' }, ['residual']],
  ])('%j', (changes, faults) => {
    expect(checkEntries({ ...example, ...changes }).faults).toEqual(faults);
  });
});
