import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../bootstrap/root.mjs';
import { trackedFiles } from '../checks/tracked-files.mjs';
import { journeysOfEveryChange, testsOfOtherDatabase } from './every-change.mjs';
import { serverSuites } from './server-suites.mjs';

const serverTests = trackedFiles(root).filter((it) => /^server\/src\/.*\.test\.ts$/.test(it));
const inSuites = Object.values(serverSuites()).flat();

describe('a run contains what it names', () => {
  it.each(journeysOfEveryChange)('the journey %s', (name) => {
    expect(existsSync(join(root, `e2e/journeys/${name}.spec.ts`))).toBe(true);
  });

  it.each(testsOfOtherDatabase)('tests of %s on another database', (place) => {
    expect(serverTests.some((it) => it.startsWith(`server/src/${place}`))).toBe(true);
    expect(inSuites.some((it) => `${place}/`.startsWith(`${it}/`))).toBe(true);
  });
});
