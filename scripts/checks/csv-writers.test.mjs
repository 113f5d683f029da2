import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { trackedFiles } from './tracked-files.mjs';

const root = join(import.meta.dirname, '../..');
const isSource = (path) =>
  /^(host|mf-[a-z]+|server|shared-kit)\/src\/.*\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path);
const texts = new Map(
  trackedFiles(root)
    .filter(isSource)
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);
const importedBy = (path) =>
  [...texts.get(path).matchAll(/from '(\.\.?\/[^']+)'/g)].map(([, to]) => join(dirname(path), to));
const isGuarded = (path) => texts.get(path)?.includes("from 'shared-kit/csv'");

// Uploads only say which kinds of file people may bring.
const offering = [...texts.keys()].filter(
  (path) => texts.get(path).includes('text/csv') && !path.startsWith('shared-kit/src/contract/'),
);

it.each(offering)('%s has its spreadsheets written by the kit, which guards their cells', (path) =>
  expect([path, ...importedBy(path)].some(isGuarded)).toBe(true),
);

it('finds whoever offers a spreadsheet', () => expect(offering.length).toBeGreaterThan(6));
