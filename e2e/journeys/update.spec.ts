import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/market.ts';
import { typeSomething } from '../fixtures/type-something.ts';

/** Pages of a market that asks every second. */
async function askEverySecond(page: Page) {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"buildPollSeconds":\d+/, '"buildPollSeconds":1');
    await route.fulfill({ response: answer, body });
  });
}

/** From now on another build is the latest, until documents are loaded that are of it. */
const releaseAnother = (page: Page) =>
  page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'another' } }));

const poll = (page: Page) => page.waitForResponse('**/builds/latest.json');
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name }).click();
const toHome = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Tezgah' }).click();
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in globalThis);

async function open(page: Page, path: string) {
  await askEverySecond(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mark(page);
}

test('a new build is come by on the next navigation, once in ten seconds', async ({ page }) => {
  await open(page, '/');
  await poll(page);
  await follow(page, 'Yarn');
  await expect(page).toHaveURL(/category=yarn/);
  expect(await isSameDocument(page)).toBe(true);

  await releaseAnother(page);
  await poll(page);
  await page.waitForTimeout(200);
  expect(await isSameDocument(page)).toBe(true);
  await toHome(page);
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // The market goes on saying so: that must not become a loop.
  await mark(page);
  await poll(page);
  await follow(page, 'Yarn');
  await expect(page.getByRole('heading', { level: 1, name: 'Yarn' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a new build waits until nothing typed would be lost', async ({ page }) => {
  await open(page, '/shop');
  await releaseAnother(page);
  await poll(page);
  await typeSomething(page);
  await page.getByRole('banner').getByRole('combobox').fill('loom');
  await page.getByRole('banner').getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/q=loom/);
  expect(await isSameDocument(page)).toBe(true);
  await toHome(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(page).toHaveURL(/\/$/);
});

test('a market that can not be asked is no news', async ({ page, problems }) => {
  problems.allow(/Failed to load resource/);
  await open(page, '/');
  await page.route('**/builds/latest.json', (route) => route.abort());
  await page.waitForEvent('requestfailed');
  await follow(page, 'Yarn');
  await expect(page.getByRole('heading', { level: 1, name: 'Yarn' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: 'No connection' })).toBeHidden();
});
