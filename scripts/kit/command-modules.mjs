import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** What the commands for areas read besides modules. */
export const commandFiles = [
  'docs/words.json',
  'jest.config.mjs',
  'scripts/create-area/template',
  'tsconfig.base.json',
];

const first = ['scripts/tezgah-area.mjs', 'scripts/area/jest-config.mjs', 'scripts/dev/serve-area.mjs'];

/** The modules of the commands for areas, with all of ours that they import; paths below the root. */
export function commandModules() {
  const found = new Set();
  const add = (path) => {
    if (found.has(path)) return;
    found.add(path);
    for (const it of importsOf(path).filter((name) => name.startsWith('.')))
      add(relative(root, resolve(root, dirname(path), it)));
  };
  for (const it of first) add(it);
  return [...found];
}

/** What a module imports, by name. */
export const importsOf = (path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(anImport)].map(([, name]) => name);

const anImport = /^(?:import '|(?:import|export)\b[^'\n]* from '|\} from ')([^'\n]+)'/gm;
