import type { Page } from '@playwright/test';
import { readSession } from 'shared-kit/contract/session';
import { credentialsOf } from '../fixtures/accounts.ts';
import { mailedLink } from '../fixtures/mailed-link.ts';
import { expect, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const host = wordsOf('host');

const words = {
  en: { locale: 'en', prefix: '', t: host.en },
  tr: { locale: 'tr', prefix: '/tr', t: host.tr },
} as const;
type Words = (typeof words)[keyof typeof words];

/** A mail and its page are in the reader's language; this switches the address to another. */
const inLanguage = (address: string, { prefix }: Words) => {
  const { pathname, search } = new URL(address);
  return prefix + pathname.replace(/^\/tr\//, '/') + search;
};
const signedInAs = async (page: Page) =>
  readSession(await (await page.request.get('/api/_auth/session')).json())?.secure.email;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function signInAt(page: Page, w: Words, email: string, password: string): Promise<void> {
  await page.goto(`${w.prefix}/login`);
  await page.getByLabel(w.t('login.email')).fill(email);
  await page.getByLabel(w.t('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: w.t('login.submit'), exact: true }).click();
}

// Each language has its own account, with which no other journey signs in by password afterwards.
for (const [w, account] of [
  [words.en, 'provider'],
  [words.tr, 'secondBank'],
] as const) {
  const { email, password: before } = credentialsOf(account);

  test(`a forgotten password is set anew by mail, ${w.locale}`, async ({ page, problems }) => {
    problems.allow(/status of (401|410)/);
    await page.goto(`${w.prefix}/login`);
    await page.getByRole('link', { name: w.t('login.forgot') }).click();
    // The login page has a field of this name too.
    await expect(page.getByRole('button', { name: w.t('forgot-password.submit') })).toBeVisible();
    await page.getByLabel(w.t('login.email')).fill(email);
    await page.getByRole('button', { name: w.t('forgot-password.submit') }).click();
    await expect(heading(page, w.t('mail-sent.title'))).toBeFocused();
    await expect(page.getByRole('link', { name: w.t('mail-sent.mailbox') })).toBeVisible();

    const link = inLanguage(await mailedLink(page, email, '/reset-password/'), w);
    const after = `${before}-${w.locale}`;
    await setPassword(page, w, link, after);

    await signInAt(page, w, email, before);
    await expect(page.getByRole('alert')).toHaveText(w.t('login.failure.wrong'));
    await signInAt(page, w, email, after);
    await expect(heading(page, w.t('login.title'))).toBeHidden();
    expect(await signedInAs(page)).toBe(email);
    await page.request.delete('/api/_auth/session');

    await page.goto(link);
    await expect(heading(page, w.t('dead-link.title'))).toBeVisible();
    await page.getByRole('link', { name: w.t('reset-password.new-link') }).click();
    await expect(page).toHaveURL(new RegExp(`${w.prefix}/forgot-password$`));

    // Other journeys use this account's old password, so restore it.
    await page.getByLabel(w.t('login.email')).fill(email);
    await page.getByRole('button', { name: w.t('forgot-password.submit') }).click();
    await expect(heading(page, w.t('mail-sent.title'))).toBeVisible();
    await setPassword(page, w, inLanguage(await newLink(page, email, link), w), before);
  });

  test(`a mailed link signs in, once, ${w.locale}`, async ({ page, problems }) => {
    problems.allow(/status of 410/);
    await page.goto(`${w.prefix}/login?redirect=${encodeURIComponent(`${w.prefix}/quotes`)}`);
    await page.getByLabel(w.t('login.email')).fill(email);
    await page.getByRole('button', { name: w.t('login.mail-link') }).click();
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();

    const link = inLanguage(await mailedLink(page, email, '/login/'), w);
    // A mail program that opens the link must not use it up.
    expect((await page.request.get(link)).status()).toBe(200);
    await page.goto(link);
    await page.getByRole('button', { name: w.t('login.submit') }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${w.prefix}/quotes$`));
    expect(await signedInAs(page)).toBe(email);

    await page.goto(link);
    await page.getByRole('button', { name: w.t('login.submit') }).click();
    await expect(heading(page, w.t('dead-link.title'))).toBeFocused();
  });
}

async function setPassword(page: Page, w: Words, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(w.t('reset-password.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: w.t('reset-password.submit') }).click();
  await expect(heading(page, w.t('reset-password.done'))).toBeFocused();
}

async function newLink(page: Page, email: string, used: string): Promise<string> {
  const token = used.split('/').at(-1) ?? '';
  let link = '';
  await expect(async () => {
    link = await mailedLink(page, email, '/reset-password/');
    expect(link).not.toContain(token);
  }).toPass();
  return link;
}
