import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { removeTemporaryFolders, temporaryFolder } from '../temporary-folder.ts';
import { runApart } from './apart.ts';

const drill = {
  name: 'kills',
  group: 'data' as const,
  promise: 'nothing is lost',
  rounds: { small: 2, whole: 200 },
  run: async () => ({ figures: {}, broken: [] }),
};
afterAll(removeTemporaryFolders);

const counts = (tally: object) =>
  `require('fs').writeFileSync(process.env.TEZGAH_DRILL_REPORT, '${JSON.stringify(tally)}');`;

it.each([
  ['holds', counts({ passed: 1, failed: 0, skipped: 0 }), 'passed'],
  ['is broken', `${counts({ passed: 0, failed: 1, skipped: 0 })} process.exit(1);`, 'failed'],
  ['can not run here', counts({ passed: 0, failed: 0, skipped: 1 }), 'skipped'],
  ['counts a failure and ends as if there were none', counts({ passed: 0, failed: 1, skipped: 0 }), 'failed'],
  ['ends before it counts', 'process.exit(0);', 'failed'],
])('a drill in a process of its own that %s', async (_what, work, outcome) => {
  const program = join(temporaryFolder(), 'drill.cjs');
  writeFileSync(
    program,
    `console.log(process.argv.slice(2).join(' ')); ${work} console.log('\\n1 passed, 0');`,
  );
  const said: string[] = [];
  expect(await runApart(program, { drill, rounds: 2, parts: [] }, (lines) => said.push(lines))).toBe(outcome);
  expect(said.join()).toMatch(/^kills --rounds 2/);
  expect(said.join()).not.toContain('1 passed');
});
