import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { credentialsOf } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/market.ts';
import { command, commandIn, releaseToken, releasing } from '../fixtures/release-drill.ts';
import { useOwnMarket } from '../fixtures/use-own-market.ts';
import { wordsOf } from '../fixtures/words.ts';
import { root, type WorkspaceCopy, workspaceCopy } from '../fixtures/workspace-copy.ts';

const host = wordsOf('host');
const market = useOwnMarket({ BUILD_POLL_SECONDS: '1' });
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const titles = { en: 'Rates of freight', tr: 'Navlun fiyatları' };
let checkout: WorkspaceCopy;
test.beforeAll(async () => {
  // It copies the whole workspace.
  test.setTimeout(600_000);
  checkout = await workspaceCopy({ isBuilt: false });
  const told = await commandIn(checkout.folder, 'scripts/create-area.mjs', ['couriers', '--no-install'], {});
  expect(told).toContain('mf-couriers is there');
  await install();
  declareRates();
});
test.afterAll(() => checkout.remove());

/** Installs it like the area whose packages it has. */
async function install(): Promise<void> {
  const modules = (folder: string, area: string) => join(folder, `mf-${area}`, 'node_modules');
  const options = { recursive: true, verbatimSymlinks: true };
  cpSync(modules(checkout.folder, 'bank'), modules(checkout.folder, 'couriers'), options);
  const { installedState } = (await import(join(root, 'scripts/bootstrap/install.mjs'))) as {
    installedState: (folder: string) => string;
  };
  writeFileSync(
    join(checkout.folder, 'node_modules/.cache/tezgah/installed'),
    installedState(checkout.folder),
  );
}

/** A page more, which strangers find and which comes as HTML: only files of the area. */
function declareRates(): void {
  const area = 'mf-couriers/src/area.ts';
  checkout.edit(area, 'routes: {', "routes: { 'commercial-couriers': { path: '/couriers/rates' },");
  checkout.edit(
    area,
    '=> [',
    "=> [page('commercial-couriers', () => import('./pages/rates/rates-page.tsx')), ",
  );
  checkout.edit(area, 'menu: [', "html: ['commercial-couriers'],\n  menu: [");
  const folder = join(checkout.folder, 'mf-couriers/src/pages/rates');
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'rates-page.tsx'),
    `import { useLocale } from 'shared-kit/shell';
export default function RatesPage() {
  return <h1>{\`\${useLocale()}: rates\`}</h1>;
}
`,
  );
  for (const locale of ['en', 'tr'] as const) {
    const words = {
      'head.title.commercial-couriers': titles[locale],
      'head.description.commercial-couriers': titles[locale],
    };
    const added = JSON.stringify(words).slice(1, -1);
    checkout.edit(`mf-couriers/src/routes/messages/${locale}.json`, /^\{/, `{${added},`);
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const entry = (page: Page) =>
  page.getByRole('navigation', { name: host.en('workspace.menu') }).getByRole('link', { name: 'Couriers' });
/** Navigates as a link of the page does, once the tab has heard of what the market gives now. */
async function goTo(page: Page, address: string): Promise<void> {
  for (const _ of ['under way', 'new'])
    await page.waitForResponse('**/builds/latest.json', { timeout: 60_000 });
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

test('an area joins a running market by its token alone, and leaves it', async ({ page, request }) => {
  await page.request.post('/api/auth/sign-in/email', {
    data: credentialsOf('machines'),
    headers: { origin: market.address },
  });
  await page.goto('/manufacturer/requests');
  await expect(page.getByRole('navigation', { name: host.en('workspace.menu') })).toBeVisible();
  await expect(entry(page)).toHaveCount(0);
  const { id } = await (await request.get('/builds/latest.json')).json();
  expect((await request.get('/couriers')).status()).toBe(404);

  const grants = ['--prefix', '/couriers', '--route', 'commercial-couriers'];
  const token = await releaseToken(market.dataDir(), 'mf-couriers', ...grants);
  const told = await commandIn(
    checkout.folder,
    'scripts/release.mjs',
    ['mf-couriers', '--skip-gate', 'A journey looks at what joins.'],
    { RELEASE_URL: market.address, RELEASE_TOKEN: token },
  );
  expect(told).toContain('live for everybody');

  expect((await request.get('/tr/couriers')).status()).toBe(200);
  for (const [locale, address] of [
    ['en', '/couriers/rates'],
    ['tr', '/tr/couriers/rates'],
  ] as const) {
    const html = await (await request.get(address)).text();
    expect(html).toContain(`>${titles[locale]} · Tezgah</title>`);
    // The renderer of an area begins with its first page, and no document waits for it.
    await expect
      .poll(async () => (await request.get(address)).text())
      .toMatch(new RegExp(`<h1[^>]*>${locale}: rates</h1>`));
    expect(html).toContain(`hreflang="tr" href="${market.address}/tr/couriers/rates"`);
  }
  expect((await request.get('/couriers/nothing')).status()).toBe(404);
  const sitemap = async () => (await request.get('/sitemap.xml')).text();
  expect(await sitemap()).toContain(`<loc>${market.address}/tr/couriers/rates</loc>`);
  expect((await (await request.get('/builds/latest.json')).json()).id).toBe(id);

  // The tab was open all the time.
  await goTo(page, '/couriers');
  await expect(heading(page, 'Couriers')).toBeVisible();
  await expect(page).toHaveTitle('Couriers · Tezgah');
  await expect(entry(page)).toHaveAttribute('aria-current', 'page');

  const left = await command(
    'server/src/cli/run.ts',
    ['area-leave', 'mf-couriers', '--reason', 'Its team moved on.'],
    { DATA_DIR: market.dataDir() },
  );
  expect(left).toContain('has left this market.');
  await expect.poll(async () => (await request.get('/tr/couriers/rates')).status()).toBe(404);
  await expect.poll(sitemap).not.toContain('/couriers');
  const couriers = await releasing(market.address, token, 'couriers');
  await expect(couriers.describe()).rejects.toThrow('release.token-invalid');
  // It ran in this tab, which loads no document twice within ten seconds.
  let visits = 0;
  await expect(async () => {
    await goTo(page, visits++ % 2 === 0 ? '/manufacturer/products' : '/manufacturer/requests');
    await expect(entry(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await goTo(page, '/couriers');
  await expect(heading(page, host.en('error.not-found.title'))).toBeVisible();
});
