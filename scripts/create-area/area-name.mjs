import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../bootstrap/languages.mjs';
import { Stop } from '../bootstrap/stop.mjs';

const usage = 'Usage: pnpm create-area <name>, such as pnpm create-area logistics';
/** The server uses addresses that begin with these. */
const reserved = ['api', 'builds', 'dev', 'ingest', 'shared', ...languages];
/** The access rules look for these words in any path. */
const telling = ['admin', 'bank', 'commercial', 'documents', 'manufacturer'];

/** The front doors of areas, which declare their routes. */
const areaDoors = (root) =>
  readdirSync(root)
    .filter((folder) => folder.startsWith('mf-'))
    .map((folder) => `${folder}/src/area.ts`)
    .filter((file) => existsSync(join(root, file)));

/** Reads the area's id: one word, since it is an address, a folder and a part of a JavaScript name. */
export function readAreaName(text, root) {
  if (!text) throw new Stop('No area is named.', usage);
  const name = text.replace(/^mf-/, '');
  if (!/^[a-z]{3,20}$/.test(name))
    throw new Stop(`${text} is no name for an area: it takes 3 to 20 letters from a to z.`, usage);
  const word = telling.find((it) => name.includes(it));
  if (word)
    throw new Stop(
      `${name} contains ${word}, which the access rules read in addresses.`,
      'Choose another word.',
    );
  if (existsSync(join(root, `mf-${name}`))) throw new Stop(`mf-${name} exists already.`, usage);
  const declaring = ['shared-kit/src/contract/routes/routes.ts', ...areaDoors(root)];
  const routes = declaring.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  if (reserved.includes(name) || new RegExp(`'(/?${name}|/${name}/.*)'`).test(routes))
    throw new Stop(`/${name} is an address that the market has already.`, 'Choose another word.');
  return name;
}
