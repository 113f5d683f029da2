import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { untilWritten } from './written-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tezgah-written-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('waits for a file that was emptied until it is written', async () => {
  const file = join(folder, 'page.tsx');
  writeFileSync(file, '');
  let isWritten = false;
  const waited = untilWritten(file).then(() => isWritten);
  await new Promise((resolve) => setImmediate(resolve));
  writeFileSync(file, 'export default 1;');
  isWritten = true;
  expect(await waited).toBe(true);
});

it.each([
  ['written', (path: string) => writeFileSync(path, 'x')],
  ['gone', () => {}],
  ['meant to be empty', (path: string) => writeFileSync(path, '')],
])('goes on where it is %s', async (_what, write) => {
  const file = join(folder, 'page.module.css');
  write(file);
  await expect(untilWritten(file)).resolves.toBeUndefined();
});

it('goes on where it is a folder', async () => {
  await expect(untilWritten(folder)).resolves.toBeUndefined();
});
