import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { browserPath } from '../browser.ts';
import { credentialsOf } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/market.ts';
import { command, commandIn, releaseToken, releasing } from '../fixtures/release-drill.ts';
import { useOwnMarket } from '../fixtures/use-own-market.ts';
import { wordsOf } from '../fixtures/words.ts';
import { filesIn, root, type WorkspaceCopy, workspaceCopy } from '../fixtures/workspace-copy.ts';

const { en } = wordsOf('bank');

const market = useOwnMarket({ BUILD_POLL_SECONDS: '1', TRIAL_BROWSER: browserPath() ?? '' });
// Each test builds and tries a release.
test.describe.configure({ mode: 'serial', timeout: 900_000 });

const areas = readdirSync(root).filter((name) => name.startsWith('mf-'));
let checkout: WorkspaceCopy;
const bankPage = 'mf-bank/src/pages/bank-quotes/bank-quotes-page.tsx';
const tokens: Record<string, string> = {};

test.beforeAll(async () => {
  // It copies the whole workspace.
  test.setTimeout(600_000);
  checkout = await workspaceCopy({ isBuilt: false });
  for (const name of areas) tokens[name] = await releaseToken(market.dataDir(), name);
});
test.afterAll(() => checkout.remove());

const release = (name: string, ...args: string[]) =>
  commandIn(checkout.folder, 'scripts/release.mjs', [name, ...args], {
    RELEASE_URL: market.address,
    RELEASE_TOKEN: tokens[name] ?? '',
  });
const describeArea = async (name: string) =>
  (await releasing(market.address, tokens[name] ?? '', name.replace('mf-', ''))).describe();
const liveVersion = async (name: string) => (await describeArea(name)).live?.version ?? '';
const title = (page: Page, name: string) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

test('the same source is the same release', async () => {
  // This market's releases were built in another folder; the copy must build identical files.
  expect(await release('mf-shop')).toContain(`mf-shop ${await liveVersion('mf-shop')} is live already.`);
  await commandIn(checkout.folder, 'scripts/build.mjs', ['host'], {});
  for (const built of ['mf-shop/dist', 'host/dist'])
    expect(filesIn(join(checkout.folder, built)), built).toEqual(filesIn(join(root, built)));
});

/** The command is the same for every area, so the whole gate runs for the one with the fewest tests and pages. */
test('a changed word is built, tried and given to everybody', async ({ page }) => {
  const first = await liveVersion('mf-bank');
  checkout.edit('mf-bank/src/messages/en.json', `"${en('requests.title')}"`, '"Requests for financing"');
  const told = await release('mf-bank');
  for (const step of [
    'Checking its types and messages',
    'Building mf-bank',
    'Verifying',
    'Checking its tests',
    'Uploading',
    'Trying it',
    'Giving it',
  ]) {
    expect(told).toContain(`▸ ${step}`);
  }
  expect(told).toMatch(/all files [\d.]+ kB \(before [\d.]+ kB, [+-]?[\d.]+ %\)/);
  expect(told).toMatch(/remote entry, gzip [\d.]+ kB \(before [\d.]+ kB, [+-]?[\d.]+ %\) of 16 kB/);
  expect(told).toContain('its changed pages have passed');
  expect(told).toContain(`back again: pnpm rollback mf-bank ${first}`);
  const signedIn = await page.request.post('/api/auth/sign-in/email', {
    data: credentialsOf('bank'),
    headers: { origin: market.address },
  });
  expect(signedIn.status()).toBe(200);
  await page.goto('/bank/quotes');
  await title(page, 'Requests for financing');
});

test('a canary names its own way back', async () => {
  const before = await liveVersion('mf-bank');
  const undo = checkout.edit('mf-bank/src/messages/en.json', `"${en('requests.column.amount')}"`, '"Sum"');
  const told = await release('mf-bank', '--canary', '10', '--skip-gate', 'Only its way back is looked at.');
  expect(told).toContain('given to 10 % of the visitors');
  expect(told).toContain('back again: pnpm release mf-bank --abort');
  expect(told).not.toContain('pnpm rollback');
  expect(await release('mf-bank', '--abort')).toContain(`Everybody gets mf-bank ${before}.`);
  undo();
});

/** A test of mf-quotes holds the words of buttons that move a quote: changing those is meant to fail. */
const someWords = /(?<!\.(?:button|confirm))": "([A-Z][a-z]+ [a-z]+)"/;

for (const name of areas.filter((it) => it !== 'mf-bank')) {
  test(`a changed word of ${name} is given to everybody`, async () => {
    const before = await liveVersion(name);
    checkout.edit(`${name}/src/messages/en.json`, someWords, '": "$1 now"');
    const told = await release(name);
    expect(told).toContain('its changed pages have passed');
    expect(told).toContain('live for everybody');
    expect(await liveVersion(name)).not.toBe(before);
  });
}

/** Breaks a page only inside the live host, so that the area's tests don't notice. */
const inLiveHost = (statement: string) => `if (document.querySelector('#page-data')) ${statement}`;

test('a build with wrong types or messages is not sent', async () => {
  for (const [file, from, to, says] of [
    ['src/area.ts', 'contract: 4', "contract: '4'", 'because of its types:\n  mf-bank/src/area.ts'],
    ['src/messages/tr.json', /\{\{\w+\}\}/, '', 'because of its messages:'],
  ] as const) {
    const undo = checkout.edit(`mf-bank/${file}`, from, to);
    const told = await release('mf-bank');
    expect(told).toContain(`mf-bank can't be released, ${says}`);
    expect(told).not.toContain('Uploading');
    undo();
  }
});

test('a page that throws in the live host stops the release, for whoever may enter, and can be tried again', async () => {
  const before = await liveVersion('mf-bank');
  const undo = checkout.edit(
    bankPage,
    /(export default function \w+\([^)]*\) \{\n)/,
    `$1${inLiveHost("throw new Error('no yarn');")}\n`,
  );
  for (const step of ['▸ Uploading', '▸ Trying it']) {
    const told = await release('mf-bank');
    expect(told).toContain(step);
    expect(told).toContain("doesn't work in the live host, so nobody gets it:");
    const everyone = 'bank owner, bank approver, bank member';
    expect(told).toContain(`/bank/quotes, as ${everyone}: console: Error: no yarn`);
  }
  expect(await liveVersion('mf-bank')).toBe(before);

  expect(await release('mf-bank', '--skip-gate', ' ')).toContain('--skip-gate needs a reason.');
  expect(await release('mf-bank', '--skip-gate', 'The fair opens at nine.')).toContain('release.refused');
  expect(await liveVersion('mf-bank')).toBe(before);

  const { releases } = await describeArea('mf-bank');
  const refused = releases.find(({ trial }) => trial.state === 'refused')?.version ?? '';
  const asOperator = ['release-allow', 'mf-bank', refused, '--reason', 'The fair opens at nine.'];
  await command('server/src/cli/run.ts', asOperator, { DATA_DIR: market.dataDir() });
  expect(await release('mf-bank')).toContain('live for everybody');
  const shown = await commandIn(checkout.folder, 'scripts/releases.mjs', ['mf-bank'], {
    RELEASE_URL: market.address,
    RELEASE_TOKEN: tokens['mf-bank'] ?? '',
  });
  expect(shown).toContain('because: The fair opens at nine.');
  undo();
});

test('a global that is left behind stops the release', async () => {
  const before = await liveVersion('mf-bank');
  const undo = checkout.edit(
    bankPage,
    'export default',
    `${inLiveHost('Object.assign(globalThis, { mill: 1 });')}\nexport default`,
  );
  expect(await release('mf-bank')).toContain('it leaves a global behind: mill');
  expect(await liveVersion('mf-bank')).toBe(before);
  undo();
});

test('a page that changes how the host looks stops the release', async () => {
  const before = await liveVersion('mf-bank');
  const undo = checkout.edit(
    bankPage,
    'export default',
    `${inLiveHost(`{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('aside a { opacity: 0.5 }');
  document.adoptedStyleSheets.push(sheet);
}`)}
export default`,
  );
  const told = await release('mf-bank');
  expect(told).toMatch(
    /as [^:]*bank owner[^:]*: \/profile, after the area's pages: .*opacity is 0\.5, was 1/,
  );
  expect(await liveVersion('mf-bank')).toBe(before);
  undo();
});

test('a style sheet that reaches out of the area is told by file and line', async () => {
  const style = 'mf-bank/src/pages/bank-quotes/request-table.module.css';
  const undo = checkout.edit(style, '@layer area {', '@layer area {\n  :global(header a) { color: red; }');
  const told = await release('mf-bank', '--skip-gate', 'To see what the build says.');
  expect(told).toContain(`${style}:2:3: :global(header a) reaches elements that aren't the area's.`);
  expect(told).not.toContain('Uploading');
  undo();
});

test('a front door that throws is told by its line', async () => {
  const undo = checkout.edit(
    'mf-bank/src/area.ts',
    'export default',
    "Reflect.get({ loom: null }, 'loom').run();\nexport default",
  );
  const told = await release('mf-bank', '--skip-gate', 'To see what the build says.');
  expect(told).toMatch(/mf-bank\/src\/area\.ts, line \d+: Cannot read properties of null/);
  expect(told).not.toContain('node_modules');
  undo();
});
