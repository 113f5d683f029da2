import { join } from 'node:path';
import { root, tools } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { marketNode, quickEnvironment } from '../bootstrap/runtime.mjs';
import { step } from '../bootstrap/step.mjs';
import { Stop } from '../bootstrap/stop.mjs';
import { checkMessagesOf } from '../checks/messages.mjs';
import { checkTypesOf } from '../checks/types.mjs';
import { changedSinceTested, noteTested, testedSources } from './tested-sources.mjs';

/** Checks of an area's source. Throws with the problems. */
export const checkSource = (name) =>
  passAll(name, [
    ['types', () => checkTypesOf(root, name)],
    ['messages', () => checkMessagesOf(root, name)],
  ]);

/**
 * Runs the tests that a change can break, before the release is sent; throws with the failures. Texts alone break none,
 * since tests take them from the messages. Returns the rest, for afterwards: null if all tests have run.
 */
export async function checkRelatedTests(name) {
  const sources = testedSources(name);
  const changed = changedSinceTested(name);
  const runAll = async (ending) => {
    await passAll(name, [['tests', testArea(name, [])]], ending);
    noteTested(name, sources);
  };
  if (changed === null) {
    await runAll(notSent(name));
    return null;
  }
  const code = changed.filter((file) => !/\/messages\/\w+\.json$/.test(file));
  if (code.length > 0)
    await passAll(name, [['related tests', testArea(name, ['--findRelatedTests', ...code])]]);
  return changed.length > 0 ? () => runAll(isGiven(name)) : null;
}

const notSent = (name) => ({
  says: `${name} can't be released`,
  remedy:
    'Nothing was sent. Mend it and release again; --skip-gate "<why>" releases it as it is, and is told for ever.',
});
const isGiven = (name) => ({
  says: `Visitors have ${name} already, and it isn't sound`,
  remedy: `pnpm rollback ${name} takes it back. Mend it and release again.`,
});

/** Runs checks at once, each a title and a function that returns problems. Throws with the first one's. */
export async function passAll(name, checks, { says, remedy } = notSent(name)) {
  const titles = checks.map(([what]) => what).join(' and ');
  const results = await step(`Checking its ${titles}`, () => Promise.all(checks.map(([, check]) => check())));
  const at = results.findIndex((problems) => problems.length > 0);
  if (at < 0) return;
  throw new Stop(
    `${says}, because of its ${checks[at][0]}:\n${results[at].map((it) => `  ${it}`).join('\n')}`,
    remedy,
  );
}

/** Tests of rules and components; they need no database. `which` narrows them down. */
const testArea = (name, which) => () => {
  const folder = join(root, name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // The same cache as `npm test`: unchanged files aren't compiled again.
  const cache = `--cacheDirectory=${join(root, 'node_modules/.cache/jest')}`;
  const ofArea = ['--selectProjects', 'node', 'dom', '--testPathPatterns', `^${folder}/`];
  return runJest([cache, ...ofArea, ...which]);
};

/** Runs tests; returns what it printed of those that failed. */
export async function runJest(args) {
  const jest = join(tools, 'node_modules/jest/bin/jest.js');
  const { code, output } = await run(marketNode(), [jest, '--passWithNoTests', ...args], {
    cwd: tools,
    env: { ...quickEnvironment(), NODE_NO_WARNINGS: '1', NODE_OPTIONS: '--experimental-vm-modules' },
    quiet: true,
  });
  if (code === 0) return [];
  // Passed checks print nothing.
  return output.split('\n').filter((line) => line.trim() !== '' && !/^\s*(✓|PASS)/.test(line));
}
