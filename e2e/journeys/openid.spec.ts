import type { Page } from '@playwright/test';
import { readSession } from 'shared-kit/contract';
import { startIdentityProvider } from '../fixtures/identity-provider.ts';
import { test as base, expect } from '../fixtures/market.ts';
import { startOwnMarket } from '../fixtures/own-market.ts';
import { freePort } from '../free-port.ts';

const market = `http://localhost:${freePort()}`;

const test = base.extend<object, { provided: undefined }>({
  provided: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of fixtures from this pattern
    async ({}, use) => {
      const provider = await startIdentityProvider(market);
      const stop = await startOwnMarket(market, { SIGN_IN_PROVIDERS: JSON.stringify(provider.settings) });
      await use(undefined);
      await stop();
      await provider.stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: market,
});

test.beforeEach(({ problems }) => {
  // The provider's own pages ask for a font from elsewhere, and for an icon.
  problems.allow(/fonts\.googleapis|favicon|net::ERR/);
});

const button = (page: Page, name = 'Mill ID') => page.getByRole('button', { name: `Continue with ${name}` });

async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), button(page).click()]);
  return popup;
}

async function signInAt(provider: Page, name: string): Promise<void> {
  await provider.locator('input[name=login]').fill(name);
  await provider.locator('input[name=password]').fill('any');
  await provider.getByRole('button', { name: 'Sign-in' }).click();
  await provider.getByRole('button', { name: 'Continue' }).click();
}

const sessionOf = async (page: Page) =>
  readSession(await (await page.request.get('/api/_auth/session')).json());

test('a newcomer signs in through the popup and lands where they wanted to go', async ({ page }) => {
  await page.goto('/login?redirect=%2Fshop%3Fcategory%3Dyarn');
  const popup = await openPopup(page);
  await signInAt(popup, 'deniz');
  await expect(page).toHaveURL(`${market}/shop?category=yarn`);
  await expect.poll(() => popup.isClosed()).toBe(true);
  expect((await sessionOf(page))?.secure).toMatchObject({ email: 'deniz@mill.example', companyId: null });
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('sign-in'))),
  ).toEqual([]);
});

test('a popup that is closed is told, and the button works again', async ({ page }) => {
  await page.goto('/login');
  const popup = await openPopup(page);
  await expect(popup.locator('input[name=login]')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await popup.close();
  await expect(page.getByRole('alert')).toContainText('The window was closed');
  await signInAt(await openPopup(page), 'aylin');
  await expect(page).toHaveURL(`${market}/`);
});

test('who declines at the provider is told in words', async ({ page }) => {
  await page.goto('/login');
  const popup = await openPopup(page);
  await popup.getByRole('link', { name: /Cancel/ }).click();
  await expect(page.getByRole('alert')).toContainText('declined');
  await expect.poll(() => popup.isClosed()).toBe(true);
  expect(await sessionOf(page)).toBeNull();
});

test('an address that the provider does not vouch for signs nobody in', async ({ page }) => {
  await page.goto('/login');
  await signInAt(await openPopup(page), 'unsure');
  await expect(page.getByRole('alert')).toContainText('did not confirm an email address');
  expect(await sessionOf(page)).toBeNull();
});

test('where no popup opens, the same window goes there and back', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login?redirect=%2Fshop%3Fcategory%3Dyarn');
  await button(page).click();
  await page.getByRole('link', { name: /Cancel/ }).click();
  await expect(page.getByRole('alert')).toContainText('declined');
  await button(page).click();
  await signInAt(page, 'deniz');
  await expect(page).toHaveURL(`${market}/shop?category=yarn`);
  expect((await sessionOf(page))?.secure.email).toBe('deniz@mill.example');
});

test('a provider that is down is told, and the page stays usable', async ({ page }) => {
  await page.goto('/tr/login');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Down ID ile devam et' }).click(),
  ]);
  await expect(page.getByRole('alert')).toContainText('ulaşılamıyor');
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(page.getByRole('button', { name: 'Mill ID ile devam et' })).toBeEnabled();
});
