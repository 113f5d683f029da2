import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { trackedFiles } from './tracked-files.mjs';

const root = join(import.meta.dirname, '../..');
const isSource = (path) =>
  /^(host|mf-[a-z]+|server|shared-kit)\/src\/.*\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path);

it('every file that people open in a spreadsheet is written by the kit, which guards its cells', () => {
  const sources = trackedFiles(root)
    .filter(isSource)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const guarded = new Set(
    sources.filter(({ text }) => text.includes("from 'shared-kit/csv'")).map(({ path }) => dirname(path)),
  );
  const offering = sources.filter(({ text }) => text.includes('text/csv')).map(({ path }) => dirname(path));
  // The uploads only say which kinds of file people may bring.
  const unguarded = offering.filter((it) => !guarded.has(it) && it !== 'shared-kit/src/contract/uploads');
  expect(guarded.size).toBeGreaterThan(5);
  expect(unguarded).toEqual([]);
});
