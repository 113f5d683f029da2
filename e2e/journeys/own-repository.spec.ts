import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { browserPath } from '../browser.ts';
import { credentialsOf } from '../fixtures/accounts.ts';
import { develop } from '../fixtures/developing.ts';
import { expect, test } from '../fixtures/market.ts';
import { command, releaseToken } from '../fixtures/release-drill.ts';
import { useOwnMarket } from '../fixtures/use-own-market.ts';
import { wordsOf } from '../fixtures/words.ts';
import { removeTemporaryFolders, temporaryFolder } from '../temporary-folder.ts';

const { en } = wordsOf('host');
const market = useOwnMarket({
  BUILD_POLL_SECONDS: '1',
  ALLOW_OVERRIDES: 'true',
  TRIAL_BROWSER: browserPath() ?? '',
});
// Packages come from the registry.
test.describe.configure({ mode: 'serial', timeout: 900_000 });
// A custom header would cause a preflight request to the area's server.
test.use({ extraHTTPHeaders: {} });

const run = promisify(execFile);
const name = 'mf-couriers';
let folder: string;
let area: string;
test.beforeAll(() => {
  folder = temporaryFolder();
  area = join(folder, name);
});
test.afterAll(removeTemporaryFolders);

/** Runs a program as a team does in its own repository. Returns its output, even if it failed. */
async function inFolder(cwd: string, program: string, args: readonly string[], token = ''): Promise<string> {
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const { NODE_ENV: _ofTests, ...rest } = process.env;
  const env = { ...rest, PATH, FORCE_COLOR: '0', RELEASE_URL: market.address, RELEASE_TOKEN: token };
  const said = await run(program, args, { cwd, env, maxBuffer: 1 << 26 }).catch(
    (failed: { stdout: string; stderr: string }) => ({ ...failed, stdout: `failed\n${failed.stdout}` }),
  );
  return `${said.stdout}${said.stderr}`;
}
const npm = (args: readonly string[], token?: string) => inFolder(area, 'npm', args, token);

/** Edits a file of the area as an editor does. */
function edit(file: string, from: string, to: string): void {
  const path = join(area, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
}

test('an area is created from the packed kit in an empty folder, and passes its tests', async () => {
  await command('scripts/pack-kit.mjs', [folder], {});
  const kit = join(folder, 'shared-kit-0.1.0.tgz');
  const create = ['--yes', '--prefer-offline', '--package', kit, 'tezgah-area', 'create'];
  expect(await inFolder(folder, 'npx', [...create, 'bankers', '--kit', kit])).toContain(
    'bankers contains bank, which the access rules read in addresses.',
  );
  expect(await inFolder(folder, 'npx', [...create, 'couriers', '--kit', kit])).toContain('npm run release');
  expect(await npm(['install', '--no-audit', '--no-fund', '--prefer-offline'])).toContain('added ');
  expect(await npm(['test'])).toMatch(/Tests: +2 passed, 2 total/);
});

test('it is told what the running market would refuse, and nothing is kept', async () => {
  expect(await npm(['run', 'check'])).toContain('There is no release token.');
  const token = await releaseToken(market.dataDir(), name);
  expect(await npm(['run', 'check'], token)).toContain(`${name} 0.1.0-`);

  const page = 'src/pages/start/start-page.tsx';
  edit(page, "title={t('start.title')}", "title={t('start.titel')}");
  expect(await npm(['run', 'check'], token)).toContain(`${page}(11,20): error TS2345`);
  edit(page, "title={t('start.titel')}", "title={t('start.title')}");

  edit('src/area.ts', "path: '/couriers'", "path: '/rates'");
  edit('src/area.ts', "pattern: '/couriers'", "pattern: '/rates'");
  expect(await npm(['run', 'check'], token)).toContain('release.not-granted');
  edit('src/area.ts', "path: '/rates'", "path: '/couriers'");
  edit('src/area.ts', "pattern: '/rates'", "pattern: '/couriers'");
  expect(await npm(['run', 'releases'], token)).not.toContain('Refused uploads');
});

test('it is released, and joins the market', async ({ page }) => {
  const token = await releaseToken(market.dataDir(), name);
  const told = await npm(['run', 'release'], token);
  for (const step of ['Checking its types and messages', 'Building', 'Checking its tests', 'Trying it'])
    expect(told).toContain(`▸ ${step}`);
  expect(told).toContain('live for everybody');
  await page.request.post('/api/auth/sign-in/email', {
    data: credentialsOf('machines'),
    headers: { origin: market.address },
  });
  await page.goto('/couriers');
  await expect(page.getByRole('heading', { level: 1, name: 'Couriers' })).toBeVisible();
  expect(await npm(['run', 'releases'], token)).toMatch(
    /0\.1\.0-\w{12} +\d+ kB {2}live, (tried|its changed)/,
  );
});

test('it is shown from its source in the running market, with its edits', async ({ page }) => {
  const tool = join(area, 'node_modules/shared-kit/scripts/tezgah-area.mjs');
  const dev = await develop(name, { folder: area }, market.address, [tool, 'dev']);
  try {
    await page.request.post('/api/auth/sign-in/email', {
      data: credentialsOf('machines'),
      headers: { origin: market.address },
    });
    await page.goto(dev.page);
    const badge = page.getByRole('complementary', { name: en('override.title') });
    await badge.getByRole('button', { name: en('override.agree') }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Couriers');
    edit('src/messages/en.json', '"start.title": "Couriers"', '"start.title": "Freight"');
    await expect(title).toHaveText('Freight');
  } finally {
    await dev.end();
  }
});
