import { describe, expect, it } from '@jest/globals';
import { checkEntries, type PlanEntries, readEntries, writeEntries } from './plan-entries.ts';

const example = readEntries(new URLSearchParams(), 'EUR', 'en');

it('comes back whole from the address', () => {
  const entries: PlanEntries = { ...example, product: 'lease', price: '98.500,50', currency: 'CHF' };
  expect(readEntries(new URLSearchParams(writeEntries(entries)), 'USD', 'en')).toEqual(entries);
});

it('begins with an example in the visitor’s currency', () => {
  expect(example).toMatchObject({ product: 'loan', currency: 'EUR' });
  expect(checkEntries(example, 'en').faults).toEqual([]);
});

it.each([
  ['150000', '150000'],
  ['150,000', '150000'],
  ['1.234.567,5', '1234567.5'],
  ['1,234.50', '1234.5'],
  ['98 500,75', '98500.75'],
  ['98’500'.replace('’', "'"), '98500'],
])('the price %j is %s', (price, figure) => {
  expect(checkEntries({ ...example, price }, 'en').terms?.price).toBe(figure);
});

it.each([
  ['8', '8'],
  ['8,5', '8.5'],
  ['2.875', '2.875'],
  ['0,125', '0.125'],
  ['3.4125', '3.4125'],
])('the rate %j is %s, since no percentage has thousands', (rate, figure) => {
  expect(checkEntries({ ...example, rate }, 'en').terms?.yearlyPercent).toBe(figure);
});

it('reads a price as the page’s language does, and asks where it may mean two', () => {
  const priceOf = (locale: 'en' | 'tr') => checkEntries({ ...example, price: '150.000' }, locale);
  expect(priceOf('tr').terms?.price).toBe('150000');
  expect(priceOf('en').faults).toEqual(['price']);
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
    [{ down: '20 kg' }, ['down']],
    [{ price: '1000000001' }, ['price']],
    [{ grace: '48' }, ['grace']],
    [{ residual: 'x' }, []],
    [{ product: 'lease', residual: 'x' }, ['residual']],
    [{ product: 'lease', residual: '60', down: '40' }, ['residual']],
  ])('%j', (changes, faults) => {
    expect(checkEntries({ ...example, ...changes }, 'en').faults).toEqual(faults);
  });
});
