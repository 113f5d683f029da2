import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { workspacePackages } from '../bootstrap/workspace.mjs';
import { linkInstalled } from '../testing/link-installed.mjs';

const settings = [
  '.dependency-cruiser.mjs',
  '.gitignore',
  'biome.json',
  'jest.config.mjs',
  'knip.json',
  'package.json',
  'pnpm-workspace.yaml',
  'scripts/checks/import-walls.mjs',
  'tsconfig.base.json',
];

/**
 * Creates a workspace with the project's settings and packages but only these source files, so that a check can fail.
 * `files` maps paths to contents.
 */
export function plantWorkspace(files) {
  const planted = mkdtempSync(join(tmpdir(), 'tezgah-planted-'));
  const packages = workspacePackages();
  for (const file of settings) cpSync(join(root, file), join(planted, file));
  for (const name of packages) {
    for (const file of ['package.json', 'tsconfig.json'])
      cpSync(join(root, name, file), join(planted, name, file));
  }
  linkInstalled(planted);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(planted, path)), { recursive: true });
    writeFileSync(join(planted, path), content);
  }
  return { root: planted, remove: () => rmSync(planted, { recursive: true, force: true }) };
}
