import type { Page } from '@playwright/test';
import { locales } from 'shared-kit/contract/languages';
import { readSession } from 'shared-kit/contract/session';
import { findings, wantedWidth } from '../fixtures/accessibility.ts';
import { startIdentityProvider } from '../fixtures/identity-provider.ts';
import { test as base, expect } from '../fixtures/market.ts';
import { startOwnMarket } from '../fixtures/own-market.ts';
import { wordsOf } from '../fixtures/words.ts';
import { freePort } from '../free-port.ts';

const host = wordsOf('host');

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
  // The provider's own pages request a font from elsewhere, and an icon.
  problems.allow(/fonts\.googleapis|favicon|net::ERR/);
});

const button = (page: Page, name = 'Mill ID') =>
  page.getByRole('button', { name: host.en('login.provider.continue', { name }) });

async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), button(page).click()]);
  return popup;
}

async function signInAt(provider: Page, name: string): Promise<void> {
  await provider.locator('input[name=login]').fill(name);
  await provider.locator('input[name=password]').fill('any');
  await provider.getByRole('button', { name: 'Sign-in' }).click();
  await provider.getByRole('button', { name: 'Continue' }).click(); // wording: the provider's own page
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
  await expect(page.getByRole('alert')).toContainText(host.en('login.provider.closed'));
  await signInAt(await openPopup(page), 'aylin');
  await expect(page).toHaveURL(`${market}/`);
});

test('a user who declines at the provider reads why they are not signed in', async ({ page }) => {
  await page.goto('/login');
  const popup = await openPopup(page);
  await popup.getByRole('link', { name: /Cancel/ }).click();
  await expect(page.getByRole('alert')).toContainText(host.en('login.provider.failure.refused'));
  await expect.poll(() => popup.isClosed()).toBe(true);
  expect(await sessionOf(page)).toBeNull();
});

test('an address that the provider does not vouch for signs nobody in', async ({ page }) => {
  await page.goto('/login');
  await signInAt(await openPopup(page), 'unsure');
  await expect(page.getByRole('alert')).toContainText(host.en('login.provider.failure.email'));
  expect(await sessionOf(page)).toBeNull();
});

test('where no popup opens, the same window goes there and back', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login?redirect=%2Fshop%3Fcategory%3Dyarn');
  await button(page).click();
  await page.getByRole('link', { name: /Cancel/ }).click();
  await expect(page.getByRole('alert')).toContainText(host.en('login.provider.failure.refused'));
  await button(page).click();
  await signInAt(page, 'deniz');
  await expect(page).toHaveURL(`${market}/shop?category=yarn`);
  expect((await sessionOf(page))?.secure.email).toBe('deniz@mill.example');
});

test('a provider that is down is told, and the page stays usable', async ({ page }) => {
  await page.goto('/tr/login');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: host.tr('login.provider.continue', { name: 'Down ID' }) }).click(),
  ]);
  await expect(page.getByRole('alert')).toContainText(host.tr('login.provider.failure.unreachable'));
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(
    page.getByRole('button', { name: host.tr('login.provider.continue', { name: 'Mill ID' }) }),
  ).toBeEnabled();
});

for (const locale of locales) {
  test(`buttons, terms and what came of it: no finding and no overflow, ${locale}`, async ({ page }) => {
    test.slow();
    await page.goto(`${locale === 'en' ? '' : '/tr'}/login?sign-in=terms`);
    await expect(page.getByRole('alert')).toBeVisible();
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await wantedWidth(page), `width at ${width} px`).toBeLessThanOrEqual(width);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await findings(page), `${colorScheme} at ${width} px`).toEqual([]);
      }
    }
  });

  test(`the last page of the popup, where no script runs: no finding, ${locale}`, async ({ browser }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ baseURL: market, colorScheme });
      const page = await context.newPage();
      await page.route('**/openid-outcome.js', (route) => route.fulfill({ body: '' }));
      await page.goto(`/api/auth/openid-outcome?flow=0123456789abcdef&locale=${locale}&error=access_denied`);
      expect(await findings(page), colorScheme).toEqual([]);
      await page.getByRole('link').click();
      await expect(page).toHaveURL(/login\?sign-in=refused$/);
      await context.close();
    }
  });
}
