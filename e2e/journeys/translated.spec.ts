import { expect, signIn, test } from '../fixtures/market.ts';
import { translate } from '../fixtures/translated.ts';
import { wordsOf } from '../fixtures/words.ts';
import { marketUrl } from '../market-url.ts';

const [host, shop, quotes] = [wordsOf('host').en, wordsOf('shop').en, wordsOf('quotes').en];

test.beforeEach(({ context }) => translate(context));

test('a wrong password is told, and the form stays', async ({ page, problems }) => {
  problems.allow(/401/);
  await page.goto('/login');
  await page.getByLabel(host('login.email'), { exact: true }).fill('retailer@demo.example');
  await page.getByLabel(host('login.password'), { exact: true }).fill('not the password');
  const send = page.getByRole('main').getByRole('button', { name: host('login.submit'), exact: true });
  await send.click();
  await expect(page.getByText(host('login.failure.wrong'))).toBeVisible();
  await send.click();
  await expect(page.getByText(host('login.failure.wrong'))).toBeVisible();
});

test('a message on a quote is sent and shown', async ({ page }) => {
  await signIn(page, 'mill');
  const { quotes: own } = await (await page.request.get('/api/quotes')).json();
  const sent = own.find(({ stage }: { stage: string }) => stage !== 'draft');
  await page.goto(`/quote/${sent.id}`);
  const words = `As translated ${Date.now()}`;
  const field = page.getByRole('textbox', { name: quotes.like('quote.activity.write') });
  await field.fill(words);
  await page.getByRole('button', { name: quotes('quote.activity.send'), exact: true }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(field).toHaveValue('');
});

test('the cart’s total follows its quantities', async ({ page }) => {
  await signIn(page, 'mill');
  const headers = { origin: marketUrl };
  const { groups } = await (await page.request.get('/api/cart')).json();
  for (const { lines } of groups)
    for (const { id } of lines) await page.request.delete(`/api/cart/lines/${id}`, { headers });
  const { items } = await (await page.request.get('/api/products?limit=20&category=weaving')).json();
  for (const { id } of items) {
    const { variants, price } = await (await page.request.get(`/api/products/${id}`)).json();
    if (variants.length > 0 || !price) continue;
    const key = { 'idempotency-key': `translated-${id}-${Date.now()}` };
    await page.request.post('/api/cart/lines', { data: { productId: id }, headers: { ...headers, ...key } });
    break;
  }
  await page.goto('/cart');
  const amounts = async (): Promise<string[]> => {
    const words = await page.getByRole('region', { name: shop('cart.summary') }).textContent();
    return words?.match(/[\d.,]{5,}/g) ?? [];
  };
  await expect.poll(amounts).not.toEqual([]);
  const before = await amounts();
  await page.getByRole('button', { name: shop('product.quantity-more'), exact: true }).click();
  // Every amount of one line doubles.
  await expect.poll(async () => (await amounts()).filter((it) => before.includes(it))).toEqual([]);
});
