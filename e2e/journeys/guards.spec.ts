import type { BrowserContext, Page } from '@playwright/test';
import { localePath, locales } from 'shared-kit/contract';
import { type Account, credentialsOf } from '../fixtures/accounts.ts';
import { expect, signIn, test } from '../fixtures/market.ts';

const words = {
  en: { email: 'Work email', password: 'Password', submit: 'Sign in', ask: 'Sign in to go on' },
  tr: { email: 'İş e-postası', password: 'Şifre', submit: 'Giriş yap', ask: 'Devam etmek için giriş yapın' },
} as const;

/** The rules of access, each seen from both sides. `null` is a stranger. */
const rules: readonly [rule: string, who: Account | null, path: string, ends: string][] = [
  ['1: exempt paths let everyone in', null, '/documents', '/documents'],
  ['2: the admin area sends strangers home', null, '/admin/verify', '/'],
  ['2: the admin area sends others home', 'machines', '/admin/verify', '/'],
  ['2: the admin area lets an admin in', 'admin', '/admin/verify', '/admin/verify'],
  ['3: the makers’ area asks strangers to sign in', null, '/manufacturer', '/login?redirect=%2Fmanufacturer'],
  ['3: the makers’ area sends others home', 'bank', '/manufacturer', '/'],
  ['3: the makers’ area lets a maker in', 'mill', '/manufacturer', '/manufacturer'],
  ['3: a maker on the way there lands there', 'mill', '/login?redirect=/manufacturer', '/manufacturer'],
  ['3: anyone else on the way there goes home', 'bank', '/login?redirect=/manufacturer', '/'],
  ['4: the banks’ area asks strangers to sign in', null, '/bank/quotes', '/login?redirect=%2Fbank%2Fquotes'],
  ['4: the banks’ area sends others home', 'retailer', '/bank/quotes', '/'],
  ['4: the banks’ area lets a bank in', 'bank', '/bank/quotes', '/bank/quotes'],
  ['5: whoever is signed in needs no login page', 'plain', '/login', '/'],
  [
    '6: other pages ask strangers to sign in',
    null,
    '/quotes?state=sent',
    '/login?redirect=%2Fquotes%3Fstate%3Dsent',
  ],
  ['6: the shop is open in full mode', null, '/shop', '/shop'],
];

const cookies = new Map<Account, Awaited<ReturnType<BrowserContext['cookies']>>>();

/** Each account signs in once: signing in as often as this file asks for it is what the server refuses. */
async function enterAs(page: Page, account: Account): Promise<void> {
  const kept = cookies.get(account);
  if (kept) return page.context().addCookies(kept);
  await signIn(page, account);
  cookies.set(account, await page.context().cookies());
}

const exists = async (page: Page, path: string) => (await page.request.get(path)).status() === 200;

/** Follows the address inside the app, as a link of a page would lead there. */
async function followInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

const inLocale = (address: string, locale: 'en' | 'tr') =>
  locale === 'en'
    ? address
    : localePath(address, locale).replace(/redirect=(%2F|\/)/, (_, slash) => `redirect=${slash}tr${slash}`);

const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

for (const locale of locales) {
  // In Turkish one side of each rule: the tables beside the guards have them all.
  for (const [rule, who, path, ends] of locale === 'en' ? rules : rules.filter(([, who]) => !who)) {
    const address = inLocale(path, locale);
    const end = inLocale(ends, locale);
    test(`rule ${rule}: ${address}`, async ({ page }) => {
      test.skip(!(await exists(page, address)), `${address} is not built yet`);
      if (who) await enterAs(page, who);
      await page.goto(address);
      await expect.poll(() => addressOf(page), 'on a direct visit').toBe(end);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await page.goto(localePath('/shop?q=loom', locale));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
      await followInApp(page, address);
      await expect.poll(() => addressOf(page), 'within the app').toBe(end);
      expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
    });
  }

  test(`the way back survives signing in, in ${locale}`, async ({ page }) => {
    const { email, password } = credentialsOf('retailer');
    const wanted = localePath('/quotes?state=sent', locale);
    await page.goto(wanted);
    await page.getByLabel(words[locale].email).fill(email);
    await page.getByLabel(words[locale].password, { exact: true }).fill(password);
    await page.getByRole('button', { name: words[locale].submit }).click();
    await expect.poll(() => addressOf(page)).toBe(wanted);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('rule 6: a product asks strangers to sign in, over the page they are on', async ({ page }) => {
  await page.goto('/shop?q=loom');
  await page.getByRole('main').getByRole('link', { name: /loom/i }).first().click();
  await expect(page.getByRole('dialog', { name: words.en.ask })).toBeVisible();
  expect(addressOf(page)).toBe('/shop?q=loom');
});

const hostile = [
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https://evil.example/',
  'javascript:document.title="taken"',
  'java\tscript:document.title="taken"',
  '/\t/evil.example',
  '/.//evil.example',
  '%2F%2Fevil.example',
  'data:text/html,taken',
];
for (const redirect of hostile) {
  test(`signing in never leads elsewhere: ${JSON.stringify(redirect)}`, async ({ page, baseURL }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
    await page.getByLabel(words.en.email).fill('plain@demo.example');
    await page.getByLabel(words.en.password, { exact: true }).fill('right');
    // What the server says to the right password, without asking it ten times a minute.
    await enterAs(page, 'plain');
    await page.route('/api/auth/sign-in/email', (route) => route.fulfill({ json: {} }));
    await page.getByRole('button', { name: words.en.submit }).click();
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
    await expect(page).not.toHaveTitle('taken');
  });
}
