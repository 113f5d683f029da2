import { judge } from '../budget.ts';
import { milliseconds } from '../report/format.ts';
import type { GroupResult } from '../report/group.ts';
import { median } from '../statistics.ts';
import type { DevFigures } from './measure-dev.ts';

const names = { page: 'edit of a page', style: 'edit of its style', words: 'edit of its words' } as const;

/** The waiting times of a team that works on an area. */
export function reportDev({ firstPage, edits, keptInput }: DevFigures): GroupResult {
  const kinds = ['page', 'style', 'words'] as const;
  const row = (name: string, values: readonly number[]) => [
    name,
    milliseconds(median(values)),
    milliseconds(Math.max(...values)),
  ];
  const slowest = Math.max(...kinds.map((kind) => median(edits[kind])));
  return {
    tables: [
      {
        title: `pnpm dev mf-shop, medians of ${firstPage.length}`,
        columns: ['until it is shown', 'median', 'slowest'],
        rows: [
          row('first page, from the command', firstPage),
          ...kinds.map((kind) => row(names[kind], edits[kind])),
        ],
        notes: ['Everything is built and the market is filled; Chromium is open already.'],
      },
    ],
    verdicts: [
      judge({ name: 'pnpm dev: first page', limit: 3, unit: 's' }, median(firstPage) / 1000),
      judge({ name: 'pnpm dev: an edit is shown', limit: 1, unit: 's' }, slowest / 1000, {
        unmetBecause: keptInput ? '' : 'what was typed was lost',
      }),
    ],
    figures: { firstPage, edits, keptInput },
  };
}
