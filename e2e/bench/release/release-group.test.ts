import { expect, it } from '@jest/globals';
import { phasesOf } from './phases.ts';
import { reportReleases } from './release-group.ts';

const said = (seconds: number, text: string) => ({ at: seconds * 1000, text });
const lines = [
  said(0.5, '▸ Building mf-shop'),
  said(2, '  mf-shop in 1.5 s'),
  said(2.5, '  done in 2.0 s'),
  said(2.5, '▸ Verifying the build'),
  said(3, '  done in 0.5 s'),
  said(3, '▸ Uploading 790 kB'),
  said(3.25, '  done in 0.2 s'),
  said(3.5, '▸ Trying it in the live host'),
  said(7.5, '  done in 4.0 s'),
  said(7.5, '▸ Giving it to visitors'),
  said(8, '  done in 0.5 s'),
  said(8.1, 'mf-shop 0.1.0-abc'),
];
const phases = phasesOf(0, lines, 9000);

it('tells the phases apart by what the command says', () => {
  expect(phases).toEqual({
    started: 0.5,
    built: 2,
    verified: 0.5,
    uploaded: 0.5,
    tried: 4,
    given: 0.5,
    seen: 1,
  });
});

it('shows the middle of each phase and of the whole', () => {
  const slower = { ...phases, given: 4, built: 5 };
  const slowest = { ...phases, given: 9, built: 3 };
  const { tables, verdicts } = reportReleases([slowest, phases, slower]);
  expect(tables[0]?.rows).toContainEqual(['built', '3.00 s']);
  expect(tables[0]?.rows.at(-1)).toEqual(['in all', '15.50 s']);
  expect(verdicts).toMatchObject([{ measured: 4, met: false }]);
});

it('misses its budget when the command said something else', () => {
  const unknown = phasesOf(0, [said(1, '▸ Weaving')], 2000);
  expect(reportReleases([unknown]).verdicts).toMatchObject([{ met: false }]);
});
