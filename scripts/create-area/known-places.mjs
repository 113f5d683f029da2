import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../bootstrap/languages.mjs';
import { Stop } from '../bootstrap/stop.mjs';

const upper = (name) => name[0].toUpperCase() + name.slice(1);
const before = (mark, line) => (text, name) => text.replace(mark, (found) => line(name) + found);

/** Rows of the access matrix are aligned in columns. */
const matrixRow = (name) =>
  `  ${`/${name}`.padEnd(34)}login      enter   enter         enter   enter     enter\n`;

const wordsOf = (language) =>
  JSON.parse(readFileSync(new URL(`./messages/${language}.json`, import.meta.url), 'utf8'));
const message = (key, language) => (text, name) => {
  const messages = JSON.parse(text);
  const words = wordsOf(language)[key].replace('{{name}}', upper(name));
  const added = { ...messages, [`head.${key}.${name}`]: words };
  return `${JSON.stringify(added, Object.keys(added).sort(), 2)}\n`;
};

/**
 * Files outside its folder that must know of an area, each with its change. The folder's name is enough for everything
 * else. Signed-out visitors are sent to sign in; the team decides in routes.ts and the access rules who else may enter.
 */
const places = [
  [
    'shared-kit/src/contract/areas/area-contract.ts',
    before(/\] as const;\nexport type AreaId/, (name) => `, '${name}'`),
  ],
  [
    'shared-kit/src/contract/routes/routes.ts',
    before("  page('login',", (name) => `  page('${name}', '/${name}', '${name}'),\n`),
  ],
  ['host/src/guards/access-matrix.test.ts', before(/ {2}\/login {2,}enter/, matrixRow)],
  ...languages.flatMap((language) => [
    [`host/src/messages/${language}.json`, message('title', language)],
    [`host/src/messages/${language}.json`, message('description', language)],
  ]),
  [
    'e2e/bench/monolith/main.tsx',
    before(
      /\};\n\nvoid start/,
      (name) => `  ${name}: async () => (await import('../../../mf-${name}/src/area.ts')).default,\n`,
    ),
  ],
  [
    'e2e/fixtures/message-keys.ts',
    before(
      /\};\nexport type Owner/,
      (name) => `  ${name}: TextKey<typeof import('../../mf-${name}/src/messages/en.json')>;\n`,
    ),
  ],
  [
    'e2e/fixtures/area-pages.ts',
    before(
      /\];\n$/,
      (name) => `  {
    area: '${name}',
    account: 'retailer',
    path: '/${name}',
    heading: () => wordsOf('${name}').en('start.title'),
  },
`,
    ),
  ],
  [
    'docs/map.md',
    before(/shared-kit\/ {2,}contract/, (name) => `${`mf-${name}/`.padEnd(17)}its first page\n`),
  ],
];

/** Changes these files; changes none if one of them no longer has the expected place. */
export function tellPlaces(root, name) {
  const changed = new Map();
  for (const [file, change] of places) {
    const text = changed.get(file) ?? readFileSync(join(root, file), 'utf8');
    const told = change(text, name);
    if (told === text) throw new Stop(`${file} has no place for another area.`, 'Nothing was created.');
    changed.set(file, told);
  }
  return {
    files: [...changed.keys()],
    write: () => {
      for (const [file, text] of changed) writeFileSync(join(root, file), text);
    },
  };
}
