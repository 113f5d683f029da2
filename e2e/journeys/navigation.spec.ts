import type { Page } from '@playwright/test';
import type { Registry } from 'shared-kit/contract/areas';
import { expect, signIn, test } from '../fixtures/market.ts';
import { escaped, wordsOf } from '../fixtures/words.ts';

const host = wordsOf('host');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const announced = (page: Page) => page.locator('[aria-live=polite][aria-atomic=true]');
const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

test('going to another page starts at its heading and says its title; a first page and a search do not', async ({
  page,
}) => {
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await expect(heading(page)).not.toBeFocused();
  await expect(announced(page)).toBeEmpty();

  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill('loom');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/shop\?(q|asked)=loom/);
  await expect(heading(page)).toBeFocused();
  await expect(announced(page)).toHaveText(/· Tezgah$/);

  await search.fill('rapier');
  await search.press('Enter');
  await expect(page).toHaveURL(/(q|asked)=rapier/);
  await expect(search).toBeFocused();
});

test('back shows the place on the page that was left, and forward too', async ({ page }) => {
  await signIn(page, 'retailer');
  await page.goto('/shop');
  const cards = page.getByRole('main').locator('a[href*="/shop/"]');
  await expect(cards.nth(8)).toBeVisible();
  // A wheel would scroll on after the place was read.
  await cards.nth(8).evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const left = await page.evaluate(() => scrollY);
  await page.evaluate(() => {
    const inView = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="/shop/"]')].find(
      (link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return top > 150 && bottom < innerHeight - 50;
      },
    );
    inView?.click();
  });
  await expect(page).toHaveURL(/\/shop\/[0-9a-f-]{36}/);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left));
  await page.goForward();
  await expect(page).toHaveURL(/\/shop\/[0-9a-f-]{36}/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a typed address opens at its top; a reload and the way back find the place that was left', async ({
  page,
}) => {
  const leaveAt = async (y: number) => {
    await expect(heading(page)).toBeVisible();
    await page.evaluate((top) => scrollTo(0, top), y);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
  };
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/terms-of-use');
  await leaveAt(300);
  await page.goto('/privacy-policy');
  await expect(heading(page)).toBeVisible();
  expect(await place()).toBe(0);
  await leaveAt(400);
  await page.reload();
  await expect.poll(place).toBe(400);
  await page.goto('/privacy-policy?again');
  await expect(heading(page)).toBeVisible();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(400);
  await page.goBack();
  await expect.poll(place).toBe(300);
});

test('the head tells the page’s addresses, in the document and after going elsewhere', async ({
  page,
  request,
  baseURL,
}) => {
  const document = await (await request.get('/tr/shop?q=x')).text();
  expect(document).toContain(`rel="canonical" href="${baseURL}/tr/shop"`);
  const registry = (await (await request.get('/registry.json')).json()) as Registry;
  const shop = registry.areas.flatMap(({ routes = [] }) => routes).find(({ name }) => name === 'shop');
  const titles = [shop?.title.tr ?? '', wordsOf('shop').tr('shop.results-for', { words: 'x' })];
  expect(document).toMatch(new RegExp(`<title[^>]*>(${titles.map(escaped).join('|')}) · Tezgah</title>`));

  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: host.en('account.sign-in') })
    .click();
  await expect(page).toHaveTitle(`${host.en('head.title.login')} · Tezgah`);
  expect(await hrefs(page, 'link[rel=canonical]')).toEqual([`${baseURL}/login`]);
  expect(await hrefs(page, 'link[hreflang]')).toEqual([
    `${baseURL}/login`,
    `${baseURL}/tr/login`,
    `${baseURL}/login`,
  ]);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
});

test('an address that leads nowhere stays out of search', async ({ page, problems }) => {
  problems.allow(/404/);
  await page.goto('/nowhere');
  await expect(heading(page)).toHaveText('Page Not Found');
  await expect(page.locator('meta[name=robots][content=noindex]').first()).toBeAttached();
  expect(await hrefs(page, 'link[rel=canonical]')).toEqual([]);
});
