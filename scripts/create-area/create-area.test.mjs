import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../bootstrap/root.mjs';
import { toolEnvironment } from '../bootstrap/runtime.mjs';
import { checks } from '../checks/index.mjs';
import { checkTypesOf } from '../checks/types.mjs';
import { copyWorkspace } from '../testing/workspace-copy.mjs';
import { readAreaName } from './area-name.mjs';
import { withImporter } from './lockfile.mjs';

const execute = promisify(execFile);
const limit = 120_000;
/** Imports and unused code of the whole workspace take half a minute on an idle machine. */
const limitOfChecks = 5 * limit;

it.each([
  [undefined, 'No area is named.'],
  ['Logistics', 'Logistics is no name for an area: it takes 3 to 20 letters from a to z.'],
  ['cold-store', 'cold-store is no name for an area'],
  ['../evil', '../evil is no name for an area'],
  ['shop', 'shop exists already.'],
  ['mf-shop', 'mf-shop exists already.'],
  ['cart', '/cart is an address that the market has already.'],
  ['quote', '/quote is an address that the market has already.'],
  ['builds', '/builds is an address that the market has already.'],
  ['shared', '/shared is an address that the market has already.'],
  ['bankers', 'bankers contains bank, which the access rules read in addresses.'],
  ['text', 'text is a word that the host has for itself.'],
])('refuses the name %s', async (name, sentence) => {
  await expect(readAreaName(name, root)).rejects.toThrow(sentence);
});

it('gives the lockfile one importer more, in its place', () => {
  const lockfile =
    '\nimporters:\n\n  mf-bank:\n    a: 1\n\n  mf-shop:\n    b: 2\n\n  server:\n    c: 3\n\npackages:\n';
  expect(withImporter(lockfile, 'mf-bank', 'mf-quality')).toBe(
    lockfile.replace('  mf-shop:', '  mf-quality:\n    a: 1\n\n  mf-shop:'),
  );
  expect(withImporter(lockfile, 'mf-none', 'mf-quality')).toBeNull();
});

describe('a new area, in a copy of the workspace', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tezgah-create-area-'));
  const inCopy = async (args, env = {}) => {
    const { stdout } = await execute(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...toolEnvironment(join(folder, 'mf-logistics')), ...env },
      maxBuffer: 1 << 26,
    }).catch(({ stdout = '', stderr = '' }) => ({ stdout: `failed\n${stdout}${stderr}` }));
    return stdout;
  };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeAll(async () => {
    copyWorkspace(folder);
    execFileSync('git', ['add', '--all'], { cwd: folder });
    const told = await inCopy(['scripts/create-area.mjs', 'logistics', '--no-install']);
    expect(told).toContain('pnpm dev mf-logistics');
    expect(told).toContain('panels in slots');
    // Install it like the area whose packages it has.
    const modules = (name) => join(folder, name, 'node_modules');
    mkdirSync(modules('mf-logistics'));
    cpSync(modules('mf-bank'), modules('mf-logistics'), { recursive: true, verbatimSymlinks: true });
  }, limit);

  it('has changed nothing outside its folder, but the record of its packages', () => {
    const status = execFileSync('git', ['status', '--porcelain'], { cwd: folder, encoding: 'utf8' });
    const changed = status.split('\n').filter((line) => line && !line.startsWith('A '));
    expect(changed).toEqual(['AM pnpm-lock.yaml', '?? mf-logistics/']);
  });

  it(
    'passes every check',
    async () => {
      const told = await inCopy(['scripts/check.mjs', ...Object.keys(checks).filter((it) => it !== 'types')]);
      expect(told).toContain('✓ unused');
      expect(told).not.toMatch(/^(failed|✗)/m);
      // The types of the other packages don't depend on a new area.
      expect(await checkTypesOf(folder, 'mf-logistics')).toEqual([]);
    },
    limitOfChecks,
  );

  it(
    'passes its own tests and those that go through every page of the market',
    async () => {
      const told = await inCopy(
        [
          join(folder, 'node_modules/jest/bin/jest.js'),
          '--silent',
          '--json',
          '--testPathPatterns',
          'mf-logistics|guards/access-matrix|routing/rout|monolith/specified-routes',
          '--selectProjects',
          'node',
          'dom',
        ],
        { NODE_OPTIONS: '--experimental-vm-modules', NODE_NO_WARNINGS: '1' },
      );
      const { testResults } = JSON.parse(told.slice(told.indexOf('{')));
      const failed = testResults.flatMap(({ assertionResults, message }) => [
        ...assertionResults.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName),
        ...(assertionResults.length === 0 ? [message] : []),
      ]);
      expect(failed).toEqual([]);
      expect(JSON.stringify(testResults)).toContain('/tr/logistics names the area');
    },
    limit,
  );

  it(
    'is built with its page, which the market will know',
    async () => {
      const cli = join(folder, 'mf-logistics/node_modules/@rspack/cli/bin/rspack.js');
      await execute(process.execPath, [cli, 'build', '--config-loader', 'native', '--mode', 'production'], {
        cwd: join(folder, 'mf-logistics'),
        env: { ...process.env, NODE_ENV: 'production' },
      });
      const built = JSON.parse(readFileSync(join(folder, 'mf-logistics/dist/area.json'), 'utf8'));
      expect(built).toMatchObject({
        id: 'logistics',
        contract: 4,
        routes: [{ name: 'logistics', path: '/logistics', title: { en: 'Logistics', tr: 'Logistics' } }],
        pages: [{ route: 'logistics', pattern: '/logistics' }],
        menu: [{ pattern: '/logistics', label: { en: 'Logistics', tr: 'Logistics' } }],
      });
    },
    limit,
  );

  it('is created once', async () => {
    expect(await inCopy(['scripts/create-area.mjs', 'logistics', '--no-install'])).toContain(
      'mf-logistics exists already.',
    );
  });
});
