import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/market.ts';
import { typeSomething } from '../fixtures/type-something.ts';
import { wordsOf } from '../fixtures/words.ts';

const host = wordsOf('host');

/** Makes pages ask for the latest build every second. */
async function askEverySecond(page: Page) {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"buildPollSeconds":\d+/, '"buildPollSeconds":1');
    await route.fulfill({ response: answer, body });
  });
}

/** From now on the market reports another release of an area, or else an answer whose `id` alone is another. */
async function releaseAnother(page: Page, area?: string) {
  const now = await (await page.request.get('/builds/latest.json')).json();
  const another = area ? { areas: { ...now.areas, [area]: 'another' } } : { id: 'another' };
  const json = { ...now, ...another };
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json }));
  // The first answer may belong to an earlier request; by the third, the tab has processed one with the new build.
  for (const _ of [1, 2, 3]) await poll(page);
}

const poll = (page: Page) => page.waitForResponse('**/builds/latest.json');
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name }).click();
const toHome = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Tezgah' }).click();
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in globalThis);
/** Addresses of document loads, in order. */
function documentsOf(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

async function open(page: Page, path: string) {
  await askEverySecond(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mark(page);
}

test('a new build is come by on the next navigation, once in ten seconds', async ({ page }) => {
  // However slow the machine, all of this happens within the ten seconds.
  await page.clock.setFixedTime(new Date());
  await open(page, '/');
  await poll(page);
  await follow(page, host.en('footer.category.yarn'));
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

  // The market keeps reporting the same build: that must not cause a loop.
  await mark(page);
  await poll(page);
  await follow(page, host.en('footer.category.yarn'));
  await expect(page.getByRole('heading', { level: 1, name: 'Yarn' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('the navigation itself loads the document: nothing of the page is asked for or drawn before, and back leads back', async ({
  page,
}) => {
  await open(page, '/');
  await releaseAnother(page);
  await poll(page);
  const documents = documentsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate(() => {
    const note = () => sessionStorage.setItem('drawn', `${window.location.pathname} ${document.title}`);
    new MutationObserver(note).observe(document.head, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await follow(page, host.en('footer.category.yarn'));
  await expect(page.getByRole('heading', { level: 1, name: 'Yarn' })).toBeVisible();
  await expect(page).toHaveURL(/category=yarn/);
  expect(documents).toEqual(['/shop']);
  // It first asks whether the market is reachable. The page before still asks for the latest build.
  expect(asked.find((it) => it !== '/api/ready' && it !== '/builds/latest.json')).toBe('/shop');
  expect(await page.evaluate(() => sessionStorage.getItem('drawn'))).toBeNull();

  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Yarn' })).toBeHidden();
});

test('on the way back, too, the page comes as one document', async ({ page }) => {
  await open(page, '/');
  await follow(page, host.en('footer.category.yarn'));
  await expect(page.getByRole('heading', { level: 1, name: 'Yarn' })).toBeVisible();
  await releaseAnother(page);
  await poll(page);
  const documents = documentsOf(page);
  await page.goBack();
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual(['/']);
});

test('a release of an area that the tab has not run loads no document', async ({ page }) => {
  await open(page, '/shop');
  await releaseAnother(page, 'bank');
  await poll(page);
  const documents = documentsOf(page);
  await toHome(page);
  await expect(page).toHaveURL(/\/$/);
  await follow(page, host.en('footer.category.yarn'));
  await expect(page.getByRole('heading', { level: 1, name: 'Yarn' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expect(documents).toEqual([]);

  await releaseAnother(page, 'shop');
  await poll(page);
  await toHome(page);
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual(['/']);
});

test('a new build waits until nothing typed would be lost', async ({ page }) => {
  await open(page, '/shop');
  await releaseAnother(page);
  await poll(page);
  await typeSomething(page);
  await page.getByRole('banner').getByRole('combobox').fill('loom');
  await page.getByRole('banner').getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/(q|asked)=loom/);
  expect(await isSameDocument(page)).toBe(true);
  await toHome(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: host.en('leave.leave'), exact: true })
    .click();
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(page).toHaveURL(/\/$/);
});

test('a market that can not be asked is no news', async ({ page, problems }) => {
  problems.allow(/Failed to load resource/);
  await open(page, '/');
  await page.route('**/builds/latest.json', (route) => route.abort());
  await page.waitForEvent('requestfailed');
  await follow(page, host.en('footer.category.yarn'));
  await expect(page.getByRole('heading', { level: 1, name: 'Yarn' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: host.en('offline.text') })).toBeHidden();
});
