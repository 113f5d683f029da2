import { expect, it } from '@jest/globals';
import { totalOf } from './line-total.ts';

const line = (quantity: number, unitPrice: string | null) => ({ quantity, unitPrice });

it.each([
  ['adds whole amounts', [line(8, '74653.5000'), line(1, '2320.0000')], '599548.00'],
  ['rounds each line once, half up', [line(1, '2.8750'), line(3, '0.0050')], '2.90'],
  ['keeps what a binary fraction would lose', [line(3, '0.1000'), line(1, '0.2000')], '0.50'],
])('%s', (_what, lines, amount) => {
  expect(totalOf(lines, 'USD')).toEqual({ amount, currency: 'USD' });
});

it.each([
  ['a line on request', [line(1, '10.0000'), line(1, null)]],
  ['no line at all', []],
])('says nothing of %s', (_what, lines) => {
  expect(totalOf(lines, 'EUR')).toBeNull();
});
