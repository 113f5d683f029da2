import { expectReadable } from '../fixtures/accessibility.ts';
import { localePrefix } from '../fixtures/locale-prefix.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const [admin, host] = [wordsOf('admin'), wordsOf('host')];

test.use({ viewport: { width: 390, height: 844 } });

for (const [locale, amount] of [
  ['en', '41000.00'],
  ['tr', '42000.00'],
] as const) {
  test(`an owner and the staff read what changed, on a phone, ${locale}`, async ({ page, browser }) => {
    const [prefix, ofAdmin, ofHost] = [localePrefix[locale], admin[locale], host[locale]];
    await signIn(page, 'retailer');
    const limit = { amount, currency: 'EUR' };
    expect((await page.request.post('/api/company/approval-limit', { data: { limit } })).status()).toBe(200);
    await page.goto(`${prefix}/profile?section=company`);
    const own = page.getByRole('region', { name: ofHost('profile.audit.title') });
    const field = ofAdmin('contract/audit/audit.field.limit');
    const change = ofAdmin.like('contract/audit/audit.change', { field, after: `${amount} EUR` });
    await expect(own.getByText(change)).toBeVisible();
    await expectReadable(page);

    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    });
    const staff = await context.newPage();
    await signIn(staff, 'admin');
    await staff.goto(`${prefix}/admin/audit?topic=company`);
    await expect(
      staff
        .getByRole('region', { name: ofAdmin('audit.entries') })
        .getByText(amount)
        .first(),
    ).toBeVisible();
    await expectReadable(staff);
    await staff.getByLabel(ofAdmin('audit.filter.who')).fill('Nobody at all');
    await staff.getByRole('button', { name: ofAdmin('audit.filter.submit') }).click();
    await expect(staff).toHaveURL(/who=Nobody/);
    await expect(staff.getByText(amount)).toHaveCount(0);
    await staff.goto(`${prefix}/admin/audit?topic=company`);
    const download = staff.waitForEvent('download');
    await staff.getByRole('link', { name: ofAdmin('audit.csv') }).click();
    expect((await download).suggestedFilename()).toMatch(/^audit-.*\.csv$/);
    await context.close();
  });
}
