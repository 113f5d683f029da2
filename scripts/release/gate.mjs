import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../bootstrap/content-hash.mjs';
import { root } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { marketNode, quickEnvironment } from '../bootstrap/runtime.mjs';
import { step } from '../bootstrap/step.mjs';
import { Stop } from '../bootstrap/stop.mjs';
import { checkMessagesOf } from '../checks/messages.mjs';
import { checkTypesOf } from '../checks/types.mjs';

/** Checks of an area that need no market: types, messages, tests. Throws with what is wrong. */
export async function checkArea(name) {
  const parts = [
    ['types', checkTypesOf],
    ['messages', checkMessagesOf],
    ['tests', testArea],
  ];
  for (const [what, check] of parts) {
    const problems = await step(`Checking its ${what}`, async () => check(root, name));
    if (problems.length === 0) continue;
    throw new Stop(
      `${name} can't be released, because of its ${what}:\n${problems.map((it) => `  ${it}`).join('\n')}`,
      'Nothing was sent. Mend it and release again; --skip-gate "<why>" releases it as it is, and is told for ever.',
    );
  }
}

/** Tests of rules and components; none of them needs a database. */
async function testArea(_root, name) {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const folder = join(root, name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const args = ['--selectProjects', 'node', 'dom', '--passWithNoTests', '--testPathPatterns', `^${folder}/`];
  const { code, output } = await run(marketNode(), [jest, ...args], {
    cwd: root,
    env: { ...quickEnvironment(), NODE_NO_WARNINGS: '1', NODE_OPTIONS: '--experimental-vm-modules' },
    quiet: true,
  });
  if (code === 0) return [];
  // A check that passes prints nothing.
  return output.split('\n').filter((line) => line.trim() !== '' && !/^\s*(✓|PASS)/.test(line));
}

/** All keys of an area's messages, of whatever page. */
export const messageKeysOf = (name) =>
  filesBelow([join(root, name, 'src')], (path) => path.endsWith('/messages/en.json')).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(file, 'utf8'))),
  );
