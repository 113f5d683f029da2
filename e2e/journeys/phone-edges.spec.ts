import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const { en } = wordsOf('shop');

const size = { width: 390, height: 844 };
/** Height of a phone's home bar. */
const homeBar = 34;
test.use({ viewport: size, hasTouch: true, isMobile: true });

async function withHomeBar(page: Page) {
  const session = await page.context().newCDPSession(page);
  const insets = { top: 0, left: 0, right: 0, bottom: homeBar };
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}
async function box(part: Locator) {
  const found = await part.boundingBox();
  if (!found) throw new Error('nothing there');
  return { top: found.y, bottom: found.y + found.height };
}

test('nothing lies under the home bar, and no bar lies on another', async ({ page, request }) => {
  const { items } = await (await request.get('/api/products?category=weaving&limit=1')).json();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'retailer');
  await withHomeBar(page);
  await page.goto('/shop?category=weaving');
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /viewport-fit=cover/);
  await page
    .getByRole('button', { name: en('compare.toggle-product', { product: items[0].title }), exact: true })
    .click();
  const tray = page.getByRole('region', { name: en.like('compare.tray') });
  await tray.getByRole('button', { name: en('compare.show') }).click();
  const takeOut = page.getByRole('button', { name: en('compare.remove', { product: items[0].title }) });
  expect((await box(takeOut)).bottom).toBeLessThan(size.height - homeBar);

  await page.getByRole('button', { name: en('shop.filters') }).click();
  const show = page.getByRole('dialog').getByRole('button', { name: en.within('shop.count') });
  await expect(show).toBeVisible();
  expect((await box(show)).bottom).toBeLessThan(size.height - homeBar);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('main').getByRole('link', { name: items[0].title }).first().click();
  const order = page.getByRole('button', { name: en('cart.add') }).first();
  await expect(order).toBeVisible();
  expect((await box(order)).bottom).toBeLessThan(size.height - homeBar);
  expect((await box(tray)).bottom).toBeLessThanOrEqual((await box(order)).top);
  const decision = await box(page.getByRole('button', { name: en('request.product') }));
  expect(decision.top, 'the decision stands beside the cart').toBe((await box(order)).top);
  await order.click();
  const toast = page.getByText(en.within('cart.added'));
  await expect(toast).toBeVisible();
  expect((await box(toast)).bottom).toBeLessThan((await box(order)).top);
  // More of the page may load while scrolling.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const end = await box(page.getByRole('contentinfo'));
    expect(end.bottom).toBeLessThanOrEqual((await box(order)).top);
  }).toPass({ timeout: 5000 });
});

test('on the narrowest phone a quote is decided beside its sum, and nothing of it is covered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, 'retailer');
  const { quotes } = await (await page.request.get('/api/quotes')).json();
  const quote = quotes.find((it: { stage: string }) => it.stage === 'quoted');
  await page.goto(`/tr/quote/${quote.id}`);
  const all = page.getByRole('link', { name: wordsOf('quotes').tr('quote.decision.all') });
  await expect(all).toBeVisible();
  const sum = page.locator('p', { hasText: /^\$[\d,]+Rev \d/ });
  expect((await box(sum)).bottom).toBeLessThanOrEqual((await box(all)).top);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
