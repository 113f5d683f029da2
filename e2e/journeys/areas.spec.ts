import { expect, signIn, test } from '../fixtures/market.ts';

for (const [account, path, title, row] of [
  ['retailer', '/quotes', 'My quotes', /Q-2026-/],
  ['retailer', '/tr/quotes', 'Tekliflerim', /Yün balıksırtı/],
  ['bank', '/bank/quotes', 'Financing requests', /months/],
  ['bank', '/tr/bank/quotes', 'Finansman talepleri', /RL 190/],
  ['machines', '/manufacturer/requests', 'Requests', /Karaova Mensucat/],
  ['machines', '/manufacturer', 'Overview', /Q-2026-/],
  ['machines', '/tr/manufacturer/products', 'Ürünlerim', /RL 190/],
] as const) {
  test(`${account} sees what is theirs at ${path}`, async ({ page }) => {
    await signIn(page, account);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('row', { name: row }).first()).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'No quotes yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Find machines and fabrics' }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

test('signing out ends the session and leads home', async ({ page }) => {
  await signIn(page, 'bank');
  await page.goto('/bank/quotes');
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await (await page.request.get('/api/_auth/session')).json()).toEqual({});
});
