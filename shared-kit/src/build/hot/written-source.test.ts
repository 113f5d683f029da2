import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { LoaderContext } from '@rspack/core';
import writtenSource from './written-source.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tezgah-written-'));
  file = join(folder, 'page.tsx');
});
afterEach(() => rmSync(folder, { recursive: true }));

const readAs = (source: string) => writtenSource.call({ resourcePath: file } as LoaderContext, source);

it('is taken as it was read', async () => {
  expect(await readAs('export default 1;')).toBe('export default 1;');
});

it('is read again where it was emptied to be written', async () => {
  writeFileSync(file, '');
  const read = readAs('');
  writeFileSync(file, 'export default 2;');
  expect(await read).toBe('export default 2;');
});

it('may be empty', async () => {
  writeFileSync(file, '');
  expect(await readAs('')).toBe('');
});
