import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { quickPlace, runsPrograms } from './quick-place.mjs';

const gigabyte = 1024 ** 3;
const machine = {
  folder: '/memory',
  available: 16 * gigabyte,
  freeIn: () => 8 * gigabyte,
  runs: () => true,
};

describe('temporary files are made', () => {
  it('in memory if there is enough', () => {
    expect(quickPlace(machine)).toBe('/memory');
  });

  it.each([
    ['little memory is available', { available: 3 * gigabyte }],
    ['little of it is meant for files', { freeIn: () => 64 * 1024 ** 2 }],
    ['no program can be run there', { runs: () => false }],
    ['there is no such folder', { folder: '/no/such/folder', freeIn: undefined }],
  ])('on disk if %s', (_why, lacking) => {
    expect(quickPlace({ ...machine, ...lacking })).toBe(tmpdir());
  });
});

describe('whether programs run in a folder', () => {
  it('is tried, and leaves nothing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'place-'));
    expect(runsPrograms(folder)).toBe(true);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is denied of one that is not there', () => {
    expect(runsPrograms('/no/such/folder')).toBe(false);
  });
});
