import type { Page } from '@playwright/test';
import { areaContract, registry } from 'shared-kit/contract/areas';
import { expect, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const [shop, host] = [wordsOf('shop'), wordsOf('host')];

/** All scripts of the shop's live release except its entry. */
const shopChunks = /\/r\/shop\/[^/]+\/(?!remoteEntry).*\.js$/;
const hostScripts = /\/h\/.*\.js$/;

const isGone = (page: Page, files: RegExp) =>
  page.route(files, (route) => route.fulfill({ status: 404, body: 'gone' }));

/** Collects the addresses of document loads from now on; the first load brings the files back. */
function healedByDocument(page: Page, files: RegExp): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    documents.push(new URL(request.url()).pathname);
    void page.unroute(files);
  });
  return documents;
}

test('a missing chunk reloads the page once, then shows the panel inside the shell', async ({
  page,
  problems,
}) => {
  problems.allow(/404|Failed to load resource|MIME type|ChunkLoadError|integrity/);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await isGone(page, shopChunks);

  await page.goto('/shop');
  await expect(page.getByRole('alert')).toContainText(host.en('error.area.message'));
  await expect(page.getByRole('alert')).toContainText('area.chunk-missing (shop)');
  expect(documents).toBe(2);
  // The shell and the other areas still work.
  await expect(page.getByRole('banner').getByRole('combobox')).toBeEnabled();
  await page.getByRole('banner').getByRole('link', { name: 'Tezgah' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toBe(2);
});

test('the reload that heals loads the page that was clicked, not the one that it was clicked on', async ({
  page,
  problems,
}) => {
  problems.allow(/404|Failed to load resource|MIME type|ChunkLoadError|integrity/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const documents = healedByDocument(page, shopChunks);
  await isGone(page, shopChunks);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: host.en('footer.category.yarn') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yarn' })).toBeVisible();
  await expect(page).toHaveURL(/\/shop\?.*category=yarn/);
  expect(documents).toEqual(['/shop']);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the panel heals without a reload once the files are back', async ({ page, problems }) => {
  problems.allow(/404|Failed to load resource|MIME type|ChunkLoadError|integrity/);
  await isGone(page, shopChunks);
  await page.goto('/shop');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(shopChunks);
  await page.getByRole('button', { name: host.en('error.retry') }).click();
  await expect(page.getByRole('heading', { level: 1, name: shop.en('shop.all') })).toBeVisible();
});

test('a tampered script is not run', async ({ page, problems }) => {
  problems.allow(/integrity|ChunkLoadError|Failed to load resource/);
  await page.route(shopChunks, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'globalThis.tampered = true' }),
  );
  await page.goto('/shop');
  await expect(page.getByRole('alert')).toContainText('area.tampered (shop)');
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
});

test('an area of another contract is refused before any of its code runs', async ({ page, request }) => {
  const live = registry.parse(await (await request.get('/registry.json')).json());
  const released = live.areas.find(({ id }) => id === 'shop');
  await page.route('/shop', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/("id":"shop","version":"[^"]+","contract":)\d+/, '$199');
    await route.fulfill({ response: answer, body });
  });
  const ran: string[] = [];
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'mf_shop', {
      set: () => console.warn('the area ran'),
      configurable: true,
    });
  });
  page.on('console', (message) => ran.push(message.text()));
  await page.goto('/shop');
  await expect(page.getByRole('alert')).toContainText('area.contract-unsupported (shop)');
  expect(released?.contract).toBe(areaContract);
  expect(ran.join()).not.toContain('the area ran');
});

test('a file that is gone while its page is shown reloads the page once, then is told with its code', async ({
  page,
  problems,
}) => {
  problems.allow(/404|Failed to load resource|MIME type|ChunkLoadError|integrity/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Everything that the header's panel still needs.
  await isGone(page, hostScripts);
  const documents = healedByDocument(page, hostScripts);
  await page.getByRole('banner').getByRole('button', { name: /USD/ }).click();
  await expect.poll(() => documents).toEqual(['/']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await isGone(page, hostScripts);
  await page.getByRole('banner').getByRole('button', { name: /USD/ }).click();
  await expect(page.getByRole('alert')).toContainText('area.chunk-missing');
  await expect(page.getByRole('button', { name: host.en('error.reload') })).toBeVisible();
  expect(documents).toEqual(['/']);
});
