import type { Page } from '@playwright/test';
import { comesAsHtml, openAsHtml } from '../fixtures/come-as-html.ts';
import { holdBack, hostScript } from '../fixtures/hold-back.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';
import { marketUrl } from '../market-url.ts';

const shop = wordsOf('shop');

const isTakenOver = (element: Element) =>
  Object.keys(element).some((name) => name.startsWith('__reactFiber'));
const cards = (page: Page) => page.getByRole('main').getByRole('article');

for (const [prefix, t, price] of [
  ['', shop.en, /\$\d/],
  ['/tr', shop.tr, /\d\s?\$|\$\s?\d/],
] as const) {
  test.describe(`the listing under ${prefix || '/'} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });
    test('can be read and leads on', async ({ page }) => {
      await openAsHtml(page, `${prefix}/shop`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shop.all'));
      await expect(cards(page)).toHaveCount(24);
      await expect(cards(page).first().getByRole('heading', { level: 2 })).toHaveText(/\p{L}/u);
      await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
      const pictures = cards(page).first().locator('img').filter({ visible: true });
      await expect(pictures).toHaveCount(1);
      expect(await pictures.evaluate((it) => (it as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      const title = (await cards(page).first().getByRole('link').textContent()) ?? '';

      await page.getByRole('link', { name: t('shop.next'), exact: true }).click();
      await expect(page).toHaveURL(/cursor=/);
      await comesAsHtml(page, page.url());
      await page.reload();
      await expect(cards(page).first()).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(title);

      await cards(page).first().getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/shop/[0-9a-f-]{36}$`));
    });
  });
}

for (const [width, height, atOnce] of [
  [390, 844, 4],
  [1440, 900, 8],
  [1440, 2400, 24],
] as const) {
  test(`of the listing, ${atOnce} cards are there at once in ${width} by ${height}, and nothing moves for the rest`, async ({
    page,
  }) => {
    await comesAsHtml(page, '/shop');
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const seen = { shift: 0, atOnce: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const it of list.getEntries()) seen.shift += (it as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      const look = () => {
        const all = [...document.querySelectorAll('main article')];
        if (all.length === 24) seen.atOnce = all.filter((it) => it.getClientRects().length > 0).length;
        else requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/shop');
    await expect(cards(page).filter({ visible: true })).toHaveCount(24);
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { shift: number; atOnce: number } }).seen,
    );
    expect(seen.atOnce).toBe(atOnce);
    expect(seen.shift).toBeLessThan(0.02);
  });
}

test('the listing is taken over as it came, in the currency and colours of its visitor', async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: 'selected_currency', value: 'CHF', url: marketUrl },
    { name: 'colour_mode', value: 'dark', url: marketUrl },
  ]);
  const path = '/shop?category=weaving';
  await comesAsHtml(page, path);
  const letGo = await holdBack(page, hostScript);
  const asked: string[] = [];
  page.on('request', (it) => asked.push(new URL(it.url()).pathname));
  await page.addInitScript(() => {
    const paints: Element[] = [];
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const it of list.getEntries())
        paints.push((it as PerformanceEntry & { element: Element }).element);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(cards(page).first()).toContainText('CHF');
  const picture = cards(page).first().locator('img').filter({ visible: true });
  await expect(picture).toHaveAttribute('data-mode', 'dark');
  await picture.evaluate((it) => (it as HTMLImageElement).decode());
  const results = page.getByRole('region', { name: shop.en('shop.results') });
  const asItCame = await results.textContent();
  await cards(page)
    .first()
    .evaluate((it) => Object.assign(it, { isAsItCame: true }));
  letGo();
  await expect.poll(() => cards(page).first().evaluate(isTakenOver)).toBe(true);
  expect(
    await cards(page)
      .first()
      .evaluate((it) => 'isAsItCame' in it),
  ).toBe(true);
  expect(await results.textContent()).toBe(asItCame);
  // Its data came with it, and nothing larger is painted later.
  expect(asked.filter((it) => /^\/api\/(?!.*\.svg$)/.test(it))).toEqual([]);
  const areAllAsTheyCame = () =>
    (window as unknown as { paints: (Element | null)[] }).paints.every((it) => it?.isConnected);
  expect(await page.evaluate(areAllAsTheyCame)).toBe(true);
});

test('a product is taken over as it came to who is signed in, and comes to nobody else', async ({
  page,
  request,
}) => {
  const { items } = await (await request.get('/api/products?category=weaving&limit=1')).json();
  const { id, title } = items[0];
  const path = `/shop/${id}`;
  const forStranger = await (await request.get(path)).text();
  expect(forStranger).toContain('<div id="root"></div>');
  expect(forStranger).not.toContain(title);
  expect(forStranger).not.toContain(`/api/products/${id}`);

  await signIn(page, 'retailer');
  await comesAsHtml(page, path);
  const letGo = await holdBack(page, hostScript);
  const asked: string[] = [];
  page.on('request', (it) => asked.push(new URL(it.url()).pathname));
  await page.goto(path, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: title });
  const drawing = page.getByRole('main').getByRole('img', { name: title }).first();
  await expect(heading).toBeVisible();
  await expect(drawing).toBeVisible();
  await heading.evaluate((it) => Object.assign(it, { isAsItCame: true }));
  // A native popover, which needs no script.
  await page.getByRole('button', { name: shop.en('price.source') }).click();
  await expect(page.locator('[popover]:popover-open')).toBeVisible();
  await page.keyboard.press('Escape');
  letGo();
  await expect.poll(() => heading.evaluate(isTakenOver)).toBe(true);
  await page.getByRole('button', { name: shop.en('product.quantity-more'), exact: true }).click();
  await expect(page.getByRole('textbox', { name: shop.en('product.quantity') })).not.toHaveValue('1');
  expect(await heading.evaluate((it) => 'isAsItCame' in it)).toBe(true);
  await expect(drawing).toBeVisible();
  await expect(page.getByRole('region', { name: shop.en('related.title') })).toBeVisible();
  // Its data came with it, and so did its drawing; the code that draws is not asked for.
  expect(asked.filter((it) => it === `/api/products/${id}` || it === '/api/indicative-rates')).toEqual([]);
  await page.getByLabel(shop.en('fit.own.voltage')).fill('400');
  await page.reload();
  await expect(page.getByLabel(shop.en('fit.own.voltage'))).toHaveValue('400');
});
