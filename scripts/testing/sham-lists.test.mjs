import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toolEnvironment } from '../bootstrap/runtime.mjs';
import { addCurrency, addLanguage, leaveOutTests } from './sham-lists.mjs';
import { copyWorkspace } from './workspace-copy.mjs';

const execute = promisify(execFile);
const minutes = 60_000;

/** Prices, quotes, their papers, and pages: tests that go through the lists instead of naming what is in them. */
const tests = [
  'shared-kit/src/contract/(money|prices)',
  'server/src/(platform/db/json|seed/stored-json)',
  'server/src/modules/quotes/(lifecycle|documents|templates)/',
  'server/src/modules/catalogue/(finding|listing)/',
  'e2e/(fixtures/nginx|trial/check-html)',
  'host/src/guards/',
];

// It takes minutes, so only `npm test -- --all` runs it.
const inWholeRuns = process.env.RANDOM_RUNS === 'long' ? describe : describe.skip;

inWholeRuns('a language and a currency more, in a copy of the workspace', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tezgah-sham-lists-'));
  const inCopy = async (args, env = {}) => {
    const { stdout } = await execute(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...toolEnvironment(folder), ...env },
      maxBuffer: 1 << 26,
    }).catch(({ stdout = '', stderr = '' }) => ({ stdout: `failed\n${stdout}${stderr}` }));
    return stdout;
  };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeAll(async () => {
    copyWorkspace(folder, { isBuilt: false });
    addCurrency(folder);
    addLanguage(folder);
    leaveOutTests(folder);
    expect(await inCopy(['scripts/migration.mjs', 'sham-lists'])).toContain('sham-lists.sql');
  }, 3 * minutes);

  it(
    'passes the checks',
    async () => {
      const told = await inCopy(['scripts/check.mjs', 'types', 'messages', 'migrations']);
      expect(told).toContain('✓ types');
      expect(told).not.toMatch(/^(failed|✗)/m);
    },
    8 * minutes,
  );

  it(
    'keeps prices, quotes, papers and pages right',
    async () => {
      const report = join(folder, 'report.json');
      await inCopy(
        [
          join(folder, 'node_modules/jest/bin/jest.js'),
          '--silent',
          '--json',
          `--outputFile=${report}`,
          '--testPathPatterns',
          tests.join('|'),
          '--selectProjects',
          'node',
          'server',
        ],
        { NODE_OPTIONS: '--experimental-vm-modules', NODE_NO_WARNINGS: '1', TEST_SUITES: '' },
      );
      const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
      const failed = testResults.flatMap(({ name, assertionResults, message }) => [
        ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
        ...(assertionResults.length === 0 ? [`${name}: ${message}`] : []),
      ]);
      expect(failed).toEqual([]);
      expect(testResults.length).toBeGreaterThan(tests.length);
    },
    10 * minutes,
  );
});
