import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { CartAnswer } from 'shared-kit/contract/cart';
import type { ProductDetail, ProductListAnswer } from 'shared-kit/contract/catalogue';
import { expectReadable } from '../fixtures/accessibility.ts';
import type { Account } from '../fixtures/accounts.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { onlyWithAll } from '../fixtures/only-with-all.ts';
import { wordsOf } from '../fixtures/words.ts';
import { marketUrl } from '../market-url.ts';

const [shop, host] = [wordsOf('shop'), wordsOf('host')];

const languages = [
  { locale: 'en', prefix: '' },
  { locale: 'tr', prefix: '/tr' },
] as const;

const json = async <Answer>(request: APIRequestContext, path: string): Promise<Answer> =>
  (await request.get(path)).json();

/** A product without options that can be ordered at once. */
async function simpleProduct(
  request: APIRequestContext,
  search: string,
  locale = 'en',
): Promise<ProductDetail> {
  const { items } = await json<ProductListAnswer>(request, `/api/products?limit=20&${search}`);
  for (const { id } of items) {
    const detail = await json<ProductDetail>(request, `/api/products/${id}?locale=${locale}`);
    if (detail.variants.length === 0 && detail.price) return detail;
  }
  throw new Error(`nothing simple is on offer under ${search}`);
}

async function emptyCart({ request }: Page): Promise<void> {
  const { groups, saved } = await json<CartAnswer>(request, '/api/cart');
  for (const { id } of [...groups.flatMap(({ lines }) => lines), ...saved])
    await request.delete(`/api/cart/lines/${id}`, { headers: { origin: marketUrl } });
}

/** Another device of the same person. */
async function anotherDevice(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, account);
  return page;
}

/** The browser's event when the visitor returns to a tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

// One language per width: the Turkish words are longer.
for (const [it, width] of [
  [languages[0], 1440],
  [languages[1], 390],
] as const) {
  test(
    `a buyer fills a cart in ${it.locale} at ${width} px, and both devices agree`,
    it.locale === 'en' ? onlyWithAll : {},
    async ({ page, browser }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, 'provider');
      await emptyCart(page);
      const t = shop[it.locale];
      const loom = await simpleProduct(page.request, 'category=weaving', it.locale);
      await page.goto(`${it.prefix}/shop/${loom.id}`);
      await page.getByRole('button', { name: t('cart.add'), exact: true }).click();
      await expect(
        page
          .getByRole('banner')
          .getByRole('link', { name: host[it.locale]('cart.open', { count: 1 }), exact: true }),
      ).toBeVisible();
      await page.getByRole('button', { name: t('cart.added-open') }).click();
      await expect(page).toHaveURL(new RegExp(`${it.prefix}/cart$`));
      await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible();
      await expect(page.getByRole('link', { name: loom.title })).toBeVisible();

      const phone = await anotherDevice(browser, 'provider');
      await phone.goto(`${it.prefix}/cart`);
      const figure = (on: Page) => on.getByRole('textbox', { name: new RegExp(loom.title.slice(0, 8)) });
      await expect(figure(phone)).toHaveValue('1');
      await page.getByRole('button', { name: t('product.quantity-more'), exact: true }).click();
      await expect(figure(page)).toHaveValue('2');
      await expect
        .poll(async () => (await json<CartAnswer>(page.request, '/api/cart')).groups[0]?.lines[0]?.quantity)
        .toBe(2);
      // By live news; without them it would ask only after half a minute.
      await expect(figure(phone)).toHaveValue('2');

      await phone.getByRole('button', { name: t('cart.note-add-of', { product: loom.title }) }).click();
      await phone.getByRole('textbox', { name: t('cart.note-of', { product: loom.title }) }).fill('Hall 2');
      await phone.getByRole('button', { name: t('cart.note-save') }).click();
      await expect(phone.getByText('Hall 2')).toBeVisible();
      await comeBack(page);
      await expect(page.getByText('Hall 2')).toBeVisible();

      await page.getByRole('button', { name: t('cart.save-of', { product: loom.title }) }).click();
      await expect(page.getByRole('region', { name: t('cart.saved') })).toBeVisible();
      await page.getByRole('button', { name: t('cart.move-of', { product: loom.title }) }).click();
      await expect(page.getByRole('region', { name: t('cart.saved') })).toBeHidden();
      await page.getByRole('button', { name: t('cart.remove', { product: loom.title }) }).click();
      await expect(page.getByText(t('cart.empty'))).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('button', { name: t('cart.undo') })
        .click();
      await expect(page.getByText('Hall 2')).toBeVisible();
      await phone.context().close();
    },
  );
}

test('two tabs of one browser agree at once', async ({ page, context }) => {
  await signIn(page, 'mill');
  await emptyCart(page);
  const loom = await simpleProduct(page.request, 'category=weaving');
  await page.goto('/cart');
  await expect(page.getByText(shop.en('cart.empty'))).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/shop/${loom.id}`);
  await other.getByRole('button', { name: shop.en('cart.add'), exact: true }).click();
  await expect(page.getByRole('link', { name: loom.title })).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: host.en('cart.open', { count: 1 }) }),
  ).toBeVisible();
});

test('a stranger who adds is asked to sign in', async ({ page, request }) => {
  const { items } = await json<ProductListAnswer>(request, '/api/products?limit=1&category=weaving');
  const [first] = items;
  await page.goto('/shop?category=weaving');
  await page
    .getByRole('button', { name: shop.en('cart.add-named', { product: first?.title ?? '' }) })
    .click();
  await expect(page.getByRole('dialog', { name: host.en('request-login-modal.title') })).toBeVisible();
});

test('a list of article numbers is checked row by row before anything is added', async ({ page }) => {
  await signIn(page, 'mill');
  await emptyCart(page);
  const loom = await simpleProduct(page.request, 'category=weaving');
  await page.request.post('/api/cart/lines', {
    data: { productId: loom.id },
    headers: { origin: marketUrl, 'idempotency-key': `journey-${Date.now()}` },
  });
  const { groups } = await json<CartAnswer>(page.request, '/api/cart');
  const sku = groups[0]?.lines[0]?.sku;
  await page.goto('/cart');
  const field = page.getByRole('textbox', { name: shop.en('cart.quick.label') });
  await field.fill(`${sku};3\nNO-SUCH-THING;1`);
  await page.getByRole('button', { name: shop.en('cart.quick.check') }).click();
  await expect(page.getByText(shop.en('cart.quick.fault.unknown'))).toBeVisible();
  await page.getByRole('button', { name: shop.en('cart.quick.add', { count: 1 }) }).click();
  await expect(
    page.getByRole('textbox', { name: shop.en('cart.quantity-of', { product: loom.title }) }),
  ).toHaveValue('4');
  await expect(field).toHaveValue('NO-SUCH-THING;1');
});

test('three countries show three prices, and no display currency changes what binds', async ({
  page,
  context,
}) => {
  await signIn(page, 'provider');
  await emptyCart(page);
  const { items } = await json<ProductListAnswer>(page.request, '/api/products?limit=60&category=weaving');
  const chosen = async (country: string, currency: string) => {
    const url = marketUrl;
    await context.addCookies([
      { name: 'pricing_country', value: country, url },
      { name: 'selected_currency', value: currency, url },
    ]);
  };
  for (const { id } of items.slice(0, 12))
    await page.request.post('/api/cart/lines', {
      data: { productId: id },
      headers: { origin: marketUrl, 'idempotency-key': `journey-${id}-${Date.now()}` },
    });
  const totals: Record<string, string> = {};
  for (const country of ['TR', 'DE', 'IN']) {
    const bound = new Set<string>();
    for (const currency of ['USD', 'EUR', 'CHF']) {
      await chosen(country, currency);
      const { summary } = await json<CartAnswer>(page.request, '/api/cart');
      bound.add(summary.totals.map(({ amount, currency: own }) => `${amount} ${own}`).join(' + '));
      expect(summary.indicative?.amount.currency).toBe(currency);
    }
    expect(bound.size).toBe(1);
    totals[country] = [...bound].join();
  }
  expect(new Set(Object.values(totals)).size).toBe(3);
});

for (const [width, mode] of [
  [1440, 'light'],
  [390, 'dark'],
  [320, 'light'],
] as const) {
  test(`a full cart has no accessibility finding and fits ${width} px, ${mode}`, async ({ page }) => {
    await signIn(page, 'mill');
    await emptyCart(page);
    for (const search of ['category=weaving', 'q=denim', 'category=yarn']) {
      const { id, minimumOrder } = await simpleProduct(page.request, search);
      await page.request.post('/api/cart/lines', {
        data: { productId: id, quantity: minimumOrder },
        headers: { origin: marketUrl, 'idempotency-key': `journey-${id}-${Date.now()}` },
      });
    }
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    await page.goto('/tr/cart');
    await expect(page.getByRole('region', { name: shop.tr('cart.summary') })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectReadable(page);
  });
}
