import { judge, type Verdict } from '../budget.ts';
import { kilobytes, seconds, times } from '../report/format.ts';
import type { GroupResult } from '../report/group.ts';
import type { Build, Builds } from './builds.ts';

const areaBuild = { name: 'One area build', limit: 5, unit: 's' };
const remoteEntry = { name: 'Remote entry, gzip', limit: 16, unit: 'KB' };

/** Build time and entry size of each area, and the sum of all federated builds against the monolith's build. */
export function reportBuilds({ all }: Builds): GroupResult {
  const monolith = all.find(({ name }) => name === 'monolith')?.seconds ?? Number.NaN;
  const federated = all.filter(({ name }) => name !== 'monolith');
  const total = federated.reduce((sum, build) => sum + build.seconds, 0);
  const row = ({ name, seconds: took, entryGzipBytes }: Build) => [
    name,
    seconds(took),
    times(took / monolith),
    entryGzipBytes === null ? '' : kilobytes(entryGzipBytes),
  ];
  return {
    tables: [
      {
        title: 'Build, production, nothing cached',
        columns: ['build', 'time', 'of monolith', 'remote entry gzip'],
        rows: [
          ...federated.map(row),
          ['federated, one after the other', seconds(total), times(total / monolith), ''],
          ['monolith', seconds(monolith), '', ''],
        ],
        notes: ['Times include the start of the bundler and brotli and gzip of every file.'],
      },
    ],
    verdicts: verdictsOf(all.filter(({ name }) => name.startsWith('mf-'))),
    figures: { builds: all },
  };
}

/** Budgets apply to the worst area. */
function verdictsOf(areas: readonly Build[]): Verdict[] {
  const worst = (size: (build: Build) => number) =>
    areas.reduce<Build | null>((worse, it) => (worse && size(worse) >= size(it) ? worse : it), null);
  const slowest = worst((it) => it.seconds);
  const largest = worst((it) => it.entryGzipBytes ?? 0);
  return [
    judge(areaBuild, slowest?.seconds ?? Number.NaN, { note: `slowest: ${slowest?.name}` }),
    judge(remoteEntry, (largest?.entryGzipBytes ?? Number.NaN) / 1000, { note: `largest: ${largest?.name}` }),
  ];
}
