import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The folders of all workspace packages; each stands directly under the root. */
export function workspacePackages(base = root) {
  return readdirSync(base)
    .filter((name) => !name.startsWith('.') && name !== 'node_modules')
    .filter((name) => existsSync(join(base, name, 'package.json')))
    .sort();
}

export const readPackage = (name, base = root) =>
  JSON.parse(readFileSync(join(base, name, 'package.json'), 'utf8'));

/** The packages that are built for the browser: the areas, and the host last because it is the largest. */
export const builtPackages = () => [...workspacePackages().filter((it) => it.startsWith('mf-')), 'host'];
