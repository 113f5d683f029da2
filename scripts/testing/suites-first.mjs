import { basename } from 'node:path';
import Sequencer from '@jest/test-sequencer';
import { serverSuites } from './server-suites.mjs';

const suites = Object.keys(serverSuites()).map((name) => `${name}.suite.ts`);

/** A suite's place in `suites.json`, which names the longest first; every other file comes after them. */
function turnOf({ path }) {
  const turn = suites.indexOf(basename(path));
  return turn === -1 ? suites.length : turn;
}

/** Starts suites before all other tests: they take minutes, and Jest would begin these small files last. */
export default class SuitesFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => turnOf(one) - turnOf(other));
  }
}
