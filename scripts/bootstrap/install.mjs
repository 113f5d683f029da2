import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './content-hash.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { readStamp, writeStamp } from './stamp.mjs';
import { step } from './step.mjs';
import { Stop } from './stop.mjs';
import { workspacePackages } from './workspace.mjs';

const stamp = 'installed';

/** All files that decide which packages are installed. */
const decidingFiles = (base) =>
  [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...workspacePackages(base).map((it) => `${it}/package.json`),
  ].map((it) => join(base, it));

/** The state of all files that decide which packages are installed. */
export const installedState = (base = root) =>
  contentHash(base, decidingFiles(base), { seed: `${process.platform} ${process.arch}` });

/** `pnpm add` writes the package file after its record. */
const writtenAfterMs = 1000;

/**
 * Whether somebody ran `pnpm install` since these files changed. pnpm keeps a copy of the lockfile that it installed, and
 * a record of when it last found which folder complete.
 */
export function isInstalledByHand(base = root) {
  try {
    const read = (file) => readFileSync(join(base, file), 'utf8');
    const { projects, lastValidatedTimestamp } = JSON.parse(
      read('node_modules/.pnpm-workspace-state-v1.json'),
    );
    return (
      base in projects &&
      read('node_modules/.pnpm/lock.yaml') === read('pnpm-lock.yaml') &&
      decidingFiles(base).every((it) => statSync(it).mtimeMs <= lastValidatedTimestamp + writtenAfterMs)
    );
  } catch {
    return false;
  }
}

/** Installs the lockfile's packages if lockfile or package files changed since the last install. */
export async function install() {
  const state = installedState();
  if (readStamp(stamp) === state) return;
  if (isInstalledByHand()) {
    writeStamp(stamp, state);
    return;
  }
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
