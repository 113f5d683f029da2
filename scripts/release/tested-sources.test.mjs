import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { differing, testedSources } from './tested-sources.mjs';

let folder;
const write = (file, content) => writeFileSync(join(folder, file), content);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tezgah-tested-'));
  for (const name of ['mf-loom', 'shared-kit']) mkdirSync(join(folder, name));
  write('mf-loom/page.ts', 'export {};');
  write('mf-loom/words.json', '{}');
  write('shared-kit/kit.ts', 'export {};');
});
afterAll(() => rmSync(folder, { recursive: true }));

const sources = () => testedSources('mf-loom', folder);

it('knows which files are new or different', () => {
  const before = sources();
  expect(differing(before, sources())).toEqual([]);
  write('mf-loom/words.json', '{ "title": "Loom" }');
  write('mf-loom/new.ts', 'export {};');
  expect(differing(before, sources())).toEqual(['mf-loom/new.ts', 'mf-loom/words.json']);
});

it('knows nothing at first, and once the kit is another', () => {
  const before = sources();
  expect(differing(undefined, before)).toBeNull();
  write('shared-kit/kit.ts', 'export const loom = 1;');
  expect(differing(before, sources())).toBeNull();
});
