import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Folders of all workspace packages, directly under the root. */
export function workspacePackages(base = root) {
  return readdirSync(base)
    .filter((name) => !name.startsWith('.') && name !== 'node_modules')
    .filter((name) => existsSync(join(base, name, 'package.json')))
    .sort();
}

export const readPackage = (name, base = root) =>
  JSON.parse(readFileSync(join(base, name, 'package.json'), 'utf8'));

/** Packages built for the browser: the areas, then the host, which is the largest. */
export const builtPackages = () => [...workspacePackages().filter((it) => it.startsWith('mf-')), 'host'];
