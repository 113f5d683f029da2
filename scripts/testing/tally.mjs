import { existsSync, readFileSync } from 'node:fs';

export const none = { passed: 0, failed: 0, skipped: 0 };
/** A stage that failed before it could count its tests. */
export const broken = { ...none, failed: 1 };

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

export const totalLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** One line per stage: its minutes and its counts. */
export const timesOf = (stages) =>
  stages
    .map(({ title, seconds, tally }) =>
      `${title.padEnd(32)} ${(seconds / 60).toFixed(1).padStart(5)} min  ${tally ? totalLine(tally) : ''}`.trimEnd(),
    )
    .join('\n');

/**
 * Compares a test runner's report with its exit code. A run that fails without a failed test, writes no report or runs
 * nothing counts as one failure, never as a success. With `mayBeNone`, a change may have no tests.
 */
export function fromReport(path, exitCode, read, { mayBeNone = false } = {}) {
  if (!existsSync(path)) return broken;
  const counted = read(JSON.parse(readFileSync(path, 'utf8')));
  const nothing = !mayBeNone && counted.passed + counted.failed + counted.skipped === 0;
  return nothing || (exitCode !== 0 && counted.failed === 0) ? add(counted, broken) : counted;
}

/** A test file that can't be loaded counts as one failure. */
export const ofJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** Of hundreds of browser journeys, one may hit a bad moment of the machine; more failures are a defect. */
const passedOnRetry = 2;

/** Journeys that pass only on the retry: each is a race to find, so the run lists them. */
export function ofPlaywright({ stats, errors }) {
  const tolerated = stats.flaky <= passedOnRetry ? stats.flaky : 0;
  return {
    passed: stats.expected + tolerated,
    failed: stats.unexpected + stats.flaky - tolerated + errors.length,
    skipped: stats.skipped,
  };
}

export const ofDrills = ({ passed, failed, skipped }) => ({ passed, failed, skipped });
