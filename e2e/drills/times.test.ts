import { expect, it } from '@jest/globals';
import { told, within } from './times.ts';

const times = Array.from({ length: 200 }, (_, index) => 200 - index);

it.each([
  [0.5, times, 100],
  [0.99, times, 198],
  [1, times, 200],
  [0.99, [7], 7],
  [0.5, [], null],
])('%d of the times are within', (share, given, expected) => expect(within(share, given)).toBe(expected));

it('are told with their number', () => {
  expect(told(times)).toBe('p50 100 ms, p99 198 ms, worst 200 ms (200 answers)');
});
