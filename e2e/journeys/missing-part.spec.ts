import type { Page } from '@playwright/test';
import { localePrefix } from '../fixtures/locale-prefix.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { typeSomething } from '../fixtures/type-something.ts';
import { wordsOf } from '../fixtures/words.ts';

const [shop, host] = [wordsOf('shop'), wordsOf('host')];
type Locale = 'en' | 'tr';

/** Waits for the file that handles missing parts. It loads when the page is idle and must not fail itself. */
async function untilComplete(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/h\/later\..*\.js$/.test(name)),
  );
  await page.waitForLoadState('networkidle');
}

/** A product's page. Its dialog for a request loads when it is asked for. */
async function openProduct(page: Page, locale: Locale) {
  await signIn(page, 'retailer');
  const { items } = await (await page.request.get('/api/products?category=weaving')).json();
  await page.goto(`${localePrefix[locale]}/shop/${items[0].id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilComplete(page);
  const documents: string[] = [];
  page.on('request', (it) => it.isNavigationRequest() && documents.push(new URL(it.url()).pathname));
  return documents;
}

/** Lets this many script requests fail from now on. Returns a function that ends it. */
async function failing(page: Page, times: number, scripts = /\/r\/shop\/.*\.js$/) {
  let left = times;
  await page.route(scripts, (route) => {
    if (left <= 0 || route.request().resourceType() !== 'script') return route.fallback();
    left -= 1;
    return route.fulfill({ status: 404, body: 'gone' });
  });
  return () => page.unroute(scripts);
}

const ask = (page: Page, locale: Locale) =>
  page
    .getByRole('button', { name: shop[locale]('request.product'), exact: true })
    .first()
    .click();
const dialog = (page: Page) => page.getByRole('dialog');
const missing = (page: Page, locale: Locale) =>
  page
    .getByRole('alert')
    .filter({ hasText: host[locale]('part.missing') })
    .first();
/** The browser asks before it reloads the page; who says no stays with the note. */
async function expectToBeAsked(page: Page, locale: Locale) {
  const asked: string[] = [];
  page.on('dialog', (it) => {
    asked.push(it.type());
    void it.dismiss();
  });
  await missing(page, locale)
    .getByRole('button', { name: host[locale]('error.reload') })
    // Several parts may be missing, with one note on top of the other.
    .click({ force: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(missing(page, locale)).toBeVisible();
}
const expected = /404|Failed to load resource|MIME type|ChunkLoadError|integrity/;

for (const locale of ['en', 'tr'] as const) {
  for (const times of [1, 3])
    test(`a dialog whose script fails ${times} times opens without a reload, ${locale}`, async ({
      page,
      problems,
    }) => {
      problems.allow(expected);
      const documents = await openProduct(page, locale);
      await failing(page, times);
      await ask(page, locale);
      await expect(dialog(page)).toBeVisible();
      expect(documents).toEqual([]);
    });

  test(`a dialog whose script is gone reloads the page once, which says to press again, ${locale}`, async ({
    page,
    problems,
  }) => {
    test.slow();
    problems.allow(expected);
    const documents = await openProduct(page, locale);
    // The page itself is reloaded whole, and only its dialog is missing.
    const back = await failing(page, Number.POSITIVE_INFINITY);
    page.on('request', (it) => it.isNavigationRequest() && void back());
    await ask(page, locale);
    const notice = page.getByRole('status').filter({ hasText: host[locale]('part.reloaded.text') });
    // It comes once the page is idle, which takes its time on a busy machine.
    await expect(notice).toBeVisible({ timeout: 45_000 });
    expect(documents).toHaveLength(1);

    const healed = await failing(page, Number.POSITIVE_INFINITY);
    await ask(page, locale);
    await expect(missing(page, locale)).toContainText('area.chunk-missing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toHaveLength(1);
    await notice.getByRole('button', { name: host[locale]('part.reloaded.close') }).click();
    await expect(notice).toBeHidden();
    await healed();
    await missing(page, locale)
      .getByRole('button', { name: host[locale]('error.retry') })
      .click();
    await expect(dialog(page)).toBeVisible();
    expect(documents).toHaveLength(1);
  });

  test(`a missing dialog never costs what was typed, ${locale}`, async ({ page, problems }) => {
    problems.allow(expected);
    const documents = await openProduct(page, locale);
    await failing(page, Number.POSITIVE_INFINITY);
    await typeSomething(page);
    await ask(page, locale);
    await expectToBeAsked(page, locale);
    expect(documents).toEqual([]);
  });
}

/** Its dialog is drawn by a shared module, which federation doesn't load anew once it failed: only a new document heals. */
test('who leaves typed input stays with it if the question is missing, and is asked before the page is reloaded', async ({
  page,
  problems,
}) => {
  problems.allow(expected);
  await page.goto('/');
  await untilComplete(page);
  await typeSomething(page);
  await failing(page, Number.POSITIVE_INFINITY, /\/h\/.*\.js$/);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: host.en('footer.category.yarn') })
    .click();
  await expect(missing(page, 'en')).toBeInViewport();
  await expect(page).toHaveURL(/\/$/);
  await expectToBeAsked(page, 'en');
});
