import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './content-hash.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { readStamp, writeStamp } from './stamp.mjs';
import { step } from './step.mjs';
import { Stop } from './stop.mjs';
import { workspacePackages } from './workspace.mjs';

const stamp = 'installed';

/** The state of all files that decide which packages are installed. */
export function installedState(base = root) {
  const files = [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...workspacePackages(base).map((it) => `${it}/package.json`),
  ];
  const seed = `${process.platform} ${process.arch}`;
  return contentHash(
    base,
    files.map((it) => join(base, it)),
    { seed },
  );
}

/** Installs the lockfile's packages if lockfile or package files changed since the last install. */
export async function install() {
  const state = installedState();
  if (readStamp(stamp) === state) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  await step('Installing packages (a few minutes the first time)', async () => {
    const { code } = await run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], {
      cwd: root,
      // Without a terminal, pnpm would refuse to replace a node_modules made by another tool.
      env: { CI: 'true' },
    });
    if (code !== 0) {
      throw new Stop(
        'The packages could not be installed.',
        'The lines above say why; most often the npm registry is not reachable from here.',
      );
    }
    writeStamp(stamp, state);
  });
}
