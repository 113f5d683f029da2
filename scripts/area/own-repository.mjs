import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { tools } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { marketNode, toolEnvironment } from '../bootstrap/runtime.mjs';
import { step } from '../bootstrap/step.mjs';
import { Stop } from '../bootstrap/stop.mjs';
import { checkMessagesOf } from '../checks/messages.mjs';
import { checkTypesOf } from '../checks/types.mjs';
import { archiveOf } from '../release/archive.mjs';
import { passAll, runJest } from '../release/gate.mjs';

/** An area whose folder is a repository of its own, in which the command runs. */
export const ownRepository = (name) => ({
  folder: tools,
  install: assertInstalled,
  checkSource: () =>
    passAll(name, [
      ['types', () => checkTypesOf(tools, '.')],
      ['messages', () => checkMessagesOf(dirname(tools), basename(tools))],
    ]),
  build: buildHere,
  verify: verifyByMarket,
  // All of them: here nothing tells what a newer kit can break.
  checkRelatedTests: () => passAll(name, [['tests', () => runJest([])]]).then(() => null),
});

function assertInstalled() {
  if (!existsSync(join(tools, 'node_modules/shared-kit')))
    throw new Stop('The packages of the area are not installed.', 'Run npm install.');
}

/** Builds as the area's own script says, which is that of every area. */
export async function buildHere() {
  assertInstalled();
  const rspack = join(tools, 'node_modules/@rspack/cli/bin/rspack.js');
  const args = [rspack, 'build', '--config-loader', 'native', '--mode', 'production'];
  const { code, output } = await step(`Building ${basename(tools)}`, () =>
    run(marketNode(), args, {
      cwd: tools,
      env: { ...toolEnvironment(), NODE_ENV: 'production' },
      quiet: true,
    }),
  );
  if (code === 0) return 0;
  console.error(output);
  throw new Stop(`The build of ${basename(tools)} failed.`, 'Its output stands above.');
}

/** The market checks the build as at an upload, against the host that runs, and keeps nothing. */
async function verifyByMarket(folder, target) {
  const { version } = JSON.parse(readFileSync(join(folder, 'area.json'), 'utf8'));
  return target.check(version, await archiveOf(folder));
}
