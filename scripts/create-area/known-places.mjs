import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../bootstrap/stop.mjs';

const before = (mark, line) => (text, name) => text.replace(mark, (found) => line(name) + found);

/**
 * Files outside its folder that must know of an area, each with its change. The folder's name, and what its front door
 * declares, are enough for everything else.
 */
const places = [
  [
    'shared-kit/src/contract/areas/area-contract.ts',
    before(/\] as const;\nexport type AreaId/, (name) => `, '${name}'`),
  ],
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
