import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { it } from '@jest/globals';
import suites from '../../../suites/suites.json' with { type: 'json' };
import { seededRandom } from '../seeded-random.ts';

const source = join(import.meta.dirname, '../..');

const isTest = (path: string): boolean => path.endsWith('.test.ts');

/** Test files below these folders of `server/src`, or these files themselves, in the order of their paths. */
function filesOf(places: readonly string[]): readonly string[] {
  const found = places.flatMap((place) =>
    isTest(place)
      ? [place]
      : readdirSync(join(source, place), { recursive: true, encoding: 'utf8' })
          .filter(isTest)
          .map((name) => join(place, name)),
  );
  return found.toSorted();
}

/** `TESTS_BELOW` names the only places to run, separated by commas; `RANDOM_SEED` puts the files in another order. */
const { TESTS_BELOW: only, RANDOM_SEED: seed } = process.env;
const isWanted = (file: string): boolean => !only || only.split(',').some((place) => file.startsWith(place));

function inOrder(files: readonly string[]): readonly string[] {
  if (!seed) return files;
  const { next } = seededRandom(Number(seed));
  const keyed = files.map((file) => ({ file, key: next() }));
  return keyed.toSorted((one, other) => one.key - other.key).map(({ file }) => file);
}

/**
 * Loads the tests of a suite of `suites.json`, so that each module of ours is loaded once for all of them, not once for
 * each file. A file can be run alone too. What it changes for others is put back after each of its outermost `describe`s
 * (`plain-globals-environment.mjs`), and its hooks stand inside one.
 */
export async function loadSuite(name: keyof typeof suites): Promise<void> {
  for (const file of inOrder(filesOf(suites[name]).filter(isWanted))) {
    try {
      await import(join(source, file));
    } catch (error) {
      it(`${file} can be loaded`, () => {
        throw error;
      });
    }
  }
}
