import { expect, signIn, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const quotes = wordsOf('quotes');
const bank = wordsOf('bank');
const maker = wordsOf('manufacturer');
const host = wordsOf('host');

for (const [account, path, title, row] of [
  ['retailer', '/quotes', () => quotes.en('quotes.title'), /Q-2026-/],
  ['retailer', '/tr/quotes', () => quotes.tr('quotes.title'), /Yün balıksırtı/],
  ['bank', '/bank/quotes', () => bank.en('requests.title'), /RL 190/],
  ['bank', '/tr/bank/quotes', () => bank.tr('requests.title'), /RL 190/],
  ['machines', '/manufacturer/requests', () => maker.en('requests.title'), /Karaova Mensucat/],
  ['machines', '/manufacturer', () => maker.en('overview.title'), /Q-2026-/],
  ['machines', '/tr/manufacturer/products', () => maker.tr('products.title'), /RL 190/],
] as const) {
  test(`${account} sees what is theirs at ${path}`, async ({ page }) => {
    await signIn(page, account);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title() })).toBeVisible();
    await expect(page.getByRole('row', { name: row }).first()).toBeVisible();
  });
}

for (const [account, first] of [
  ['bank', '/bank/quotes'],
  ['machines', '/manufacturer'],
  ['admin', '/admin/verify'],
] as const) {
  test(`every page in the menu of ${account} opens without a problem`, async ({ page }) => {
    test.slow();
    await signIn(page, account);
    await page.goto(first);
    const menu = page.getByRole('navigation', { name: host.en('workspace.menu') });
    const links = menu.getByRole('link');
    await expect(links.first()).toBeVisible();
    const addresses = await links.evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) {
      await menu.locator(`a[href="${address}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main[aria-busy]')).toHaveCount(0);
    }
  });
}

for (const [account, path] of [
  ['retailer', '/bank/quotes'],
  ['bank', '/manufacturer'],
  ['machines', '/admin/verify'],
] as const) {
  test(`${account} is sent home from ${path}, and the server refuses as well`, async ({ page }) => {
    await signIn(page, account);
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
    const api = {
      '/bank/quotes': '/api/bank/quotes',
      '/manufacturer': '/api/manufacturer/products',
      '/admin/verify': '/api/admin/verification',
    }[path];
    expect((await page.request.get(api)).status()).toBe(403);
  });
}

test('a user without quotes is told so and led on', async ({ page }) => {
  await signIn(page, 'plain');
  await page.goto('/quotes');
  await expect(page.getByRole('heading', { name: quotes.en('quotes.empty.title') })).toBeVisible();
  await page.getByRole('link', { name: quotes.en('quotes.empty.action') }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

test('signing out ends the session and leads home', async ({ page }) => {
  await signIn(page, 'bank');
  await page.goto('/bank/quotes');
  await page.getByRole('link', { name: host.en('account.sign-out') }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await (await page.request.get('/api/_auth/session')).json()).toEqual({});
});
