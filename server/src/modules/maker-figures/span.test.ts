import { expect, it } from '@jest/globals';
import type { OverviewPeriod } from 'shared-kit/contract/makers';
import { overviewSpan } from './span.ts';

const day = (date: Date | undefined) => date?.toISOString().slice(0, 10);

it.each<[OverviewPeriod, string, string[]]>([
  ['year', '2026-11-24T23:59:59Z', ['2024-12-01', '2025-12-01', '2026-01-01', '2026-11-01', '2026-12-01']],
  ['year', '2028-02-29T12:00:00Z', ['2026-03-01', '2027-03-01', '2027-04-01', '2028-02-01', '2028-03-01']],
  ['quarter', '2026-11-24T00:00:00Z', ['2026-06-01', '2026-08-31', '2026-09-07', '2026-11-23', '2026-11-30']],
  ['quarter', '2026-11-22T23:00:00Z', ['2026-05-25', '2026-08-24', '2026-08-31', '2026-11-16', '2026-11-23']],
])('divides a %s that ends at %s', (period, now, days) => {
  const { from, to, before, steps } = overviewSpan(period, new Date(now));
  expect([before.from, from, steps[1], steps.at(-1), to].map(day)).toEqual(days);
  expect(before.to).toEqual(from);
});
