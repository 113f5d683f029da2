import type { Page } from '@playwright/test';
import { type Locale, localePath, locales } from 'shared-kit/contract/languages';
import { analyticsHost } from '../fixtures/analytics-host.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { passForAPerson, personsBrowser } from '../fixtures/recording-market.ts';
import { useSettledMarket } from '../fixtures/settled-market.ts';
import { wordsOf } from '../fixtures/words.ts';

const [host, marketing] = [wordsOf('host'), wordsOf('marketing')];
const soon = { timeout: 20_000 };
const events = analyticsHost();
const market = useSettledMarket();

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ userAgent: personsBrowser });
test.beforeAll(() => events.listen());
test.afterAll(() => events.close());
// The analytics client records only people's browsers.
test.beforeEach(({ context }) => passForAPerson(context));

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const question = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: host[locale]('consent.title') });
/** Counts requests to addresses that this matches, from now on. */
function count(page: Page, address: RegExp): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (address.test(new URL(request.url()).pathname)) asked += 1;
  });
  return () => asked;
}

/** Signs a maker in, who then opens the login page on the way to the makers' pages. */
async function landAsMaker(page: Page, login: string, landing: string) {
  await signIn(page, 'machines');
  await page.goto(`${login}?redirect=${encodeURIComponent('/manufacturer')}`);
  await expect(page).toHaveURL(market.address + landing);
  await page.context().clearCookies();
}

test.describe('every path moved, the root left alone, events sent to another origin', () => {
  const provider = { issuer: 'https://id.example', clientId: 'market', clientSecret: 'a secret' };
  market.with({
    HOME_PATH: '/welcome',
    LOGIN_PATH: '/sign-in',
    REGISTER_PATH: '/join',
    MANUFACTURER_LANDING_PATH: '/makers',
    ROOT_REDIRECT: 'none',
    FULL_MODE: 'true',
    POSTHOG_HOST: events.url,
    POSTHOG_PUBLIC_KEY: 'phc_journeys',
    ANALYTICS_CONSENT: 'off',
    SIGN_IN_PROVIDERS: JSON.stringify([{ id: 'mill-id', name: 'Mill ID', ...provider }]),
    BUILD_POLL_SECONDS: '1',
    BRAND_NAME: 'Çarşı & Co <b>',
  });

  for (const locale of locales) {
    const at = (path: string) => localePath(path, locale);

    test(`is seen in ${locale}`, async ({ page }) => {
      const before = events.received();
      const polls = count(page, /^\/builds\/latest\.json$/);
      await page.goto(at('/'));
      await expect(heading(page, marketing[locale]('home.title'))).toBeVisible();
      await expect(page).toHaveURL(market.address + at('/'));
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', market.address + at('/welcome'));
      await expect(page).toHaveTitle(/Çarşı & Co <b>$/);
      await expect.poll(events.received, soon).toBeGreaterThan(before);
      await expect(question(page, locale)).toBeHidden();
      await expect.poll(polls, soon).toBeGreaterThan(1);

      await page.goto(at('/welcome'));
      await expect(heading(page, marketing[locale]('home.title'))).toBeVisible();
      await expect(canonical).toHaveAttribute('href', market.address + at('/welcome'));
      await page.goto(at('/shop'));
      await expect(page).toHaveURL(market.address + at('/shop'));

      await page.goto(at('/makers'));
      const redirect = encodeURIComponent(at('/makers'));
      await expect(page).toHaveURL(`${market.address}${at('/sign-in')}?redirect=${redirect}`);
      await expect(heading(page, host[locale]('login.title'))).toBeVisible();
      const through = host[locale]('login.provider.continue', { name: 'Mill ID' });
      await expect(page.getByRole('button', { name: through })).toBeVisible();
      await page.goto(at('/join'));
      await expect(heading(page, host[locale]('register.title'))).toBeVisible();
      await landAsMaker(page, at('/sign-in'), at('/makers'));
    });
  }
});

test.describe('other pages stand for home and landing, the shop closed, events sent to a path', () => {
  market.with({
    HOME_PATH: '/retailer',
    MANUFACTURER_LANDING_PATH: '/manufacturer/requests',
    ROOT_REDIRECT: '/financing',
    FULL_MODE: 'false',
    POSTHOG_HOST: '/events',
    POSTHOG_PUBLIC_KEY: 'phc_journeys',
    ANALYTICS_CONSENT: 'required',
    BUILD_POLL_SECONDS: '60',
    BRAND_NAME: '',
  });

  for (const locale of locales) {
    const at = (path: string) => localePath(path, locale);

    test(`is seen in ${locale}`, async ({ page }) => {
      await page.route('**/events/**', (route) => route.fulfill({ json: { status: 1 } }));
      const sent = count(page, /^\/events\//);
      const polls = count(page, /^\/builds\/latest\.json$/);
      await page.goto(at('/'));
      await expect(page).toHaveURL(market.address + at('/financing'));
      await expect(page).toHaveTitle(/Tezgah$/);
      await expect(question(page, locale)).toBeVisible();
      expect(sent()).toBe(0);
      await question(page, locale)
        .getByRole('button', { name: host[locale]('consent.grant') })
        .click();
      await expect.poll(sent, soon).toBeGreaterThan(0);
      expect(polls()).toBeLessThan(2);

      await page.goto(at('/shop'));
      await expect(page).toHaveURL(market.address + at('/retailer'));
      await expect(
        page.getByRole('dialog', { name: host[locale]('request-login-modal.title') }),
      ).toBeVisible();
      await page.goto(at('/login'));
      await expect(heading(page, host[locale]('login.title'))).toBeVisible();
      await page.goto(at('/register'));
      await expect(heading(page, host[locale]('register.title'))).toBeVisible();
      await landAsMaker(page, at('/login'), at('/manufacturer/requests'));
    });
  }
});

test.describe('nothing but a moved home', () => {
  market.with({ HOME_PATH: '/welcome', ROOT_REDIRECT: 'by-language' });

  for (const [locale, language] of [
    ['en', 'en-GB'],
    ['tr', 'tr-TR'],
  ] as const) {
    const at = (path: string) => localePath(path, locale);
    test.describe(language, () => {
      test.use({ locale: language });

      test('the root leads home in the language of the browser, and nothing is recorded', async ({
        page,
      }) => {
        const sent = count(page, /^\/(ingest|events)\b/);
        await page.goto('/');
        await expect(page).toHaveURL(market.address + at('/welcome'));
        await expect(heading(page, marketing[locale]('home.title'))).toBeVisible();
        await page.goto(localePath('/', 'tr'));
        await expect(page).toHaveURL(`${market.address}/tr/welcome`);
        await page.goto(at('/login'));
        await expect(page.getByRole('button', { name: /Mill ID/ })).toHaveCount(0);
        await landAsMaker(page, at('/login'), at('/manufacturer'));
        await expect(question(page, locale)).toBeHidden();
        expect(sent()).toBe(0);
      });
    });
  }
});
