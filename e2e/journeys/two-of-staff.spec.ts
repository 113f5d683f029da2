import type { Browser, Page } from '@playwright/test';
import { expectReadable } from '../fixtures/accessibility.ts';
import type { Account } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/keyboard.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { registerCompany } from '../fixtures/register-company.ts';
import { waiveDocuments } from '../fixtures/waive-documents.ts';
import { wordsOf } from '../fixtures/words.ts';
import { marketUrl } from '../market-url.ts';

const [admin, host] = [wordsOf('admin'), wordsOf('host')];

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

/** Opens the company in the queue by the keyboard. */
async function open(browser: Browser, account: Account, path: string, brandName: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: marketUrl })).newPage();
  await signIn(page, account);
  await page.goto(`${path}?q=${encodeURIComponent(brandName)}`);
  await expect(page.getByRole('link', { name: new RegExp(brandName) })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(brandName) })).toBeVisible();
  return page;
}

/** The focus waits on what confirms, so that Enter is enough. */
async function confirm(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog').getByRole('button', { name, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a bank is approved by two of the staff without a mouse, and by neither alone', async ({
  page,
  browser,
}) => {
  test.slow();
  const { brandName } = await registerCompany(page, { kind: 'bank', locale: 'tr' });
  const first = await open(browser, 'admin', '/admin/verify', brandName);
  await enter(first, button(first, admin.en('verify.assignment.take')));
  await expect(first.getByText(admin.en('verify.assignment.mine'))).toBeVisible();
  await waiveDocuments(first);
  await first.reload();
  await enter(first, button(first, admin.en('verify.decision.do.propose-approve')));
  await confirm(first, admin.en('verify.decision.do.propose-approve'));
  await expect(first.getByText(admin.en('verify.proposal.mine'), { exact: true })).toBeVisible();
  await expect(button(first, admin.en('verify.proposal.confirm'))).toHaveCount(0);

  const second = await open(browser, 'secondAdmin', '/tr/admin/verify', brandName);
  await expect(second.getByText(admin.tr('verify.proposal.what.approve'))).toBeVisible();
  await expect(
    second.getByText(admin.tr('verify.assignment.of', { name: 'Burak Tan' })).first(),
  ).toBeVisible();
  await second.setViewportSize({ width: 390, height: 844 });
  await expectReadable(second);
  await enter(second, button(second, admin.tr('verify.proposal.confirm')));
  await confirm(second, admin.tr('verify.proposal.confirm'));
  await expect(
    second.getByText(`Ece Yıldırım · ${admin.tr('verify.log.proposed', { by: 'Burak Tan' })}`),
  ).toBeVisible();

  // The first one's page follows by itself.
  await expect(
    first.getByText(`Ece Yıldırım · ${admin.en('verify.log.proposed', { by: 'Burak Tan' })}`),
  ).toBeVisible();
  await page.goto('/tr/profile?section=company');
  await expect(
    page.getByText(host.tr('profile.company.state.approved'), { exact: true }).first(),
  ).toBeVisible();
  for (const staff of [first, second]) await staff.context().close();
});
