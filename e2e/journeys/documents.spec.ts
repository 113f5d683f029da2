import type { Page } from '@playwright/test';
import { expectReadable } from '../fixtures/accessibility.ts';
import { companyForStaff } from '../fixtures/company-for-staff.ts';
import { localePrefix } from '../fixtures/locale-prefix.ts';
import { expect, test } from '../fixtures/market.ts';
import { press } from '../fixtures/press.ts';
import { registerCompany } from '../fixtures/register-company.ts';
import { wordsOf } from '../fixtures/words.ts';

const [maker, admin] = [wordsOf('manufacturer'), wordsOf('admin')];

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
  const [prefix, ofMaker, ofAdmin] = [localePrefix[locale], maker[locale], admin[locale]];
  test(`a document is handed in, rejected, replaced and accepted, ${locale}`, async ({ page, browser }) => {
    test.slow();
    const name = ofMaker('contract/documents/document.name.trade-register');
    const { brandName } = await registerCompany(page, { kind: 'provider', locale });
    await page.goto(`${prefix}/documents`);
    const extract = page.locator('#trade-register');
    await expect(extract.getByText(name)).toBeVisible();
    await expectReadable(page);
    const choose = async (button: string, name: string) => {
      const chooser = page.waitForEvent('filechooser');
      await extract.getByRole('button', { name: button }).click();
      await (await chooser).setFiles(await printed(page, name));
    };
    await choose(`${ofMaker('documents.upload')}: ${name}`, 'sicil.pdf');
    await expect(extract.getByText(ofMaker('documents.state.in_review'))).toBeVisible();
    await expect(
      extract.getByText(ofMaker('contract/documents/document.fault.issued-on-missing')),
    ).toBeVisible();
    await extract
      .getByLabel(ofMaker('company-documents/facts.issuedOn'))
      .fill(new Date().toISOString().slice(0, 10));
    await extract.getByRole('button', { name: ofMaker('company-documents/facts.save') }).click();
    await expect(
      extract.getByText(ofMaker('contract/documents/document.fault.issued-on-missing')),
    ).toBeHidden();
    await expectReadable(page);

    const staff = await companyForStaff(browser, locale, brandName);
    const saved = staff.waitForEvent('download');
    await staff.getByRole('link', { name: 'sicil.pdf' }).click();
    expect((await saved).suggestedFilename()).toBe('sicil.pdf');
    await staff.getByRole('button', { name: ofAdmin('company-documents/viewer.show') }).click();
    await expectDrawn(staff, ofMaker('company-documents/viewer.page-of', { name, page: 1, pages: 1 }));
    await staff.getByRole('region', { name }).press('+');
    await expect(staff.getByRole('toolbar').getByText('150')).toBeVisible();
    await expectReadable(staff);
    await extract.getByLabel(ofMaker('company-documents/facts.number')).fill('481');
    await staff.getByText(ofAdmin('verify.documents.correct')).click();
    await staff.getByRole('textbox', { name: ofAdmin('company-documents/facts.number') }).fill('481-K');
    await press(staff, ofAdmin('company-documents/facts.save'));
    await expect(extract.getByText(ofMaker('company-documents/facts.changed.title'))).toBeVisible();
    await expect(
      extract.getByText(ofMaker('company-documents/facts.stored', { value: '481-K' })),
    ).toBeVisible();
    await expect(extract.getByLabel(ofMaker('company-documents/facts.number'))).toHaveValue('481');
    await expectReadable(page);
    await press(page, ofMaker('company-documents/facts.changed.theirs'));
    await expect(extract.getByLabel(ofMaker('company-documents/facts.number'))).toHaveValue('481-K');
    await press(staff, ofAdmin('verify.documents.do.reject'));
    await staff.getByRole('textbox', { name: ofAdmin('verify.documents.reason') }).fill('2. sayfa kesik');
    await press(staff, ofAdmin('verify.documents.do.reject'));
    await expect(extract.getByText('2. sayfa kesik')).toBeVisible();
    await expect(extract.getByText(ofMaker('documents.state.rejected'))).toBeVisible();
    await expectReadable(page);

    await choose(`${ofMaker('documents.replace')}: ${name}`, 'sicil-2.pdf');
    await expect(extract.getByText('sicil-2.pdf')).toBeVisible();
    await extract
      .getByLabel(ofMaker('company-documents/facts.issuedOn'))
      .fill(new Date().toISOString().slice(0, 10));
    await extract.getByRole('button', { name: ofMaker('company-documents/facts.save') }).click();
    await press(staff, ofAdmin('verify.documents.do.accept'));
    await expect(extract.getByText(ofMaker('documents.state.accepted'))).toBeVisible();
    await page.getByText(ofMaker('documents.trace.title')).click();
    await expect(page.getByText(ofMaker('documents.trace.opened', { document: name })).first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await extract.getByRole('button', { name: ofMaker('company-documents/viewer.show') }).click();
    await expectDrawn(page, ofMaker('company-documents/viewer.page-of', { name, page: 1, pages: 1 }));
    await expectReadable(page);
    await staff.context().close();
  });
}

test('a visitor sees no company’s documents, only the way to sign in', async ({ page }) => {
  await page.goto('/documents');
  await expect(
    page.getByRole('link', { name: maker.en('documents.signed-out.sign-in') }).last(),
  ).toBeVisible();
  await expectReadable(page);
});
