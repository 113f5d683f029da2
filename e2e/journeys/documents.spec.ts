import type { Browser, Page } from '@playwright/test';
import { termsVersion } from 'shared-kit/contract';
import { expectReadable } from '../fixtures/accessibility.ts';
import { mailedLink } from '../fixtures/mailed-link.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { press } from '../fixtures/press.ts';
import { marketUrl } from '../market-url.ts';

const words = {
  en: {
    ...{ prefix: '', confirm: 'Confirm and sign in', extract: 'Trade register extract' },
    ...{ upload: 'Upload: Trade register extract', replace: 'Replace: Trade register extract' },
    ...{ review: 'In review', issuedOn: 'Issued on', save: 'Save', missing: 'The day of issue is missing.' },
    ...{ rejected: 'Rejected', accepted: 'Accepted', accept: 'Accept', reject: 'Reject the document' },
    ...{ reason: 'Reason, which the company reads' },
    ...{ correct: 'Correct what it states', number: /^Number/, take: 'Take the stored values' },
    ...{ changed: 'Somebody changed this while you were typing', stored: 'Stored: 481-K' },
    ...{ trace: 'Who did what', opened: 'Trade register extract: opened' },
  },
  tr: {
    ...{ prefix: '/tr', confirm: 'Doğrula ve giriş yap', extract: 'Ticaret sicil kaydı' },
    ...{ upload: 'Yükle: Ticaret sicil kaydı', replace: 'Değiştir: Ticaret sicil kaydı' },
    ...{
      review: 'İnceleniyor',
      issuedOn: 'Düzenleme tarihi',
      save: 'Kaydet',
      missing: 'Düzenleme tarihi eksik.',
    },
    ...{ rejected: 'Reddedildi', accepted: 'Kabul edildi', accept: 'Kabul et', reject: 'Belgeyi reddet' },
    ...{ reason: 'Firmanın okuyacağı gerekçe' },
    ...{ correct: 'Belgede yazanı düzelt', number: /^Numara/, take: 'Kayıtlı değerleri al' },
    ...{ changed: 'Siz yazarken bu bilgileri biri değiştirdi', stored: 'Kayıtlı: 481-K' },
    ...{ trace: 'Kim ne yaptı', opened: 'Ticaret sicil kaydı: açıldı' },
  },
} as const;
type Locale = keyof typeof words;

/** Registers a provider and opens the mailed link, which signs in; returns the company's name. */
async function register(page: Page, locale: Locale): Promise<string> {
  const brandName = `Ege Gözetim ${Date.now().toString(36)}`;
  const email = `owner-${locale}-${Date.now()}@documents.example`;
  const address = { line1: 'Liman Cadde 12', postalCode: '35230', city: 'İzmir' };
  const company = {
    ...{ kind: 'provider', legalForm: 'company', country: 'TR', address },
    ...{ legalName: `${brandName} Ltd. Şti.`, brandName, taxNumber: '4540536920', taxOffice: 'Konak' },
  };
  const person = { name: 'Müjde Kara', email, password: 'warp and weft together', locale, termsVersion };
  const headers = { origin: marketUrl };
  const answer = await page.request.post('/api/registration', { headers, data: { ...person, company } });
  expect(answer.status()).toBe(200);
  await page.goto(await mailedLink(page, email, '/login/'));
  await press(page, words[locale].confirm);
  await expect(page).not.toHaveURL(/\/login\//);
  return brandName;
}

/** The page of the company among the market's staff, in a separate browser. */
async function staffPage(browser: Browser, locale: Locale, brandName: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: marketUrl })).newPage();
  await signIn(page, 'admin');
  await page.goto(`${words[locale].prefix}/admin/verify?q=${encodeURIComponent(brandName)}`);
  await page.getByRole('link', { name: new RegExp(brandName) }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(brandName) })).toBeVisible();
  return page;
}

/** A small PDF, printed by the browser. */
async function printed(page: Page, name: string) {
  const paper = await page.context().newPage();
  const buffer = await paper.pdf();
  await paper.close();
  return { name, mimeType: 'application/pdf', buffer };
}

for (const locale of ['en', 'tr'] as const) {
  const w = words[locale];
  test(`a document is handed in, rejected, replaced and accepted, ${locale}`, async ({ page, browser }) => {
    test.slow();
    const brandName = await register(page, locale);
    await page.goto(`${w.prefix}/documents`);
    const extract = page.locator('#trade-register');
    await expect(extract.getByText(w.extract)).toBeVisible();
    await expectReadable(page);
    const choose = async (button: string, name: string) => {
      const chooser = page.waitForEvent('filechooser');
      await extract.getByRole('button', { name: button }).click();
      await (await chooser).setFiles(await printed(page, name));
    };
    await choose(w.upload, 'sicil.pdf');
    await expect(extract.getByText(w.review)).toBeVisible();
    await expect(extract.getByText(w.missing)).toBeVisible();
    await extract.getByLabel(w.issuedOn).fill(new Date().toISOString().slice(0, 10));
    await extract.getByRole('button', { name: w.save }).click();
    await expect(extract.getByText(w.missing)).toBeHidden();
    await expectReadable(page);

    const staff = await staffPage(browser, locale, brandName);
    const saved = staff.waitForEvent('download');
    await staff.getByRole('link', { name: 'sicil.pdf' }).click();
    expect((await saved).suggestedFilename()).toBe('sicil.pdf');
    await extract.getByLabel(w.number).fill('481');
    await staff.getByText(w.correct).click();
    await staff.getByLabel(w.number).fill('481-K');
    await press(staff, w.save);
    await expect(extract.getByText(w.changed)).toBeVisible();
    await expect(extract.getByText(w.stored)).toBeVisible();
    await expect(extract.getByLabel(w.number)).toHaveValue('481');
    await expectReadable(page);
    await press(page, w.take);
    await expect(extract.getByLabel(w.number)).toHaveValue('481-K');
    await press(staff, w.reject);
    await staff.getByRole('textbox', { name: w.reason }).fill('2. sayfa kesik');
    await press(staff, w.reject);
    await expect(extract.getByText('2. sayfa kesik')).toBeVisible();
    await expect(extract.getByText(w.rejected)).toBeVisible();
    await expectReadable(page);

    await choose(w.replace, 'sicil-2.pdf');
    await expect(extract.getByText('sicil-2.pdf')).toBeVisible();
    await extract.getByLabel(w.issuedOn).fill(new Date().toISOString().slice(0, 10));
    await extract.getByRole('button', { name: w.save }).click();
    await press(staff, w.accept);
    await expect(extract.getByText(w.accepted)).toBeVisible();
    await page.getByText(w.trace).click();
    await expect(page.getByText(w.opened)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadable(page);
    await staff.context().close();
  });
}

test('a visitor sees no company’s documents, only the way to sign in', async ({ page }) => {
  await page.goto('/documents');
  await expect(page.getByRole('link', { name: 'Sign in' }).last()).toBeVisible();
  await expectReadable(page);
});
