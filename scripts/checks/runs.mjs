import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serverSuites } from '../testing/server-suites.mjs';
import { trackedFiles } from './tracked-files.mjs';

const folder = 'server/suites';

/** Each test of the server belongs to one suite, and each journey lies where the runs look: else it would never run. */
export async function checkRuns(root) {
  const suites = serverSuites(root);
  const files = trackedFiles(root);
  const places = Object.values(suites).flat();
  const serverTests = files.filter((it) => it.startsWith('server/') && it.endsWith('.test.ts'));
  return [
    ...Object.keys(suites)
      .filter((name) => !existsSync(join(root, `${folder}/${name}.suite.ts`)))
      .map((name) => `${folder}/suites.json names ${name}, and there is no ${name}.suite.ts`),
    ...places
      .filter((place) => !serverTests.some((it) => isBelow(it, place)))
      .map((place) => `${folder}/suites.json names ${place}, where no test is`),
    ...serverTests.flatMap((file) => {
      const found = places.filter((place) => isBelow(file, place)).length;
      return found === 1
        ? []
        : [`${file} is in ${found} suites of ${folder}/suites.json; name its place in one`];
    }),
    ...files
      .filter((it) => /^e2e\/.*\.spec\.ts$/.test(it) && !/^e2e\/journeys\/[^/]+$/.test(it))
      .map((file) => `${file} is in no run: journeys lie in e2e/journeys`),
  ];
}

const isBelow = (file, place) => `${file}/`.startsWith(`server/src/${place}/`);
