import type { Browser, Page } from '@playwright/test';
import { findings, wantedWidth } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { marketUrl } from '../market-url.ts';

const words = {
  en: {
    prefix: '',
    email: 'Work email of the person',
    language: 'Language of the invitation',
    locale: 'en',
    invite: 'Send the invitation',
    invited: 'An invitation is on its way to',
    open: 'Open invitations',
    invitation: 'Invitation to Nordhav Interiors',
    name: 'First and last name',
    password: 'Password',
    accept: 'Accept and sign in',
    roleOf: (name: string) => `Role of ${name}`,
    giveRole: (name: string) => `Give this role to ${name}`,
    approver: 'Approver',
    remove: (name: string) => `Remove ${name}`,
    removeNow: 'Remove',
    noCompany: 'You belong to no company',
    current: 'Current password',
    newPassword: 'New password',
    change: 'Change the password',
    changed: 'Your password is changed. Your other devices were signed out.',
    sessions: 'Sessions',
    thisDevice: 'This device',
    expired: 'Your session has ended',
    mails: 'Language of mails',
    save: 'Save',
    saved: 'Saved',
    person: 'Person',
    dead: 'This link no longer works',
  },
  tr: {
    prefix: '/tr',
    email: 'Kişinin iş e-postası',
    language: 'Davetin dili',
    locale: 'tr',
    invite: 'Daveti gönder',
    invited: 'adresine davet gönderildi',
    open: 'Bekleyen davetler',
    invitation: 'Davet: Nordhav Interiors',
    name: 'Ad ve soyad',
    password: 'Şifre',
    accept: 'Kabul et ve giriş yap',
    roleOf: (name: string) => `Rol: ${name}`,
    giveRole: (name: string) => `Bu rolü ver: ${name}`,
    approver: 'Onaylayan',
    remove: (name: string) => `Çıkar: ${name}`,
    removeNow: 'Çıkar',
    noCompany: 'Bir firmaya bağlı değilsiniz',
    current: 'Mevcut şifre',
    newPassword: 'Yeni şifre',
    change: 'Şifreyi değiştir',
    changed: 'Şifreniz değiştirildi. Diğer cihazlarınızdaki oturumlar kapatıldı.',
    sessions: 'Oturumlar',
    thisDevice: 'Bu cihaz',
    expired: 'Oturumunuz sona erdi',
    mails: 'E-postaların dili',
    save: 'Kaydet',
    saved: 'Kaydedildi',
    person: 'Kişisel bilgiler',
    dead: 'Bu bağlantı artık geçerli değil',
  },
} as const;
type Words = (typeof words)[keyof typeof words];

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const profile = (w: Words, section: string) => `${w.prefix}/profile?section=${section}`;

/** Another person's browser. */
const otherBrowser = async (browser: Browser) => (await browser.newContext({ baseURL: marketUrl })).newPage();

async function invitationLink(page: Page, email: string): Promise<string> {
  const link = page
    .getByRole('article')
    .filter({ hasText: email })
    .locator('a[href*="for=invitation"]')
    .first();
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  return pathname + search;
}

async function join(page: Page, w: Words, { email, name, password }: Record<string, string>): Promise<void> {
  const link = await invitationLink(page, email ?? '');
  await page.goto(link);
  await expect(heading(page, w.invitation)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByLabel(w.name).fill(name ?? '');
  await page.getByLabel(w.password, { exact: true }).fill(password ?? '');
  await page.getByRole('button', { name: w.accept }).press('Enter');
  await expect(page).toHaveURL(`${marketUrl}${profile(w, 'members')}`);
  await expect(page.getByRole('main').getByText(email ?? '')).toBeVisible();
}

for (const w of Object.values(words)) {
  const name = `Ece Yılmaz ${w.locale}`;
  const email = `ece-${w.locale}@nordhav.example`;
  const password = 'a long password of mine';

  test(`somebody is invited, joins, gets a role, changes a password and is removed, ${w.locale}`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(90_000);
    await signIn(page, 'retailer');
    await page.goto(profile(w, 'members'));
    await page.getByLabel(w.email).fill(email);
    await page.getByLabel(w.language).selectOption(w.locale);
    await page.getByRole('button', { name: w.invite }).click();
    await expect(page.getByRole('status').filter({ hasText: w.invited })).toContainText(email);
    await expect(heading(page, w.open)).toBeVisible();
    expect(await findings(page)).toEqual([]);

    const guest = await otherBrowser(browser);
    await join(guest, w, { email, name, password });

    await page.reload();
    await page.getByLabel(w.roleOf(name)).selectOption({ label: w.approver });
    await page.getByRole('button', { name: w.giveRole(name) }).click();
    await expect(page.getByRole('button', { name: w.giveRole(name) })).toBeHidden();
    await guest.reload();
    await expect(guest.getByText(w.approver, { exact: true })).toBeVisible();

    await changePassword(guest, w, { email, password, browser });
    await chooseLanguage(guest, w);

    await page.getByRole('button', { name: w.remove(name) }).click();
    await page.getByRole('dialog').getByRole('button', { name: w.removeNow, exact: true }).click();
    await expect(page.getByText(email)).toBeHidden();
    await guest.goto(profile(w, 'members'));
    await expect(heading(guest, w.noCompany)).toBeVisible();
    await guest.context().close();
  });

  // One language per mode and width: texts differ in length, not in colour or structure.
  const [colorScheme, lookedAt] = w.locale === 'en' ? (['light', 1440] as const) : (['dark', 320] as const);
  test(`the profile can be read by everybody, ${w.locale}`, async ({ page }) => {
    test.setTimeout(90_000);
    await signIn(page, 'retailer');
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const section of ['person', 'sessions', 'company', 'members', 'notifications']) {
      await page.setViewportSize({ width: lookedAt, height: 900 });
      await page.goto(profile(w, section));
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await wantedWidth(page)).toBeLessThanOrEqual(320);
    }
    await page.goBack();
    await expect(page).toHaveURL(`${marketUrl}${profile(w, 'members')}`);
  });
}

type Secret = Readonly<{ email: string; password: string; browser: Browser }>;

/** The other device is signed out at its next request; this one stays signed in. */
async function changePassword(page: Page, w: Words, { email, password, browser }: Secret): Promise<void> {
  const other = await otherBrowser(browser);
  const signedIn = await other.request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { origin: marketUrl },
  });
  expect(signedIn.status()).toBe(200);
  await other.goto(`${w.prefix}/profile`);
  await expect(other.getByLabel(w.mails)).toBeVisible();

  await page.getByRole('link', { name: w.person }).click();
  const form = page.getByRole('form', { name: w.change });
  await form.getByLabel(w.current, { exact: true }).fill(password);
  await form.getByLabel(w.newPassword, { exact: true }).fill('another long password');
  await form.getByRole('button', { name: w.change }).click();
  await expect(form.getByRole('status')).toHaveText(w.changed);

  await other.getByRole('link', { name: w.sessions }).click();
  await expect(other.getByRole('dialog', { name: w.expired })).toBeVisible();
  await other.context().close();
  await page.getByRole('link', { name: w.sessions }).click();
  await expect(page.getByText(w.thisDevice, { exact: true })).toBeVisible();
}

async function chooseLanguage(page: Page, w: Words): Promise<void> {
  await page.getByRole('link', { name: w.person }).click();
  await page.getByLabel(w.mails).selectOption(w.locale === 'en' ? 'tr' : 'en');
  const form = page.getByRole('form', { name: w.save, exact: true });
  await form.getByRole('button', { name: w.save }).click();
  await expect(form.getByRole('status')).toHaveText(w.saved);
  await page.reload();
  await expect(page.getByLabel(w.mails)).toHaveValue(w.locale === 'en' ? 'tr' : 'en');
}
