import { judge } from '../budget.ts';
import { seconds } from '../report/format.ts';
import type { GroupResult } from '../report/group.ts';
import { median } from '../statistics.ts';
import { type Phases, phaseNames } from './phases.ts';

const toLive = { name: 'Release to live, once uploaded and tried', limit: 2, unit: 's' };

const about: Readonly<Record<keyof Phases, string>> = {
  started: 'command, packages looked at',
  built: 'built',
  verified: 'verified',
  uploaded: 'uploaded',
  tried: 'tried in the live host, in a browser',
  given: 'given to visitors',
  seen: 'seen in a browser that opens the page',
};

/** Time from a saved word to the same word in a browser, by phase. */
export function reportReleases(releases: readonly Phases[]): GroupResult {
  const middle = (phase: keyof Phases) => median(releases.map((it) => it[phase]));
  const totals = releases.map((it) => phaseNames.reduce((sum, phase) => sum + it[phase], 0));
  return {
    tables: [
      {
        title: 'A changed word of mf-shop, from the saved file to a visitor',
        columns: ['phase', 'time'],
        rows: [
          ...phaseNames.map((phase) => [about[phase], seconds(middle(phase))]),
          ['in all', seconds(median(totals))],
        ],
        notes: [
          `The middle of ${releases.length} by the releasing command itself, from a checkout of its own.`,
        ],
      },
    ],
    verdicts: [judge(toLive, middle('given'))],
    figures: { releases },
  };
}
