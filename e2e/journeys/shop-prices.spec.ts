import type { APIRequestContext } from '@playwright/test';
import type { ProductDetail, ProductListAnswer } from 'shared-kit/contract/catalogue';
import { formatMoney } from 'shared-kit/contract/money';
import { expect, signIn, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';
import { marketUrl } from '../market-url.ts';

const { en } = wordsOf('shop');

const list = async (request: APIRequestContext, search: string): Promise<ProductListAnswer> =>
  (await request.get(`/api/products?${search}`)).json();

test('by price in either currency, the order is that of the shown figures', async ({
  page,
  request,
  context,
}) => {
  for (const currency of ['USD', 'EUR'] as const) {
    await context.addCookies([{ name: 'selected_currency', value: currency, url: marketUrl }]);
    const { items } = await list(request, `category=weaving&sort=price-asc&currency=${currency}`);
    const amounts = items.flatMap(({ price }) => (price ? [Number(price.display.amount)] : []));
    expect(amounts.length).toBeGreaterThan(5);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    await page.goto('/shop?category=weaving&sort=price-asc');
    const titles = page.getByRole('region', { name: en('shop.results') }).getByRole('heading');
    await expect(titles).toHaveText(items.map(({ title }) => title));
  }
});

test('three countries read three prices in the list; a display currency never changes what binds', async ({
  page,
  context,
}) => {
  await signIn(page, 'provider');
  const shown = new Set<string>();
  for (const country of ['TR', 'DE', 'IN']) {
    const look = (currency: string) =>
      context.addCookies([
        { name: 'pricing_country', value: country, url: marketUrl },
        { name: 'selected_currency', value: currency, url: marketUrl },
      ]);
    await look('USD');
    const { items } = await list(page.request, 'q=RL+190+rapier+loom&limit=1');
    const loom = items[0];
    if (!loom?.price) throw new Error('the loom has a price in each of these countries');
    const own = formatMoney(loom.price.contract);
    await page.goto('/shop?q=RL+190+rapier+loom');
    await expect(page.getByRole('article').filter({ hasText: loom.title })).toContainText(own);
    for (const currency of ['USD', 'EUR', 'CHF']) {
      await look(currency);
      await page.goto(`/shop/${loom.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(loom.title);
      await expect(page.getByRole('main').getByText(own).first()).toBeVisible();
      const detail = await page.request.get(`/api/products/${loom.id}?currency=${currency}`);
      const { price }: ProductDetail = await detail.json();
      expect(price?.contract).toEqual(loom.price.contract);
      expect(price?.display.currency).toBe(currency);
    }
    shown.add(own);
  }
  expect(shown.size).toBe(3);
});
