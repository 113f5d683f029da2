import { expect, it } from '@jest/globals';
import type { StoredRates } from '../exchange-rates.ts';
import { checkRates } from './check-rates.ts';

const kept: StoredRates = {
  date: '2026-06-01',
  source: 'test',
  rates: { EUR: '1', USD: '1.25', CHF: '0.8' },
};
const offer = (date: string, USD = '1.25', CHF = '0.8') => ({ date, rates: { EUR: '1', USD, CHF } });
const on = (date: string) => new Date(`${date}T12:00:00Z`);

it.each<[string, ReturnType<typeof offer>, string, boolean]>([
  ['the next day', offer('2026-06-02', '1.27', '0.81'), '2026-06-02', true],
  ['the same day', offer('2026-06-01', '1.30'), '2026-06-02', false],
  ['a day that has begun further east', offer('2026-06-03'), '2026-06-02', true],
  ['a feed over the holidays', offer('2026-06-02'), '2026-06-12', true],
  ['a tenth more in a day', offer('2026-06-02', '1.3754'), '2026-06-02', true],
  ['a third more in two years', offer('2028-06-01', '1.66'), '2028-06-01', true],
])('takes %s', (_, offered, today, isNewer) => {
  expect(checkRates(offered, kept, on(today))).toBe(isNewer);
});

it.each<[string, ReturnType<typeof offer>, string, RegExp]>([
  ['the day before', offer('2026-05-29'), '2026-06-02', /before 2026-06-01/],
  ['a feed that stands still', offer('2026-06-02'), '2026-06-13', /more than 10 days ago/],
  ['a day to come', offer('2026-06-04'), '2026-06-02', /not come yet/],
  ['a fifth more in a day', offer('2026-06-02', '1.5'), '2026-06-02', /its USD is 1.5, too far from 1.25/],
  ['a decimal point that moved', offer('2026-06-02', '1.25', '0.08'), '2026-06-02', /its CHF is 0.08/],
  ['double, however long ago', offer('2046-06-01', '2.5'), '2046-06-01', /its USD/],
])('refuses %s', (_, offered, today, reason) => {
  expect(() => checkRates(offered, kept, on(today))).toThrow(reason);
});
