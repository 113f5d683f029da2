import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { workspacePackages } from '../bootstrap/workspace.mjs';

const settings = [
  '.dependency-cruiser.mjs',
  '.gitignore',
  'biome.json',
  'jest.config.mjs',
  'knip.json',
  'package.json',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
];

/** Links each installed package where the real workspace has it; our own packages lead into the planted one. */
function linkModules(from, to, own) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '.cache') continue;
    if (name.startsWith('@')) linkModules(join(from, name), join(to, name), []);
    else symlinkSync(own.find((it) => it.endsWith(`/${name}`)) ?? join(from, name), join(to, name));
  }
}

/**
 * A workspace with the project's own settings and packages but only the given source files, so that a check
 * can be seen to fail. `files` maps paths to contents.
 */
export function plantWorkspace(files) {
  const planted = mkdtempSync(join(tmpdir(), 'tezgah-planted-'));
  const packages = workspacePackages();
  for (const file of settings) cpSync(join(root, file), join(planted, file));
  linkModules(join(root, 'node_modules'), join(planted, 'node_modules'), []);
  for (const name of packages) {
    for (const file of ['package.json', 'tsconfig.json'])
      cpSync(join(root, name, file), join(planted, name, file));
    const modules = join(root, name, 'node_modules');
    const own = packages.map((it) => join(planted, it));
    if (existsSync(modules)) linkModules(modules, join(planted, name, 'node_modules'), own);
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(planted, path)), { recursive: true });
    writeFileSync(join(planted, path), content);
  }
  return { root: planted, remove: () => rmSync(planted, { recursive: true, force: true }) };
}
