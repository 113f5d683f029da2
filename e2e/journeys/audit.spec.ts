import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';

const words = {
  en: {
    prefix: '',
    sheet: 'What changed',
    change: /^Approval limit: .* → \d+\.00 EUR$/,
    who: 'Who did it',
    submit: 'Show',
    entries: 'Entries',
    csv: 'Download as CSV',
  },
  tr: {
    prefix: '/tr',
    sheet: 'Neler değişti',
    change: /^Onay limiti: .* → \d+\.00 EUR$/,
    who: 'Değiştiren',
    submit: 'Göster',
    entries: 'Kayıtlar',
    csv: 'CSV olarak indir',
  },
} as const;

test.use({ viewport: { width: 390, height: 844 } });

for (const [locale, amount] of [
  ['en', '41000.00'],
  ['tr', '42000.00'],
] as const) {
  test(`an owner and the staff read what changed, on a phone, ${locale}`, async ({ page, browser }) => {
    const { prefix, sheet, change, who, submit, entries, csv } = words[locale];
    await signIn(page, 'retailer');
    const limit = { amount, currency: 'EUR' };
    expect((await page.request.post('/api/company/approval-limit', { data: { limit } })).status()).toBe(200);
    await page.goto(`${prefix}/profile?section=company`);
    const own = page.getByRole('region', { name: sheet });
    await expect(own.getByText(change).filter({ hasText: amount })).toBeVisible();
    await expectReadable(page);

    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    });
    const staff = await context.newPage();
    await signIn(staff, 'admin');
    await staff.goto(`${prefix}/admin/audit?topic=company`);
    await expect(staff.getByRole('region', { name: entries }).getByText(amount).first()).toBeVisible();
    await expectReadable(staff);
    await staff.getByLabel(who).fill('Nobody at all');
    await staff.getByRole('button', { name: submit }).click();
    await expect(staff).toHaveURL(/who=Nobody/);
    await expect(staff.getByText(amount)).toHaveCount(0);
    await staff.goto(`${prefix}/admin/audit?topic=company`);
    const download = staff.waitForEvent('download');
    await staff.getByRole('link', { name: csv }).click();
    expect((await download).suggestedFilename()).toMatch(/^audit-.*\.csv$/);
    await context.close();
  });
}
