import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installedState } from '../bootstrap/install.mjs';
import { root } from '../bootstrap/root.mjs';
import { builtPackages, workspacePackages } from '../bootstrap/workspace.mjs';
import { trackedFiles } from '../checks/tracked-files.mjs';

/** What says that packages are installed and built. */
const stamps = 'node_modules/.cache/tezgah';

/**
 * The whole workspace in another folder, installed as here and, unless it is to be built there, with what is built
 * here: a test can change it as its developers do. A repository of its own: the checks ask git which files there are.
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

/** What is installed lies in this folder as in any other: where a file really is stands in what is built of it. */
function copyInstalled(folder) {
  for (const name of ['.', ...workspacePackages()]) {
    const from = join(root, name, 'node_modules');
    if (!existsSync(from)) continue;
    const to = join(folder, name, 'node_modules');
    mkdirSync(to);
    // What tools keep there of this workspace is of no use to another.
    for (const entry of readdirSync(from).filter((it) => it !== '.cache')) shared(join(from, entry), to);
  }
}

/** Nothing writes into packages: where it can, a copy shares their files. */
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
