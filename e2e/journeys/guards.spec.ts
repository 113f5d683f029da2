import type { BrowserContext, Page } from '@playwright/test';
import { type Locale, localePath } from 'shared-kit/contract/languages';
import { type Account, credentialsOf } from '../fixtures/accounts.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const host = wordsOf('host');

/**
 * Each access rule and outcome, once in a browser; the tables beside the guards cover all cases. `null` is a signed-out
 * visitor.
 */
const rules: readonly [rule: string, who: Account | null, locale: Locale, path: string, ends: string][] = [
  ['2: the admin area sends strangers home', null, 'tr', '/admin/verify', '/'],
  ['2: the admin area lets an admin in', 'admin', 'en', '/admin/verify', '/admin/verify'],
  ['3: the makers’ area sends others home', 'bank', 'en', '/manufacturer', '/'],
  ['3: a maker on the way there lands there', 'mill', 'en', '/login?redirect=/manufacturer', '/manufacturer'],
  [
    '4: the banks’ area asks strangers to sign in',
    null,
    'tr',
    '/bank/quotes',
    '/login?redirect=%2Fbank%2Fquotes',
  ],
  ['5: whoever is signed in needs no login page', 'plain', 'en', '/login', '/'],
  [
    '6: other pages ask strangers to sign in',
    null,
    'en',
    '/quotes?state=sent',
    '/login?redirect=%2Fquotes%3Fstate%3Dsent',
  ],
  ['6: the shop is open in full mode', null, 'en', '/shop', '/shop'],
];

const cookies = new Map<Account, Awaited<ReturnType<BrowserContext['cookies']>>>();

/** Signs in once per account, since the server limits how often an account may sign in. */
async function enterAs(page: Page, account: Account): Promise<void> {
  const kept = cookies.get(account);
  if (kept) return page.context().addCookies(kept);
  await signIn(page, account);
  cookies.set(account, await page.context().cookies());
}

/** Navigates inside the app, as a link of the page would. */
async function followInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

const inLocale = (address: string, locale: Locale) =>
  locale === 'en'
    ? address
    : localePath(address, locale).replace(/redirect=(%2F|\/)/, (_, slash) => `redirect=${slash}tr${slash}`);

const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

for (const [rule, who, locale, path, ends] of rules) {
  const address = inLocale(path, locale);
  const end = inLocale(ends, locale);
  test(`rule ${rule}: ${address}`, async ({ page }) => {
    if (who) await enterAs(page, who);
    await page.goto(address);
    await expect.poll(() => addressOf(page), 'on a direct visit').toBe(end);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto(localePath('/shop?category=weaving', locale));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await followInApp(page, address);
    await expect.poll(() => addressOf(page), 'within the app').toBe(end);
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  });
}

test('the way back survives signing in', async ({ page }) => {
  const { email, password } = credentialsOf('retailer');
  await page.goto('/tr/quotes?state=sent');
  await page.getByLabel(host.tr('login.email')).fill(email);
  await page.getByLabel(host.tr('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: host.tr('login.submit') }).click();
  await expect.poll(() => addressOf(page)).toBe('/tr/quotes?state=sent');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('rule 6: a product asks strangers to sign in, over the page they are on', async ({ page }) => {
  await page.goto('/shop?category=weaving');
  await page.getByRole('main').getByRole('link', { name: /loom/i }).first().click();
  await expect(page.getByRole('dialog', { name: host.en('request-login-modal.title') })).toBeVisible();
  expect(addressOf(page)).toBe('/shop?category=weaving');
});

/** One leads elsewhere and one would run; the tests of `safeRedirect` have more. */
const hostile = ['//evil.example', 'javascript:document.title="taken"'];
for (const redirect of hostile) {
  test(`signing in never leads elsewhere: ${JSON.stringify(redirect)}`, async ({ page, baseURL }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
    await page.getByLabel(host.en('login.email')).fill('plain@demo.example');
    await page.getByLabel(host.en('login.password'), { exact: true }).fill('right');
    // Fakes the server's success, which is limited to ten sign-ins a minute.
    await enterAs(page, 'plain');
    await page.route('/api/auth/sign-in/email', (route) => route.fulfill({ json: {} }));
    await page.getByRole('button', { name: host.en('login.submit') }).click();
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(page.getByRole('button', { name: host.en.like('account.open') })).toBeVisible();
    await expect(page).not.toHaveTitle('taken');
  });
}
