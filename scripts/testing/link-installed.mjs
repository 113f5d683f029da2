import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { workspacePackages } from '../bootstrap/workspace.mjs';

/** Links each installed package where the real workspace has it; our own packages lead into the planted one. */
function linkModules(from, to, own) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    // What the package manager keeps of itself is this workspace's own; a copy is never installed into.
    if (name.startsWith('.') && name !== '.bin') continue;
    if (name.startsWith('@')) linkModules(join(from, name), join(to, name), []);
    else symlinkSync(own.find((it) => it.endsWith(`/${name}`)) ?? join(from, name), join(to, name));
  }
}

/** Gives a workspace of the same packages elsewhere what is installed here. */
export function linkInstalled(workspace) {
  const packages = workspacePackages();
  const own = packages.map((it) => join(workspace, it));
  linkModules(join(root, 'node_modules'), join(workspace, 'node_modules'), []);
  for (const name of packages) {
    const modules = join(root, name, 'node_modules');
    if (existsSync(modules)) linkModules(modules, join(workspace, name, 'node_modules'), own);
  }
}
