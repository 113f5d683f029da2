import { judge } from '../budget.ts';
import { milliseconds } from '../report/format.ts';
import type { GroupResult } from '../report/group.ts';
import { median, percentile } from '../statistics.ts';
import { type QueueFigures, queueSize } from './measure-queue.ts';

/** How long a credit officer waits for a full queue. */
export function reportQueue({ milliseconds: times, wrong }: QueueFigures): GroupResult {
  const p95 = percentile(times, 0.95);
  return {
    tables: [
      {
        title: `A bank's queue of ${queueSize.toLocaleString('en')} requests`,
        columns: ['answers', 'median', 'p95', 'slowest'],
        rows: [
          [
            String(times.length),
            milliseconds(median(times)),
            milliseconds(p95),
            milliseconds(Math.max(...times)),
          ],
        ],
        notes: ['With figures above it, by part, order, words and officer.'],
      },
    ],
    verdicts: [judge({ name: 'queue of 10,000 requests: p95', limit: 50, unit: 'ms' }, p95)],
    failures: wrong.map((query) => `Wrong answer for the queue: /api/bank/quotes${query}`),
    figures: { times },
  };
}
