import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installedState } from '../bootstrap/install.mjs';
import { root } from '../bootstrap/root.mjs';
import { builtPackages } from '../bootstrap/workspace.mjs';
import { trackedFiles } from '../checks/tracked-files.mjs';
import { linkInstalled } from './link-installed.mjs';

/** What says that packages are installed and built. */
const stamps = 'node_modules/.cache/tezgah';

/**
 * The whole workspace in another folder, installed as here and with what is built here, so that a test can change
 * it as its developers do. A repository of its own: the checks ask git which files there are.
 */
export function copyWorkspace(folder) {
  for (const path of trackedFiles(root)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  linkInstalled(folder);
  for (const name of builtPackages()) {
    for (const built of ['dist', 'dist-dev'].map((it) => join(name, it)))
      if (existsSync(join(root, built))) cpSync(join(root, built), join(folder, built), { recursive: true });
  }
  mkdirSync(join(folder, stamps), { recursive: true });
  for (const name of readdirSync(join(root, stamps)))
    if (name.startsWith('built-')) cpSync(join(root, stamps, name), join(folder, stamps, name));
  // An install into links would change this workspace.
  writeFileSync(join(folder, stamps, 'installed'), installedState(folder));
  execFileSync('git', ['init', '-q'], { cwd: folder });
}
