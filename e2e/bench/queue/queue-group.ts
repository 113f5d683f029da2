import { judge } from '../budget.ts';
import { milliseconds } from '../report/format.ts';
import type { GroupResult } from '../report/group.ts';
import { median, percentile } from '../statistics.ts';
import type { QueueFigures } from './ask-queue.ts';
import { companies, comparison, makersYears, ownProducts, queueSize } from './measure-queue.ts';

const limitsMs = { buyer: 50, bank: 50, maker: 100, own: 50, staff: 50 } as const;
const written = (count: number) => count.toLocaleString('en');
const names = {
  buyer: `a buyer's comparison of ${comparison.banks} offers over ${comparison.months} months`,
  bank: `a bank's queue of ${written(queueSize)} requests`,
  maker: `a maker's overview after ${makersYears.years} years with ${makersYears.requestsADay} requests a day`,
  own: `a maker's list of ${written(ownProducts)} products`,
  staff: `the staff's queue of ${written(companies)} companies`,
} as const;

/** How long a buyer waits for a comparison of offers, and a bank, a maker and the staff for full queues and lists. */
export function reportComparisonAndQueues(
  figures: Readonly<Record<keyof typeof names, QueueFigures>>,
): GroupResult {
  const queues = (['buyer', 'bank', 'maker', 'own', 'staff'] as const).map((of) => ({
    name: names[of],
    limit: limitsMs[of],
    ...figures[of],
  }));
  return {
    tables: [
      {
        title: 'Comparison and queues',
        columns: ['asked for', 'answers', 'median', 'p95', 'slowest'],
        rows: queues.map(({ name, milliseconds: times }) => [
          name,
          String(times.length),
          milliseconds(median(times)),
          milliseconds(percentile(times, 0.95)),
          milliseconds(Math.max(...times)),
        ]),
        notes: [
          'Queues with the figures above them, by part or state, order, words and person.',
          "A maker's list by status, order and what is missing; not by words.",
        ],
      },
    ],
    verdicts: queues.map(({ name, limit, milliseconds: times }) =>
      judge({ name: `${name}: p95`, limit, unit: 'ms' }, percentile(times, 0.95)),
    ),
    failures: queues.flatMap(({ name, wrong }) =>
      wrong.map((query) => `Wrong answer for ${name}: ${query || 'the first page'}`),
    ),
    figures,
  };
}
