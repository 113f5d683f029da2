import { expect, it } from '@jest/globals';
import { waitingTime } from './waiting-time.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-20T11:59:00Z', { days: 0, hours: 0, isLate: false }],
  ['2026-11-20T09:00:00Z', { days: 0, hours: 3, isLate: false }],
  ['2026-11-18T12:00:01Z', { days: 1, hours: 23, isLate: false }],
  ['2026-11-18T12:00:00Z', { days: 2, hours: 0, isLate: true }],
  ['2026-11-18T08:00:00Z', { days: 2, hours: 4, isLate: true }],
  // A clock that runs ahead.
  ['2026-11-20T12:05:00Z', { days: 0, hours: 0, isLate: false }],
])('since %s it is %j', (since, time) => {
  expect(waitingTime(since, now)).toEqual(time);
});
