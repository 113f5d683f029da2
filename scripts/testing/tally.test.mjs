import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import {
  add,
  broken,
  fromReport,
  none,
  ofJest,
  ofPlaywright,
  retriedLines,
  timesOf,
  totalLine,
} from './tally.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tezgah-tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

const jestReport = (numbers) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  ...numbers,
});

describe('fromReport', () => {
  it.each([
    ['a clean run', { numPassedTests: 3, numPendingTests: 1 }, 0, '3 passed, 0 failed, 1 skipped'],
    ['failed tests', { numPassedTests: 3, numFailedTests: 2 }, 1, '3 passed, 2 failed, 0 skipped'],
    [
      'a file that does not load',
      { numPassedTests: 3, numRuntimeErrorTestSuites: 1 },
      1,
      '3 passed, 1 failed, 0 skipped',
    ],
    ['an exit code that no test explains', { numPassedTests: 3 }, 1, '3 passed, 1 failed, 0 skipped'],
    ['a run of no test', {}, 0, '0 passed, 1 failed, 0 skipped'],
  ])('counts %s', (name, numbers, exitCode, line) => {
    const path = join(folder, `${name}.json`);
    writeFileSync(path, JSON.stringify(jestReport(numbers)));
    expect(totalLine(fromReport(path, exitCode, ofJest))).toBe(line);
  });

  it('bears a run of no test where a change may have none', () => {
    const path = join(folder, 'none.json');
    writeFileSync(path, JSON.stringify(jestReport({})));
    expect(totalLine(fromReport(path, 0, ofJest, { mayBeNone: true }))).toBe(totalLine(none));
    expect(totalLine(fromReport(path, 1, ofJest, { mayBeNone: true }))).toBe(totalLine(broken));
  });

  it('counts a run without a report as failed', () => {
    expect(fromReport(join(folder, 'absent.json'), 0, ofJest)).toEqual(broken);
  });
});

describe('journeys that passed only on the retry', () => {
  const spec = (title, status) => ({ file: 'cart.spec.ts', title, tests: [{ status }] });
  const reportOf = (flaky) => ({
    stats: { expected: 4, unexpected: 1, flaky, skipped: 2 },
    errors: [],
    suites: [{ specs: [spec('adds', 'flaky')], suites: [{ specs: [spec('removes', 'expected')] }] }],
  });

  it.each([
    [2, '6 passed, 1 failed, 2 skipped'],
    [3, '4 passed, 4 failed, 2 skipped'],
  ])('are tolerated up to two: %d', (flaky, line) => {
    expect(totalLine(ofPlaywright(reportOf(flaky)))).toBe(line);
  });

  it('are named', () => {
    const tally = add(ofPlaywright(reportOf(1)), none);
    expect(retriedLines(tally)).toEqual([expect.stringMatching(/cart\.spec\.ts: adds$/)]);
  });
});

it('tells the minutes of each stage', () => {
  const tally = { ...none, passed: 3, failed: 1 };
  const run = [
    { title: 'Install and build', seconds: 42 },
    { title: 'Checks', seconds: 600, tally },
  ];
  expect(timesOf(run)).toMatch(
    /^Install and build +0\.7 min\nChecks +10\.0 min {2}3 passed, 1 failed, 0 skipped$/,
  );
});
