import { expectReadable } from '../fixtures/accessibility.ts';
import { companyForStaff } from '../fixtures/company-for-staff.ts';
import { expect, test } from '../fixtures/market.ts';
import { press } from '../fixtures/press.ts';
import { registerCompany } from '../fixtures/register-company.ts';
import { waiveDocuments } from '../fixtures/waive-documents.ts';

test('a bank is approved by two of the staff, and by neither alone', async ({ page, browser }) => {
  test.slow();
  const { brandName } = await registerCompany(page, { kind: 'bank', locale: 'tr' });
  const first = await companyForStaff(browser, 'en', brandName);
  await press(first, 'Take over');
  await expect(first.getByText('You work on this company.')).toBeVisible();
  await waiveDocuments(first);
  await first.reload();
  await press(first, 'Propose approval');
  await expect(first.getByText('Another of the staff has to confirm it.', { exact: true })).toBeVisible();
  await expect(first.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);

  const second = await companyForStaff(browser, 'tr', brandName, 'secondAdmin');
  await expect(second.getByText('Onay önerildi')).toBeVisible();
  await expect(second.getByText('Burak Tan ilgileniyor.').first()).toBeVisible();
  await second.setViewportSize({ width: 390, height: 844 });
  await expectReadable(second);
  await press(second, 'Teyit et');
  await expect(second.getByText(/Ece Yıldırım · öneren: Burak Tan/)).toBeVisible();

  // The first one's page follows by itself.
  await expect(first.getByText(/Ece Yıldırım · proposed by Burak Tan/)).toBeVisible();
  await page.goto('/tr/profile?section=company');
  await expect(page.getByText('Onaylı', { exact: true }).first()).toBeVisible();
  for (const staff of [first, second]) await staff.context().close();
});
