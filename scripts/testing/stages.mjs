import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../bootstrap/build.mjs';
import { findChromium } from '../bootstrap/chromium.mjs';
import { alone } from '../bootstrap/lock.mjs';
import { root } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { marketNode, toolEnvironment } from '../bootstrap/runtime.mjs';
import { fromReport, ofJest, ofPlaywright } from './tally.mjs';

/** Runs a test runner of the project with the market's Node; it writes its report to the path it is given. */
async function withReport(read, start) {
  const folder = mkdtempSync(join(tmpdir(), 'tezgah-test-'));
  try {
    const path = join(folder, 'report.json');
    const { code } = await start(path);
    return fromReport(path, code, read);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function checksStage() {
  // Loaded late: the checks import packages, which are there only once the install has run.
  const { checks, runChecks } = await import('../checks/index.mjs');
  return runChecks(Object.keys(checks));
}

export const jestStage = (args, env = {}) =>
  withReport(ofJest, (report) =>
    run(
      marketNode(),
      [join(root, 'node_modules/jest/bin/jest.js'), '--json', `--outputFile=${report}`, ...args],
      {
        cwd: root,
        env: {
          ...toolEnvironment(),
          NODE_NO_WARNINGS: '1',
          NODE_OPTIONS: '--experimental-vm-modules',
          ...env,
        },
      },
    ),
  );

/** The server's tests once more, on a PostgreSQL that is not the market's own. */
export const otherDatabaseStage = (url) => jestStage(['--selectProjects', 'server'], { DATABASE_URL: url });

export async function journeysStage() {
  const chromium = await findChromium();
  await alone(() => build());
  return withReport(ofPlaywright, (report) =>
    run(marketNode(), [join(root, 'e2e/node_modules/@playwright/test/cli.js'), 'test'], {
      cwd: join(root, 'e2e'),
      env: {
        ...toolEnvironment(join(root, 'e2e')),
        TEZGAH_CHROMIUM: chromium,
        TEZGAH_JOURNEY_REPORT: report,
      },
    }),
  );
}
