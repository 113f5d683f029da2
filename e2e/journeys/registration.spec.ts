import type { Page } from '@playwright/test';
import { readSession } from 'shared-kit/contract';
import { findings, wantedWidth } from '../fixtures/accessibility.ts';
import { mailedLink } from '../fixtures/mailed-link.ts';
import { expect, test } from '../fixtures/market.ts';

const words = {
  en: {
    prefix: '',
    locale: 'en',
    kind: /^Textile manufacturer/,
    noCompany: /^I have no company yet/,
    legalName: 'Legal name',
    brandName: 'Brand name',
    country: 'Country',
    taxNumber: 'Tax number (VKN)',
    taxOffice: 'Tax office (vergi dairesi)',
    wrongNumber: 'Tax number (VKN): a digit is wrong',
    street: 'Street and number',
    postalCode: 'Postal code',
    city: 'City',
    name: 'First and last name',
    email: 'Work email',
    password: 'Password',
    accept: 'I accept the terms of use and have read the privacy policy.',
    goOn: 'Go on',
    send: 'Register',
    headings: ['Your company', 'Registered address', 'About you', 'Look it over and send it'],
    sent: 'Check your mail',
    mailbox: 'mailbox',
    confirm: 'Confirm and sign in',
    dead: 'This link no longer works',
    signIn: 'Sign in',
    unverified: 'Confirm your email address first',
    again: 'Send the mail again',
    sentAgain: 'another mail is on its way',
  },
  tr: {
    prefix: '/tr',
    locale: 'tr',
    kind: /^Tekstil üreticisi/,
    noCompany: /^Henüz firmam yok/,
    legalName: 'Ticaret unvanı',
    brandName: 'Marka adı',
    country: 'Ülke',
    taxNumber: 'Vergi kimlik numarası (VKN)',
    taxOffice: 'Vergi dairesi',
    wrongNumber: 'Vergi kimlik numarası (VKN): bir hane yanlış',
    street: 'Cadde, sokak ve numara',
    postalCode: 'Posta kodu',
    city: 'Şehir',
    name: 'Ad ve soyad',
    email: 'İş e-postası',
    password: 'Şifre',
    accept: 'Kullanım koşullarını kabul ediyorum ve gizlilik politikasını okudum.',
    goOn: 'Devam et',
    send: 'Kaydol',
    headings: ['Firma bilgileri', 'Kayıtlı adres', 'Sizin bilgileriniz', 'Gözden geçirip gönderin'],
    sent: 'E-postanızı kontrol edin',
    mailbox: 'posta kutusu',
    confirm: 'Doğrula ve giriş yap',
    dead: 'Bu bağlantı artık geçerli değil',
    signIn: 'Giriş yap',
    unverified: 'Önce e-posta adresinizi doğrulayın',
    again: 'E-postayı yeniden gönder',
    sentAgain: 'yeni bir e-posta yolda',
  },
} as const;
type Words = (typeof words)[keyof typeof words];

const password = 'warp and weft together';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = (page: Page, name: string, text: string) => page.getByLabel(name, { exact: true }).fill(text);
const sessionOf = async (page: Page) =>
  readSession(await (await page.request.get('/api/_auth/session')).json());

/** The step stands, can be read by everybody, and wants no more room than there is. */
async function expectStep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeFocused();
  await expectReadable(page);
}
async function expectReadable(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([]);
  expect(await wantedWidth(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

async function describePerson(page: Page, w: Words, email: string): Promise<void> {
  await fill(page, w.name, 'Defne Çağlayan');
  await fill(page, w.email, email);
  await fill(page, w.password, password);
  await press(page, w.goOn);
}

for (const [w, widths] of [
  [words.en, [390, 1440]],
  [words.tr, [390]],
] as const) {
  for (const width of widths) {
    test(`a mill registers and is let in by mail, ${w.locale}, ${width} px`, async ({ page, problems }) => {
      test.slow();
      problems.allow(/status of 410/);
      const email = `mill-${w.locale}-${width}@registration.example`;
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${w.prefix}/login?redirect=${encodeURIComponent(`${w.prefix}/quotes`)}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^(Register|Firmanızı)/ })
        .click();
      await expectReadable(page);
      await page.getByRole('radio', { name: w.kind }).check();
      await press(page, w.goOn);

      await expectStep(page, w.headings[0]);
      await fill(page, w.legalName, 'Çağlayanoğulları Dokuma Sanayi ve Dış Ticaret Ltd. Şti.');
      await fill(page, w.brandName, 'Çağlayan Dokuma');
      await page.getByLabel(w.country, { exact: true }).selectOption('TR');
      await fill(page, w.taxNumber, '4540536921');
      await fill(page, w.taxOffice, 'Çekirge');
      await press(page, w.goOn);
      await expect(page.getByRole('alert')).toBeFocused();
      await expectReadable(page);
      await page.getByRole('alert').getByRole('link', { name: w.wrongNumber }).click();
      await expect(page.getByLabel(w.taxNumber, { exact: true })).toBeFocused();
      await fill(page, w.taxNumber, '4540536920');
      await press(page, w.goOn);

      await expectStep(page, w.headings[1]);
      await fill(page, w.street, 'Organize Sanayi Bölgesi 4. Cadde 12');
      await fill(page, w.postalCode, '16140');
      await fill(page, w.city, 'Bursa');
      await page.reload();
      await expect(page.getByLabel(w.city, { exact: true })).toHaveValue('Bursa');
      await press(page, w.goOn);

      await expectStep(page, w.headings[2]);
      await page.goBack();
      await expect(page.getByLabel(w.city, { exact: true })).toHaveValue('Bursa');
      await page.goForward();
      await describePerson(page, w, email);

      await expectStep(page, w.headings[3]);
      await page.getByRole('checkbox', { name: w.accept }).check();
      await press(page, w.send);
      await expect(page.getByRole('heading', { level: 1, name: w.sent })).toBeFocused();
      await expect(page.getByRole('link', { name: w.mailbox })).toBeVisible();
      await expectReadable(page);
      expect(await sessionOf(page)).toBeNull();

      const link = await mailedLink(page, email, '/login/');
      expect(new URL(link).pathname).toMatch(new RegExp(`^${w.prefix}/login/`));
      await page.goto(link);
      await expectReadable(page);
      await press(page, w.confirm);
      await expect(page).toHaveURL(new RegExp(`${w.prefix}/quotes$`));
      expect(await sessionOf(page)).toMatchObject({
        user: { isManufacturer: true, companyRole: 'owner' },
        secure: { email, companyName: 'Çağlayan Dokuma' },
      });

      // Away from the page, which still asks for what only its session may see.
      await page.goto('about:blank');
      await page.request.delete('/api/_auth/session');
      await page.goto(link);
      await press(page, w.confirm);
      await expect(page.getByRole('heading', { level: 1, name: w.dead })).toBeFocused();
    });
  }

  test(`a person without a company who signs in too early is told what to do, ${w.locale}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 403/);
    const email = `person-${w.locale}@registration.example`;
    await page.goto(`${w.prefix}/register`);
    await page.getByRole('radio', { name: w.noCompany }).check();
    await press(page, w.goOn);
    await describePerson(page, w, email);
    await page.getByRole('checkbox', { name: w.accept }).check();
    await press(page, w.send);
    await expect(page.getByRole('heading', { level: 1, name: w.sent })).toBeFocused();

    await page.goto(`${w.prefix}/login`);
    await fill(page, w.email, email);
    await fill(page, w.password, password);
    await press(page, w.signIn);
    await expect(page.getByRole('alert')).toContainText(w.unverified);
    await press(page, w.again);
    await expect(page.getByRole('status').filter({ hasText: w.sentAgain })).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await page.goto(await mailedLink(page, email, '/login/'));
    await press(page, w.confirm);
    await expect.poll(async () => (await sessionOf(page))?.secure.email).toBe(email);
    expect((await sessionOf(page))?.secure.companyId).toBeNull();
  });
}
