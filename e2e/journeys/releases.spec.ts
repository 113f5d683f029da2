import type { BrowserContext, Page } from '@playwright/test';
import { failuresOf, lookAround, toHome, type Visitor } from '../fixtures/look-around.ts';
import { expect, test } from '../fixtures/market.ts';
import {
  changedArea,
  changedShop,
  command,
  type Releasing,
  releaseToken,
  releasing,
} from '../fixtures/release-drill.ts';
import { useOwnMarket } from '../fixtures/use-own-market.ts';
import { wordsOf } from '../fixtures/words.ts';

const shopWords = wordsOf('shop').en;

const market = useOwnMarket({ BUILD_POLL_SECONDS: '1' });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let shop: Releasing;
let token: string;
let first: string;
let second: string;

test.beforeAll(async () => {
  token = await releaseToken(market.dataDir(), 'mf-shop');
  shop = await releasing(market.address, token);
  first = await liveVersion();
});

const liveVersion = async () => (await shop.describe()).live?.version ?? '';
const title = (page: Page, name: string) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in globalThis);
/** Navigates as a link of the page does. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
const poll = (page: Page) => page.waitForResponse('**/builds/latest.json');
const answersOf = (page: Page, version: string) => {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes(`/r/shop/${version}/`)) statuses.push(response.status());
  });
  return statuses;
};

/** Waits until a tab knows of a release. */
async function heardOf(page: Page, release: () => Promise<unknown>) {
  const before = await (await page.request.get('/builds/latest.json')).text();
  const heard = page.waitForResponse(
    async (answer) => answer.url().endsWith('/builds/latest.json') && (await answer.text()) !== before,
    { timeout: 60_000 },
  );
  await release();
  await heard;
}

test('a release reaches an open tab that has not run the area without any document being loaded', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mark(page);
  const changed = await changedShop('drill-2', (words) =>
    words.replace(`"${shopWords('shop.all')}"`, '"All of it"'),
  );
  await shop.upload(changed);
  second = changed.version;
  const takes = page.waitForResponse('**/registry.json', { timeout: 60_000 });
  await heardOf(page, () => shop.makeLive(second, first));
  await takes;
  // By its next poll the tab has read the registry.
  await poll(page);
  await goTo(page, '/shop');
  await title(page, 'All of it');
  expect(await isSameDocument(page)).toBe(true);
});

test('a tab that has run the area goes on with its own files and loads the next page as a document, once', async ({
  page,
}) => {
  await page.goto('/shop');
  await title(page, 'All of it');
  await mark(page);
  const ofSecond = answersOf(page, second);
  await heardOf(page, () => shop.makeLive(first, second));
  await goTo(page, '/shop?category=weaving');
  await expect(page).toHaveURL(/category=weaving/);
  expect(await isSameDocument(page)).toBe(true);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await toHome(page);
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await goTo(page, '/shop');
  await title(page, shopWords('shop.all'));
  expect(documents).toBe(1);
  expect(ofSecond.filter((status) => status >= 400)).toEqual([]);
  await shop.makeLive(second, first);
});

test('every visitor gets the old release after a rollback', async ({ page }) => {
  const told = await command('scripts/rollback.mjs', ['mf-shop'], {
    RELEASE_URL: market.address,
    RELEASE_TOKEN: token,
  });
  expect(told).toContain(`mf-shop is back at ${first}, from ${second}.`);
  await expect
    .poll(async () => (await (await page.request.get('/registry.json')).text()).includes(first))
    .toBe(true);
  await page.goto('/shop');
  await title(page, shopWords('shop.all'));
});

const inBucket = (context: BrowserContext, bucket: number) =>
  context.addCookies([{ name: 'release_bucket', value: String(bucket), url: market.address }]);

for (const [bucket, release] of [
  [9, 'the canary'],
  [10, 'the release before'],
] as const) {
  test(`a canary of 10 %: place ${bucket} sees ${release}, and its tab never flips`, async ({
    page,
    context,
  }) => {
    await inBucket(context, bucket);
    await shop.startCanary(second, 10, first);
    await expect
      .poll(async () => (await (await page.request.get('/registry.json')).text()).includes(second))
      .toBe(bucket < 10);
    await page.goto('/shop');
    await title(page, bucket < 10 ? 'All of it' : shopWords('shop.all'));
    await mark(page);
    for (const _ of [1, 2, 3]) await poll(page);
    await toHome(page);
    await expect(page).toHaveURL(/\/$/);
    expect(await isSameDocument(page)).toBe(true);
    await shop.abortCanary(first);
  });
}

test('the HTML of home is of the release that runs in it: after a release, a rollback and in a canary', async ({
  page,
  context,
}) => {
  const own = await releaseToken(market.dataDir(), 'mf-marketing');
  const marketing = await releasing(market.address, own, 'marketing');
  const old = (await marketing.describe()).live?.version ?? '';
  const heading = wordsOf('marketing').en('home.title');
  const named = (words: string) =>
    words.replace(`"home.title":"${heading}`, `"home.title":"Anew: ${heading}`);
  const changed = await changedArea('marketing', 'drill-home', named);
  await marketing.upload(changed);
  const next = changed.version;

  /** Expects a version's data and texts in one document, and in the browser. */
  const isOf = async (version: string, words: string) => {
    await expect
      .poll(async () => {
        const html = await (await page.request.get('/')).text();
        const shown = /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? 'no HTML yet';
        return [shown.startsWith(words), html.includes(`/r/marketing/${version}/remoteEntry.js`)];
      })
      .toEqual([true, true]);
    const ran = page.waitForResponse(`**/r/marketing/${version}/remoteEntry.js`);
    await page.goto('/');
    expect((await ran).ok()).toBe(true);
    await page.waitForLoadState('load');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  };
  await marketing.makeLive(next, old);
  await isOf(next, `Anew: ${heading}`);
  await marketing.makeLive(old, next);
  await isOf(old, heading);
  await marketing.startCanary(next, 10, old);
  await inBucket(context, 9);
  await isOf(next, `Anew: ${heading}`);
  await inBucket(context, 10);
  await isOf(old, heading);
  await marketing.abortCanary(old);
});

test('fifty releases and rollbacks while two people look around: nothing fails for them', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const visitors = [page, await context.newPage()].map(
    (tab, at): Visitor => ({ page: tab, isNewcomer: at === 0, visits: 0, failed: failuresOf(tab) }),
  );
  let moves = 0;
  let hasFailed = false;
  // Both visitors must see some releases, however slow the machine.
  const isOver = () => hasFailed || (moves >= 50 && visitors.every(({ visits }) => visits > 5));
  /** Releases a new version and rolls back, again and again. */
  const drill = async () => {
    for (; !isOver(); moves += 2) {
      const changed = await changedShop(`drill-3.${moves}`, (words) => `${words}/* ${moves} */`);
      await shop.upload(changed);
      const next = changed.version;
      for (const [to, from] of [
        [next, first],
        [first, next],
      ] as const) {
        await shop.makeLive(to, from);
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
    }
  };
  const whole = [drill(), ...visitors.map((visitor) => lookAround(visitor, isOver))];
  for (const part of whole) {
    part.catch(() => {
      hasFailed = true;
    });
  }
  await Promise.all(whole);
  expect(visitors.map(({ failed }) => failed)).toEqual([[], []]);
  expect(await liveVersion()).toBe(first);
});
