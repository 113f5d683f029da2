import type { Page } from '@playwright/test';
import { credentialsOf } from '../fixtures/accounts.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const [shop, host] = [wordsOf('shop'), wordsOf('host')];

const account = (page: Page) => page.getByRole('button', { name: host.en.like('account.open') });

test('two tabs agree on signing in and on signing out', async ({ page, context, problems }) => {
  // Requests of a tab just before it learns that the session is over.
  problems.allow(/401/);
  const other = await context.newPage();
  await other.goto('/shop');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  const { email, password } = credentialsOf('retailer');
  await page.goto('/login');
  await page.getByLabel(host.en('login.email')).fill(email);
  await page.getByLabel(host.en('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: host.en('login.submit'), exact: true }).click();
  await expect(account(page)).toBeVisible();
  await expect(account(other)).toBeVisible();

  await other.goto('/quotes');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/$/);
  await expect(account(page)).toBeHidden();
  await expect(other).toHaveURL(/\/login\?redirect=%2Fquotes$/);
});

test('a session that ends during work is asked for over the page, and nothing typed is lost', async ({
  page,
  problems,
}) => {
  problems.allow(/401/);
  await signIn(page, 'retailer');
  await page.goto('/shop?category=weaving');
  await expect(account(page)).toBeVisible();
  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill('half a word');

  // The session is ended elsewhere, so this browser's tabs aren't told.
  const kept = await page.context().cookies();
  await page.context().clearCookies();
  await account(page).click();
  await page.getByRole('link', { name: host.en('nav.quotes') }).click();
  const dialog = page.getByRole('dialog', { name: host.en('session.expired.title') });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel(host.en('login.email'))).toHaveValue(credentialsOf('retailer').email);

  // Fakes a correct password, since the server limits sign-ins per minute.
  await page.context().addCookies(kept);
  await page.route('/api/auth/sign-in/email', (route) => route.fulfill({ json: {} }));
  await dialog.getByLabel(host.en('login.password'), { exact: true }).fill('right');
  await dialog.getByRole('button', { name: host.en('login.submit'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Q-2026-/ }).first()).toBeVisible();
  await expect(search).toHaveValue('half a word');
});

const signedOut = (path: string) => ({
  status: 401,
  contentType: 'application/problem+json',
  json: { type: 'about:blank', title: 'Signed out', status: 401, code: 'auth.signed-out', requestId: path },
});

test('a session that ends while a dialog is open is asked for over it, and what is typed in it stays', async ({
  page,
  problems,
}) => {
  problems.allow(/401/);
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'retailer');
  await page.goto('/shop?category=weaving');
  await page
    .getByRole('main')
    .getByRole('button', { name: shop.en('shop.filters') })
    .click();
  const drawer = page.getByRole('dialog', { name: shop.en('facet.label') });
  const price = drawer.getByRole('textbox').first();
  await price.fill('12345');

  await page.route('**/api/products**', (route) => route.fulfill(signedOut('products')));
  await price.press('Enter');
  const dialog = page.getByRole('dialog', { name: host.en('session.expired.title') });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel(host.en('login.password'), { exact: true })).toBeFocused();
  await page.unroute('**/api/products**');
  await page.route('/api/auth/sign-in/email', (route) => route.fulfill({ json: {} }));
  await dialog.getByLabel(host.en('login.password'), { exact: true }).fill('right');
  await dialog.getByRole('button', { name: host.en('login.submit'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(drawer).toBeVisible();
  await expect(price).toHaveValue('12,345');
});
