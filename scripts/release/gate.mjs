import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { marketNode, quickEnvironment } from '../bootstrap/runtime.mjs';
import { step } from '../bootstrap/step.mjs';
import { Stop } from '../bootstrap/stop.mjs';
import { checkMessagesOf } from '../checks/messages.mjs';
import { checkTypesOf } from '../checks/types.mjs';

/** Checks of an area's source. Throws with the problems. */
export const checkSource = (name) =>
  passAll(name, [
    ['types', checkTypesOf],
    ['messages', checkMessagesOf],
  ]);

/** Tests of an area that need no market. Throws with the failures. */
export const checkTests = (name) => passAll(name, [['tests', testArea]]);

async function passAll(name, checks) {
  const titles = checks.map(([what]) => what).join(' and ');
  const results = await step(`Checking its ${titles}`, () =>
    Promise.all(checks.map(([, check]) => check(root, name))),
  );
  const at = results.findIndex((problems) => problems.length > 0);
  if (at < 0) return;
  throw new Stop(
    `${name} can't be released, because of its ${checks[at][0]}:\n${results[at].map((it) => `  ${it}`).join('\n')}`,
    'Nothing was sent. Mend it and release again; --skip-gate "<why>" releases it as it is, and is told for ever.',
  );
}

/** Tests of rules and components; they need no database. */
async function testArea(_root, name) {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const folder = join(root, name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // The same cache as `npm test`: unchanged files aren't compiled again.
  const cache = `--cacheDirectory=${join(root, 'node_modules/.cache/jest')}`;
  const which = ['--selectProjects', 'node', 'dom', '--testPathPatterns', `^${folder}/`];
  const { code, output } = await run(marketNode(), [jest, cache, '--passWithNoTests', ...which], {
    cwd: root,
    env: { ...quickEnvironment(), NODE_NO_WARNINGS: '1', NODE_OPTIONS: '--experimental-vm-modules' },
    quiet: true,
  });
  if (code === 0) return [];
  // Passed checks print nothing.
  return output.split('\n').filter((line) => line.trim() !== '' && !/^\s*(✓|PASS)/.test(line));
}
