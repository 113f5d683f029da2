import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { affectedBy, changedFiles } from './changed.mjs';
import {
  allTestsOfOtherDatabase,
  journeysOfEveryChange,
  neverTranslated,
  testsOfOtherDatabase,
  translatedOfEveryChange,
} from './every-change.mjs';

const folder = 'e2e/journeys';
const specOf = (journey) => `${folder}/${journey}.spec.ts`;
const allJourneys = () =>
  readdirSync(join(root, folder))
    .filter((it) => it.endsWith('.spec.ts'))
    .map((it) => `${folder}/${it}`);
const allTranslated = () => allJourneys().filter((it) => !neverTranslated.map(specOf).includes(it));

/**
 * What to run: `tests` are files whose tests jest should find, or null for all; `journeys` are specs, `translated` those
 * to walk on translated pages; `drills` is the group of drills, or null for none; `otherDatabase` lists places of server
 * tests.
 */
export function planOf({ all, changed }) {
  const whole = {
    tests: null,
    journeys: all ? allJourneys() : journeysOfEveryChange.map(specOf),
    translated: all ? allTranslated() : translatedOfEveryChange.map(specOf),
    drills: all ? 'all' : 'data',
    otherDatabase: all ? allTestsOfOtherDatabase : testsOfOtherDatabase,
  };
  return changed ? narrowed(whole, changedFiles()) : whole;
}

/** Of this plan, what these files can affect. A changed journey runs in any case. */
export function narrowed(whole, files, affected = affectedBy(files)) {
  const { tests, journeys, drills } = affected;
  return {
    tests,
    journeys: journeys?.filter((it) => whole.journeys.includes(it) || files.includes(it)) ?? whole.journeys,
    translated: journeys ? whole.translated.filter((it) => journeys.includes(it)) : whole.translated,
    drills: drills ? whole.drills : null,
    otherDatabase: drills ? whole.otherDatabase : [],
  };
}

/** Tells what a run leaves out, or what it began its random tests with. */
export function leftOut({ all, changed }, seed) {
  if (all) return `Ran every test there is; random tests began with RANDOM_SEED=${seed}, which repeats them.`;
  if (changed) return 'Ran what the change can affect; npm test runs more, npm test -- --all everything.';
  const journeys = allJourneys().length - journeysOfEveryChange.length;
  return `Left to npm test -- --all: ${journeys} files of journeys and their cases tagged @all, most drills, a language and a currency more, and long random runs.`;
}
