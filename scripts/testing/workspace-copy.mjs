import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installedState } from '../bootstrap/install.mjs';
import { root } from '../bootstrap/root.mjs';
import { builtPackages, workspacePackages } from '../bootstrap/workspace.mjs';
import { trackedFiles } from '../checks/tracked-files.mjs';
import { keptTypes } from '../checks/types.mjs';

/** Stamps that say packages are installed and built. */
const stamps = 'node_modules/.cache/tezgah';

/**
 * Copies the workspace into another folder with its installed packages and, if `isBuilt`, its builds, so that a test
 * can edit it. It gets a git repository of its own, since the checks ask git for its files.
 */
export function copyWorkspace(folder, { isBuilt = true } = {}) {
  for (const path of trackedFiles(root)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  copyInstalled(folder);
  mkdirSync(join(folder, stamps), { recursive: true });
  writeFileSync(join(folder, stamps, 'installed'), installedState(folder));
  if (isBuilt) copyBuilt(folder);
  execFileSync('git', ['init', '-q'], { cwd: folder });
}

/** Copies node_modules instead of linking it: builds contain the real paths of files. */
function copyInstalled(folder) {
  for (const name of ['.', ...workspacePackages()]) {
    const from = join(root, name, 'node_modules');
    if (!existsSync(from)) continue;
    const to = join(folder, name, 'node_modules');
    mkdirSync(to);
    // Tools' caches belong to this workspace, but what the compiler knows of unchanged files saves the copy a minute.
    for (const entry of readdirSync(from).filter((it) => it !== '.cache')) shared(join(from, entry), to);
  }
  const types = join(root, keptTypes);
  if (existsSync(types)) cpSync(types, join(folder, keptTypes), { recursive: true });
}

/** Nothing writes into packages, so the copy uses hard links if possible. */
function shared(from, into) {
  try {
    execFileSync('cp', ['-al', from, into], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-a', from, into]);
  }
}

function copyBuilt(folder) {
  for (const name of builtPackages()) {
    for (const built of ['dist', 'dist-dev'].map((it) => join(name, it)))
      if (existsSync(join(root, built))) cpSync(join(root, built), join(folder, built), { recursive: true });
  }
  for (const name of readdirSync(join(root, stamps)))
    if (name.startsWith('built-')) cpSync(join(root, stamps, name), join(folder, stamps, name));
}
