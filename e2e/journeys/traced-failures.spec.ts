import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures/market.ts';
import { commandIn, releaseToken } from '../fixtures/release-drill.ts';
import { useOwnMarket } from '../fixtures/use-own-market.ts';
import { wordsOf } from '../fixtures/words.ts';
import { type WorkspaceCopy, workspaceCopy } from '../fixtures/workspace-copy.ts';

const host = wordsOf('host');
const file = 'mf-shop/src/pages/product-comparison/product-comparison-page.tsx';
const component = 'export default function ProductComparisonPage() {\n';

/** The ways in which a page fails: what its source gets, and what brings it about. */
const failures = [
  {
    code: 'page.threw',
    line: "if (globalThis.location?.hash === '#render') throw new Error('s3cret render');",
    bringAbout: (page: Page) => page.goto('/product-comparison#render'),
  },
  {
    code: 'page.event-threw',
    line: "const press = () => { throw new Error('s3cret click'); };",
    bringAbout: (page: Page) => page.getByRole('main').getByRole('heading').first().click(),
  },
  {
    code: 'page.promise-rejected',
    line: "const turn = async () => { throw new Error('s3cret promise'); };",
    bringAbout: (page: Page) =>
      page.getByRole('main').getByRole('heading').first().click({ button: 'right' }),
  },
] as const;
const listening =
  "if (typeof document === 'object') { addEventListener('click', press); addEventListener('contextmenu', turn); }\n";

const market = useOwnMarket();
// A release of the shop is built.
test.describe.configure({ mode: 'serial', timeout: 300_000 });
let checkout: WorkspaceCopy;
let settings: Record<string, string>;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  checkout = await workspaceCopy({ isBuilt: true });
  settings = {
    RELEASE_URL: market.address,
    RELEASE_TOKEN: await releaseToken(market.dataDir(), 'mf-shop'),
  };
  const [render, click, promise] = failures;
  checkout.edit(file, component, `${component}${render.line}\n`);
  checkout.edit(file, component, `${click.line}\n${promise.line}\n${listening}${component}`);
  const told = await commandIn(
    checkout.folder,
    'scripts/release.mjs',
    ['mf-shop', '--skip-gate', 'It shall fail.'],
    settings,
  );
  expect(told).toContain('live for everybody');
});
test.afterAll(() => checkout.remove());

const lineOf = (text: string) =>
  readFileSync(join(checkout.folder, file), 'utf8').split('\n').indexOf(text) + 1;
const listed = () => commandIn(checkout.folder, 'scripts/releases.mjs', ['mf-shop', '--failures'], settings);

for (const { code, line, bringAbout } of failures)
  test(`${code} is found again by file and line`, async ({ page, problems }) => {
    problems.allow(/s3cret/);
    await signIn(page, 'retailer');
    await page.goto('/product-comparison');
    const told = page.waitForRequest('**/api/failures');
    await bringAbout(page);
    const report = await told;
    expect((await report.response())?.status()).toBe(200);
    expect(report.postData()).not.toContain('s3cret');
    expect(report.postDataJSON()).toMatchObject({ code, area: 'shop', page: '/product-comparison' });
    const list = await listed();
    expect(list).toMatch(new RegExp(`${code} +/product-comparison\n.*\n +at ${file}:${lineOf(line)}:\\d+\n`));
  });

test('a visitor reads what happened, not the exception', async ({ page, problems }) => {
  problems.allow(/s3cret/);
  await signIn(page, 'retailer');
  for (const [path, words] of [
    ['/product-comparison#render', host.en],
    ['/tr/product-comparison#render', host.tr],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words('error.broken.message'));
    expect(await page.content()).not.toContain('s3cret');
    await page.goto('about:blank');
  }
});

test('source maps come with a release and are served to nobody', async ({ request }) => {
  const { areas } = await (await request.get('/registry.json')).json();
  for (const { entry } of areas)
    for (const ending of ['.map', '.map.zst'])
      expect((await request.get(`${entry}${ending}`)).status()).toBe(404);
  const [script] = /\/h\/[\w.-]+\.js/.exec(await (await request.get('/shop')).text()) ?? [];
  expect((await request.get(`${script}`)).status()).toBe(200);
  for (const ending of ['.map', '.map.zst'])
    expect((await request.get(`${script}${ending}`)).status()).toBe(404);
});
