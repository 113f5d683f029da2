import type { Page } from '@playwright/test';
import { expectReadable } from '../fixtures/accessibility.ts';
import { companyForStaff } from '../fixtures/company-for-staff.ts';
import { expect, test } from '../fixtures/market.ts';
import { press } from '../fixtures/press.ts';
import { registerCompany } from '../fixtures/register-company.ts';

const words = {
  en: {
    ...{ prefix: '', extract: 'Trade register extract' },
    ...{ upload: 'Upload: Trade register extract', replace: 'Replace: Trade register extract' },
    ...{ review: 'In review', issuedOn: 'Issued on', save: 'Save', missing: 'The day of issue is missing.' },
    ...{ rejected: 'Rejected', accepted: 'Accepted', accept: 'Accept', reject: 'Reject the document' },
    ...{ reason: 'Reason, which the company reads' },
    ...{ correct: 'Correct what it states', number: /^Number/, take: 'Take the stored values' },
    ...{ changed: 'Somebody changed this while you were typing', stored: 'Stored: 481-K' },
    ...{ show: /^Show/, page: 'Trade register extract, page 1 of 1', frame: 'Trade register extract' },
    ...{ trace: 'Who did what', opened: 'Trade register extract: opened' },
  },
  tr: {
    ...{ prefix: '/tr', extract: 'Ticaret sicil kaydı' },
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
    ...{ show: /^Göster/, page: 'Ticaret sicil kaydı, sayfa 1/1', frame: 'Ticaret sicil kaydı' },
    ...{ trace: 'Kim ne yaptı', opened: 'Ticaret sicil kaydı: açıldı' },
  },
} as const;
/** The page is on its canvas: there is ink on white paper. */
async function expectDrawn(page: Page, name: string) {
  const canvas = page.getByRole('img', { name });
  const shades = () =>
    canvas.evaluate((drawn: HTMLCanvasElement) => {
      const { data } = drawn.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height) ?? {};
      return [...new Set(data?.filter((_, at) => at % 4 === 0))].sort((one, other) => one - other);
    });
  await expect.poll(async () => (await shades()).at(-1)).toBe(255);
  // The page's ink comes after its white.
  await expect.poll(async () => (await shades())[0]).toBeLessThan(100);
}

/** A small PDF, printed by the browser. */
async function printed(page: Page, name: string) {
  const paper = await page.context().newPage();
  await paper.setContent('<h1>Ticaret Sicili</h1>');
  const buffer = await paper.pdf();
  await paper.close();
  return { name, mimeType: 'application/pdf', buffer };
}

for (const locale of ['en', 'tr'] as const) {
  const w = words[locale];
  test(`a document is handed in, rejected, replaced and accepted, ${locale}`, async ({ page, browser }) => {
    test.slow();
    const { brandName } = await registerCompany(page, { kind: 'provider', locale });
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

    const staff = await companyForStaff(browser, locale, brandName);
    const saved = staff.waitForEvent('download');
    await staff.getByRole('link', { name: 'sicil.pdf' }).click();
    expect((await saved).suggestedFilename()).toBe('sicil.pdf');
    await staff.getByRole('button', { name: w.show }).click();
    await expectDrawn(staff, w.page);
    await staff.getByRole('region', { name: w.frame }).press('+');
    await expect(staff.getByRole('toolbar').getByText('150')).toBeVisible();
    await expectReadable(staff);
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
    await expect(page.getByText(w.opened).first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await extract.getByRole('button', { name: w.show }).click();
    await expectDrawn(page, w.page);
    await expectReadable(page);
    await staff.context().close();
  });
}

test('a visitor sees no company’s documents, only the way to sign in', async ({ page }) => {
  await page.goto('/documents');
  await expect(page.getByRole('link', { name: 'Sign in' }).last()).toBeVisible();
  await expectReadable(page);
});
