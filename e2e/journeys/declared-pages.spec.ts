import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/market.ts';
import { commandIn, packedArea, releaseToken, releasing } from '../fixtures/release-drill.ts';
import { useOwnMarket } from '../fixtures/use-own-market.ts';
import { wordsOf } from '../fixtures/words.ts';
import { type WorkspaceCopy, workspaceCopy } from '../fixtures/workspace-copy.ts';

const host = wordsOf('host');
const market = useOwnMarket({ BUILD_POLL_SECONDS: '1' });
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const titles = { en: 'Work at the loom', tr: 'Tezgâhta çalışmak' };
const description = { en: 'Jobs of the market.', tr: 'Pazarın işleri.' };

let checkout: WorkspaceCopy;
test.beforeAll(async () => {
  // It copies the whole workspace and builds an area.
  test.setTimeout(300_000);
  checkout = await workspaceCopy({ isBuilt: false });
  declareCareers();
  const told = await commandIn(checkout.folder, 'scripts/build.mjs', ['mf-marketing'], {});
  expect(told).toContain('mf-marketing');
});
test.afterAll(() => checkout.remove());

/** What a team writes for a page more: only files of its own area. */
function declareCareers(): void {
  const area = 'mf-marketing/src/area.ts';
  checkout.edit(
    area,
    "home: { path: '/' },",
    "home: { path: '/' },\n    'commercial-careers': { path: '/careers' },",
  );
  checkout.edit(
    area,
    "page('home',",
    "page('commercial-careers', () => import('./pages/careers/careers-page.tsx')),\n    page('home',",
  );
  checkout.edit(area, "html: [\n    'home',", "html: [\n    'home',\n    'commercial-careers',");
  const folder = join(checkout.folder, 'mf-marketing/src/pages/careers');
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'careers-page.tsx'),
    `import { useLocale } from 'shared-kit/shell';
export default function CareersPage() {
  return <h1>{\`\${useLocale()}: careers\`}</h1>;
}
`,
  );
  for (const locale of ['en', 'tr'] as const) {
    const words = {
      'head.title.commercial-careers': titles[locale],
      'head.description.commercial-careers': description[locale],
    };
    const added = JSON.stringify(words).slice(1, -1);
    checkout.edit(`mf-marketing/src/routes/messages/${locale}.json`, /^\{/, `{${added},`);
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Navigates as a link of the page does. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

test('an area brings a page, with all that belongs to one, and no host is released', async ({
  page,
  request,
}) => {
  const build = await packedArea(join(checkout.folder, 'mf-marketing/dist'));
  const plain = await releasing(
    market.address,
    await releaseToken(market.dataDir(), 'mf-marketing'),
    'marketing',
  );
  await expect(plain.upload(build)).rejects.toThrow('The path /careers is not granted to mf-marketing.');
  const live = (await plain.describe()).live?.version ?? '';

  const grants = ['--prefix', '/careers', '--route', 'commercial-careers'];
  const token = await releaseToken(market.dataDir(), 'mf-marketing', ...grants);
  const marketing = await releasing(market.address, token, 'marketing');
  await page.goto('/login');
  await expect(heading(page, host.en('login.title'))).toBeVisible();
  await goTo(page, '/careers');
  await expect(heading(page, host.en('error.not-found.title'))).toBeVisible();
  const { id } = await (await request.get('/builds/latest.json')).json();

  await marketing.upload(build);
  await marketing.makeLive(build.version, live);
  await expect.poll(async () => (await request.get('/careers')).status()).toBe(200);

  for (const [locale, address] of [
    ['en', '/careers'],
    ['tr', '/tr/careers'],
  ] as const) {
    const html = await (await request.get(address)).text();
    expect(html).toContain(`>${titles[locale]} · Tezgah</title>`);
    expect(html).toContain(`content="${description[locale]}"`);
    // No document waits for the renderer of an area, which begins with its first page.
    await expect
      .poll(async () => (await request.get(address)).text())
      .toMatch(new RegExp(`<h1[^>]*>${locale}: careers</h1>`));
    expect(html).toContain(`hreflang="tr" href="${market.address}/tr/careers"`);
    expect(html).not.toContain('noindex');
  }
  expect((await request.get('/careers/nothing')).status()).toBe(404);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(
    `<loc>${market.address}/tr/careers</loc>`,
  );
  expect((await (await request.get('/builds/latest.json')).json()).id).toBe(id);

  // The tab was open all the time.
  await goTo(page, '/login');
  await page.waitForResponse('**/builds/latest.json');
  await page.waitForResponse('**/builds/latest.json');
  await goTo(page, '/careers');
  await expect(heading(page, 'en: careers')).toBeVisible();
  await expect(page).toHaveTitle(`${titles.en} · Tezgah`);

  await marketing.makeLive(live, build.version);
  await expect.poll(async () => (await request.get('/careers')).status()).toBe(404);
  await expect.poll(async () => (await request.get('/sitemap.xml')).text()).not.toContain('/careers');
});
