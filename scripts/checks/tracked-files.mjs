import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../bootstrap/content-hash.mjs';

/** The project's files, including new ones but not ignored ones; in a folder without git, all files. */
export function trackedFiles(root) {
  if (!existsSync(join(root, '.git'))) {
    return filesBelow([root]).map((path) => path.slice(root.length + 1));
  }
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 1 << 26,
  });
  return list
    .toString()
    .split('\0')
    .filter((path) => path && existsSync(join(root, path)));
}
