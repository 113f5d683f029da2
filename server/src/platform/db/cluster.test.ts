import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { memorySettings, warmUpSettings } from './cluster.ts';
import { installedBinaries } from './postgres-binaries.ts';

const gigabyte = 1024 ** 3;

it.each([
  ['never less than what PostgreSQL comes with', 0.25, '128MB', '192MB'],
  ['a quarter of the memory', 8, '2048MB', '6144MB'],
  ['no more than a million products need', 64, '4096MB', '49152MB'],
])('takes %s', (_case, gigabytes, buffers, cache) => {
  expect(memorySettings(gigabytes * gigabyte)).toEqual({
    shared_buffers: buffers,
    effective_cache_size: cache,
  });
});

it.each([
  ['of a Linux', 'postgresql/pg_prewarm.so'],
  ['of a Mac', 'postgresql/pg_prewarm.dylib'],
  ['of Windows', 'pg_prewarm.dll'],
])('warms up with the library %s', (_case, file) => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  try {
    mkdirSync(join(folder, 'lib/postgresql'), { recursive: true });
    writeFileSync(join(folder, 'lib', file), '');
    expect(warmUpSettings({ bin: join(folder, 'bin') })).toEqual({ shared_preload_libraries: 'pg_prewarm' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('starts without a library that is not there', () => {
  expect(warmUpSettings({ bin: '/nowhere/bin' })).toEqual({});
});

it('has the library in what npm brings', () => {
  expect(warmUpSettings({ bin: join(installedBinaries(), 'bin') })).not.toEqual({});
});
