import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { CartAnswer } from 'shared-kit/contract/cart';
import type { ProductDetail, ProductListAnswer } from 'shared-kit/contract/catalogue';
import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { bind, english, sendOffer, turkish } from '../fixtures/negotiating.ts';
import { inDialog, press } from '../fixtures/press.ts';
import { marketUrl } from '../market-url.ts';

const headers = { origin: marketUrl };
const json = async <Answer>(request: APIRequestContext, path: string): Promise<Answer> =>
  (await request.get(path)).json();

/** Fills the cart with only one machine of Altınmekik, which has no options. */
async function fillCart({ request }: Page): Promise<void> {
  const { groups, saved } = await json<CartAnswer>(request, '/api/cart');
  for (const { id } of [...groups.flatMap(({ lines }) => lines), ...saved])
    await request.delete(`/api/cart/lines/${id}`, { headers });
  const { items } = await json<ProductListAnswer>(request, '/api/products?limit=20&q=Alt%C4%B1nmekik');
  for (const { id } of items) {
    const { variants, price, maker } = await json<ProductDetail>(request, `/api/products/${id}`);
    if (variants.length > 0 || !price || !maker.name.startsWith('Altınmekik')) continue;
    const key = `negotiation-${id}-${Date.now()}`;
    await request.post('/api/cart/lines', {
      data: { productId: id },
      headers: { ...headers, 'idempotency-key': key },
    });
    return;
  }
  throw new Error('Altınmekik sells nothing simple.');
}

async function maker(browser: Browser, watch: (page: Page) => void): Promise<Page> {
  const context = await browser.newContext({ baseURL: marketUrl, reducedMotion: 'reduce' });
  const page = await context.newPage();
  watch(page);
  await signIn(page, 'machines');
  return page;
}

for (const [buyerWords, makerWords, width] of [
  [english, turkish, 1440],
  [turkish, english, 390],
] as const) {
  test(`from cart to order over two versions, buyer at ${buyerWords.prefix || '/en'}, ${width} px`, async ({
    page,
    browser,
    problems,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, 'mill');
    await fillCart(page);
    await page.goto(`${buyerWords.prefix}/cart`);
    await press(page, buyerWords.request());
    await page.getByLabel(buyerWords.country()).selectOption('TR');
    await page.getByLabel(buyerWords.note()).fill('Two shifts, 50 Hz');
    await expectReadable(page);
    await inDialog(page, buyerWords.send());
    await expect(page).toHaveURL(/\/quote\/[0-9a-f-]{36}$/);
    const id = page.url().split('/').at(-1);
    const number =
      (await page
        .getByRole('navigation')
        .getByText(/^Q-\d{4}-\d+$/)
        .textContent()) ?? '';

    const seller = await maker(browser, (opened) => problems.watch(opened));
    await seller.goto(`${makerWords.prefix}/manufacturer/requests`);
    const row = seller.getByRole('row', { name: number });
    await expect(row).toContainText(makerWords.newRequest());
    await expectReadable(seller);
    await row.getByRole('link', { name: number }).click();
    await expect(seller.getByText('Two shifts, 50 Hz')).toBeVisible();
    await seller.getByRole('link', { name: makerWords.writeOffer() }).click();
    const section = seller
      .getByRole('banner')
      .getByRole('link', { name: makerWords.requests(), exact: true });
    await expect(section).toBeVisible();
    await sendOffer(seller, makerWords, makerWords.figure(80_000));

    await expect(page.getByText(buyerWords.yourTurn())).toBeVisible();
    await expectReadable(page);
    await press(page, buyerWords.counter());
    await page.getByLabel(buyerWords.wished()).fill(buyerWords.figure(75_000));
    await expectReadable(page);
    await inDialog(page, buyerWords.sendCounter());

    await expect(seller.getByText(makerWords.asksForOther())).toBeVisible();
    await expectReadable(seller);
    await seller.goto(`${makerWords.prefix}/manufacturer/requests/${id}`);
    await sendOffer(seller, makerWords, '76,500.50');

    await expect(page.getByRole('radio', { name: buyerWords.rev(2) })).toBeChecked();
    await press(page, buyerWords.accept(2));
    await expect(page.getByRole('dialog')).toContainText('$77,700.50');
    await expectReadable(page);
    await bind(page, buyerWords);
    await expect(page.getByRole('main').getByText(buyerWords.ordered())).toBeVisible();
    await expect(seller.getByRole('main').getByText(makerWords.ordered())).toBeVisible();
    await seller.context().close();
  });
}

test('a quote is not there for another company, nor are its data', async ({ page }) => {
  await signIn(page, 'mill');
  const { quotes } = await json<{ quotes: { id: string }[] }>(page.request, '/api/quotes');
  const id = quotes[0]?.id;
  await signIn(page, 'retailer');
  expect((await page.request.get(`/api/quotes/${id}`)).status()).toBe(404);
});
