import type { Page } from '@playwright/test';
import { readSession } from 'shared-kit/contract';
import { credentialsOf } from '../fixtures/accounts.ts';
import { mailedLink } from '../fixtures/mailed-link.ts';
import { expect, test } from '../fixtures/market.ts';

const words = {
  en: {
    prefix: '',
    locale: 'en',
    forgot: 'Forgot password?',
    email: 'Work email',
    sendLink: 'Send the link',
    look: 'Check your mail',
    mailbox: 'mailbox',
    newPassword: 'New password',
    save: 'Save the password',
    changed: 'Your password is changed',
    signIn: 'Sign in',
    password: 'Password',
    wrong: 'Email or password is wrong.',
    mailLink: 'Email me a sign-in link',
    dead: 'This link no longer works',
    newLink: 'Ask for a new link',
  },
  tr: {
    prefix: '/tr',
    locale: 'tr',
    forgot: 'Şifrenizi mi unuttunuz?',
    email: 'İş e-postası',
    sendLink: 'Bağlantıyı gönder',
    look: 'E-postanızı kontrol edin',
    mailbox: 'posta kutusu',
    newPassword: 'Yeni şifre',
    save: 'Şifreyi kaydet',
    changed: 'Şifreniz değiştirildi',
    signIn: 'Giriş yap',
    password: 'Şifre',
    wrong: 'E-posta ya da şifre yanlış.',
    mailLink: 'Bana giriş bağlantısı gönder',
    dead: 'Bu bağlantı artık geçerli değil',
    newLink: 'Yeni bağlantı iste',
  },
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
  await page.getByLabel(w.email).fill(email);
  await page.getByLabel(w.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: w.signIn, exact: true }).click();
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
    await page.getByRole('link', { name: w.forgot }).click();
    // The login page has a field of this name too.
    await expect(page.getByRole('button', { name: w.sendLink })).toBeVisible();
    await page.getByLabel(w.email).fill(email);
    await page.getByRole('button', { name: w.sendLink }).click();
    await expect(heading(page, w.look)).toBeFocused();
    await expect(page.getByRole('link', { name: w.mailbox })).toBeVisible();

    const link = inLanguage(await mailedLink(page, email, '/reset-password/'), w);
    const after = `${before}-${w.locale}`;
    await setPassword(page, w, link, after);

    await signInAt(page, w, email, before);
    await expect(page.getByRole('alert')).toHaveText(w.wrong);
    await signInAt(page, w, email, after);
    await expect(heading(page, w.signIn)).toBeHidden();
    expect(await signedInAs(page)).toBe(email);
    await page.request.delete('/api/_auth/session');

    await page.goto(link);
    await expect(heading(page, w.dead)).toBeVisible();
    await page.getByRole('link', { name: w.newLink }).click();
    await expect(page).toHaveURL(new RegExp(`${w.prefix}/forgot-password$`));

    // Other journeys use this account's old password, so restore it.
    await page.getByLabel(w.email).fill(email);
    await page.getByRole('button', { name: w.sendLink }).click();
    await expect(heading(page, w.look)).toBeVisible();
    await setPassword(page, w, inLanguage(await newLink(page, email, link), w), before);
  });

  test(`a mailed link signs in, once, ${w.locale}`, async ({ page, problems }) => {
    problems.allow(/status of 410/);
    await page.goto(`${w.prefix}/login?redirect=${encodeURIComponent(`${w.prefix}/quotes`)}`);
    await page.getByLabel(w.email).fill(email);
    await page.getByRole('button', { name: w.mailLink }).click();
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();

    const link = inLanguage(await mailedLink(page, email, '/login/'), w);
    // A mail program that opens the link must not use it up.
    expect((await page.request.get(link)).status()).toBe(200);
    await page.goto(link);
    await page.getByRole('button', { name: w.signIn }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${w.prefix}/quotes$`));
    expect(await signedInAs(page)).toBe(email);

    await page.goto(link);
    await page.getByRole('button', { name: w.signIn }).click();
    await expect(heading(page, w.dead)).toBeFocused();
  });
}

async function setPassword(page: Page, w: Words, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(w.newPassword, { exact: true }).fill(password);
  await page.getByRole('button', { name: w.save }).click();
  await expect(heading(page, w.changed)).toBeFocused();
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
