import type { Browser, Page } from '@playwright/test';
import { findings, wantedWidth } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';
import { marketUrl } from '../market-url.ts';

const host = wordsOf('host');

const words = {
  en: { locale: 'en', prefix: '', t: host.en },
  tr: { locale: 'tr', prefix: '/tr', t: host.tr },
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
  await expect(heading(page, w.t('invitation.title', { company: 'Nordhav Interiors' }))).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByLabel(w.t('profile.person.name')).fill(name ?? '');
  await page.getByLabel(w.t('login.password'), { exact: true }).fill(password ?? '');
  await page.getByRole('button', { name: w.t('invitation.accept') }).press('Enter');
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
    await page.getByLabel(w.t('profile.invite.email')).fill(email);
    await page.getByLabel(w.t('profile.invite.locale')).selectOption(w.locale);
    await page.getByRole('button', { name: w.t('profile.invite.submit') }).click();
    const invited = page.getByRole('status').filter({ hasText: w.t('profile.invite.sent', { email }) });
    await expect(invited).toBeVisible();
    await expect(heading(page, w.t('profile.invitations.title'))).toBeVisible();
    expect(await findings(page)).toEqual([]);

    const guest = await otherBrowser(browser);
    await join(guest, w, { email, name, password });

    await page.reload();
    await page
      .getByLabel(w.t('profile.members.role-of', { name }))
      .selectOption({ label: w.t('profile.members.role.approver') });
    await page.getByRole('button', { name: w.t('profile.members.give-role', { name }) }).click();
    await expect(page.getByRole('button', { name: w.t('profile.members.give-role', { name }) })).toBeHidden();
    await guest.reload();
    await expect(guest.getByText(w.t('profile.members.role.approver'), { exact: true })).toBeVisible();

    await changePassword(guest, w, { email, password, browser });
    await chooseLanguage(guest, w);

    await page.getByRole('button', { name: w.t('profile.members.remove-one', { name }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: w.t('profile.members.remove'), exact: true })
      .click();
    await expect(page.getByText(email)).toBeHidden();
    await guest.goto(profile(w, 'members'));
    await expect(heading(guest, w.t('profile.no-company.title'))).toBeVisible();
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
  await expect(other.getByLabel(w.t('profile.person.locale'))).toBeVisible();

  await page.getByRole('link', { name: w.t('profile.section.person') }).click();
  const form = page.getByRole('form', { name: w.t('profile.password.save') });
  await form.getByLabel(w.t('profile.password.current'), { exact: true }).fill(password);
  await form.getByLabel(w.t('reset-password.password'), { exact: true }).fill('another long password');
  await form.getByRole('button', { name: w.t('profile.password.save') }).click();
  await expect(form.getByRole('status')).toHaveText(w.t('profile.password.saved'));

  await other.getByRole('link', { name: w.t('profile.section.sessions') }).click();
  await expect(other.getByRole('dialog', { name: w.t('session.expired.title') })).toBeVisible();
  await other.context().close();
  await page.getByRole('link', { name: w.t('profile.section.sessions') }).click();
  await expect(page.getByText(w.t('profile.sessions.this'), { exact: true })).toBeVisible();
}

async function chooseLanguage(page: Page, w: Words): Promise<void> {
  await page.getByRole('link', { name: w.t('profile.section.person') }).click();
  await page.getByLabel(w.t('profile.person.locale')).selectOption(w.locale === 'en' ? 'tr' : 'en');
  const form = page.getByRole('form', { name: w.t('profile.person.save'), exact: true });
  await form.getByRole('button', { name: w.t('profile.person.save') }).click();
  await expect(form.getByRole('status')).toHaveText(w.t('profile.saved'));
  await page.reload();
  await expect(page.getByLabel(w.t('profile.person.locale'))).toHaveValue(w.locale === 'en' ? 'tr' : 'en');
}
