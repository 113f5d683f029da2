import { existsSync, readFileSync } from 'node:fs';

/** Counts of tests, and the titles of those that passed only on their retry. */
export const none = { passed: 0, failed: 0, skipped: 0, retried: [] };
/** A stage that failed before it could count its tests. */
export const broken = { ...none, failed: 1 };

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  retried: [...a.retried, ...b.retried],
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

/** Names each test that passed only on its retry: a race, in the product or in the test. */
export const retriedLines = ({ retried }) =>
  retried.map((title) => `! Passed only on its retry, which is a defect: ${title}`);

/** A test file that can't be loaded counts as one failure. */
export const ofJest = (report) => ({
  ...none,
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** A machine may have a bad moment, so the run stays green with a few of them, and names each. */
const mostRetried = 2;

export function ofPlaywright({ stats, errors, suites }) {
  const isTolerated = stats.flaky <= mostRetried;
  return {
    passed: stats.expected + (isTolerated ? stats.flaky : 0),
    failed: stats.unexpected + (isTolerated ? 0 : stats.flaky) + errors.length,
    skipped: stats.skipped,
    retried: suites.flatMap(retriedIn),
  };
}

const retriedIn = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(retriedIn),
];

export const ofDrills = ({ passed, failed, skipped }) => ({ ...none, passed, failed, skipped });
