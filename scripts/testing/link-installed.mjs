import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { workspacePackages } from '../bootstrap/workspace.mjs';

/** Links each installed package as in the real workspace; our own packages link into the planted one. */
function linkModules(from, to, own) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    // The package manager's own files belong to this workspace; nobody installs into the copy.
    if (name.startsWith('.') && name !== '.bin') continue;
    if (name.startsWith('@')) linkModules(join(from, name), join(to, name), []);
    else symlinkSync(own.find((it) => it.endsWith(`/${name}`)) ?? join(from, name), join(to, name));
  }
}

/** Links this workspace's installed packages into another workspace with the same packages. */
export function linkInstalled(workspace) {
  const packages = workspacePackages();
  const own = packages.map((it) => join(workspace, it));
  linkModules(join(root, 'node_modules'), join(workspace, 'node_modules'), []);
  for (const name of packages) {
    const modules = join(root, name, 'node_modules');
    if (existsSync(modules)) linkModules(modules, join(workspace, name, 'node_modules'), own);
  }
}
