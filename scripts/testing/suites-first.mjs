import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import Sequencer from '@jest/test-sequencer';
import { root } from '../bootstrap/root.mjs';
import { serverSuites } from './server-suites.mjs';

const isTest = (file) => file.endsWith('.test.ts');

/** How many test files a suite loads; 0 for every other file. */
function filesOf(path) {
  const places = serverSuites()[basename(path, '.suite.ts')];
  if (!path.endsWith('.suite.ts') || !places) return 0;
  const below = (place) =>
    readdirSync(join(root, 'server/src', place), { recursive: true }).filter(isTest).length;
  return places.reduce((sum, place) => sum + (isTest(place) ? 1 : below(place)), 0);
}

/** Starts suites first, the largest before all: they take minutes, and Jest would begin these small files last. */
export default class SuitesFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => filesOf(other.path) - filesOf(one.path));
  }
}
