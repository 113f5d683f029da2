import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from '../bootstrap/build.mjs';
import { findChromium } from '../bootstrap/chromium.mjs';
import { alone } from '../bootstrap/lock.mjs';
import { root } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { marketNode, quickEnvironment } from '../bootstrap/runtime.mjs';
import { Stop } from '../bootstrap/stop.mjs';
import { quickPlace } from './quick-place.mjs';
import { serverSuites } from './server-suites.mjs';
import { fromReport, ofDrills, ofJest, ofPlaywright } from './tally.mjs';
import { inTemporaryFolder } from './temporary-folder.mjs';

/** Runs a test runner with its report in a temporary folder. */
const withReport = (read, start, { place, ...expected } = {}) =>
  inTemporaryFolder(async (folder) => {
    const report = join(folder, 'report.json');
    const { code } = await start(report, { TMPDIR: folder });
    return fromReport(report, code, read, expected);
  }, place);

export async function checksStage() {
  // Imported late: the checks need packages that only the install provides.
  const { checks, runChecks } = await import('../checks/index.mjs');
  return runChecks(Object.keys(checks));
}

const jest = join(root, 'node_modules/jest/bin/jest.js');
const jestCache = join(root, 'node_modules/.cache/jest');

/** Runs jest with these arguments. */
export const jestStage = (args, env = {}, expected = {}) =>
  withReport(
    ofJest,
    (report, place) =>
      run(
        marketNode(),
        [jest, '--json', `--outputFile=${report}`, `--cacheDirectory=${jestCache}`, ...args],
        {
          cwd: root,
          env: {
            ...quickEnvironment(),
            ...place,
            NODE_NO_WARNINGS: '1',
            // A larger young generation: most of what tests make soon is garbage.
            NODE_OPTIONS: '--experimental-vm-modules --max-semi-space-size=32',
            ...env,
          },
        },
      ),
    { ...expected, place: quickPlace() },
  );

/** The tests that these files can affect; there may be none. */
export const relatedStage = (files, args) =>
  jestStage([...args, '--passWithNoTests', '--findRelatedTests', ...files], {}, { mayBeNone: true });

/** All rule, component and server tests; the server's in suites, which load its modules once for many files. */
export const wholeJestStage = () => jestStage([], { TEST_SUITES: '1' });

/** Repeats the server tests below these places on a PostgreSQL other than the market's own. */
export function otherDatabaseStage(url, places) {
  const names = Object.entries(serverSuites())
    .filter(([, all]) => places.some((place) => all.some((it) => `${place}/`.startsWith(`${it}/`))))
    .map(([name]) => name);
  return jestStage(
    ['--selectProjects', 'server', '--testPathPatterns', `server/suites/(${names.join('|')})\\.suite`],
    { DATABASE_URL: url, TEST_SUITES: '1', TESTS_BELOW: places.join(',') },
  );
}

const e2e = join(root, 'e2e');

/** Runs a program of e2e whose new markets copy one prepared data folder. */
const withDemoData = (read, args, settings) =>
  inTemporaryFolder(async (folder) => {
    const env = quickEnvironment(e2e);
    const demoData = join(folder, 'demo-data');
    mkdirSync(demoData);
    const { code } = await run(marketNode(), ['drills/prepare-demo-data.ts', demoData], { cwd: e2e, env });
    if (code !== 0) throw new Stop('The demo market could not be started.', 'Run npm start to see why.');
    return withReport(read, (report, place) =>
      run(marketNode(), args, {
        cwd: e2e,
        env: { ...env, ...place, ...settings(report), TEZGAH_DEMO_DATA: demoData },
      }),
    );
  });

/**
 * These journeys, named as files; without the cases that are tagged for `--all` if a run leaves them out. `isTranslated`
 * walks them on pages whose texts are replaced, as a browser's translation does.
 */
export async function journeysStage(specs, { leaveOut, isTranslated = false }) {
  const chromium = await findChromium();
  await alone(() => build());
  const playwright = join(e2e, 'node_modules/@playwright/test/cli.js');
  return withDemoData(
    ofPlaywright,
    [
      playwright,
      'test',
      ...specs.map((it) => relative('e2e', it)),
      ...(leaveOut ? ['--grep-invert=@all'] : []),
    ],
    (report) => ({
      TEZGAH_CHROMIUM: chromium,
      TEZGAH_JOURNEY_REPORT: report,
      ...(isTranslated && { TEZGAH_TRANSLATED: 'true' }),
    }),
  );
}

/** A few rounds of each drill of a group, or of `all`; `pnpm drill` runs all rounds. */
export async function drillsStage(group) {
  await alone(() => build());
  return withDemoData(ofDrills, [join(e2e, 'drills/main.ts'), group, '--small'], (report) => ({
    TEZGAH_DRILL_REPORT: report,
  }));
}
