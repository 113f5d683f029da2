import type { Page } from '@playwright/test';
import { expectReadable } from '../fixtures/accessibility.ts';
import { localePrefix } from '../fixtures/locale-prefix.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const [admin, host] = [wordsOf('admin'), wordsOf('host')];

test.use({ viewport: { width: 390, height: 844 } });

for (const locale of ['en', 'tr'] as const) {
  const [prefix, ofAdmin, ofHost] = [localePrefix[locale], admin[locale], host[locale]];

  test(`somebody without a company asks to join one by its number, and thinks better of it, ${locale}`, async ({
    page,
    browser,
  }) => {
    const desk = await browser.newPage();
    await signIn(desk, 'admin');
    const { claims } = await (await desk.request.get('/api/admin/claims')).json();
    const { taxNumber } = claims.find((it: { name: string }) => it.name === 'Gamze Ilgaz').company;
    await desk.close();

    await signIn(page, 'plain');
    await page.goto(`${prefix}/profile?section=company`);
    await page.getByLabel(ofHost('profile.company.country')).selectOption('TR');
    const number = page.getByLabel(ofHost('profile.claim.number'));
    await number.fill(String(BigInt(taxNumber) + 1n));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(ofHost('profile.join.fault.check-digit'));
    await expectReadable(page);
    await number.fill(taxNumber);
    await page.keyboard.press('Enter');
    const request = page.getByRole('region', { name: ofHost('profile.claim.title') });
    await expect(request).toBeFocused();
    await expect(request).toContainText(taxNumber);
    await expectReadable(page);
    await request.getByRole('button', { name: ofHost('profile.claim.withdraw') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: ofHost('profile.claim.withdraw') })
      .click();
    await expect(page.getByText(ofHost('profile.claim.withdrawn'))).toBeVisible();
    await expect(page.getByRole('button', { name: ofHost('profile.join.send') })).toBeVisible();
  });

  test(`an owner answers a claim, and the staff read it, ${locale}`, async ({ page, browser }) => {
    await signIn(page, 'mill');
    await page.goto(`${prefix}/profile?section=members`);
    const agree = page.getByRole('button', {
      name: ofHost('profile.claims.agree-of', { name: 'Gamze Ilgaz' }),
      exact: true,
    });
    // The other language's journey may have answered before.
    if (await agree.isEnabled()) await agree.click();
    await expect(page.getByText(ofHost.like('profile.claims.agreed'))).toBeVisible();
    await expectReadable(page);

    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    const staff = await context.newPage();
    await signIn(staff, 'admin');
    await staff.goto(`${prefix}/admin/claims`);
    const claim = staff.getByRole('region', { name: 'Karaova Mensucat A.Ş.' });
    await expect(claim.getByText(ofAdmin('claims.state.agreed'))).toBeVisible();
    await expectReadable(staff);
    await context.close();
  });
}

test('two of the staff make a claimant an owner, and neither alone', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const reason = 'Known to us from the fair';
  const [words, tr] = [admin.en, admin.tr];
  await signIn(page, 'admin');
  await page.goto('/admin/claims');
  const sheetOf = (on: Page) => on.getByRole('region', { name: 'Nordhav Interiors AB' });
  const mine = sheetOf(page);
  await mine.getByLabel(words('claims.role')).selectOption('owner');
  await mine.getByLabel(words('claims.reason')).fill(reason);
  await mine.getByRole('button', { name: words('claims.propose') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('claims.propose') })
    .click();
  await expect(mine.getByText(words('verify.proposal.mine'))).toBeVisible();
  await expect(mine.getByRole('button', { name: words('claims.confirm'), exact: true })).toHaveCount(0);
  await expectReadable(page);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const second = await context.newPage();
  await signIn(second, 'secondAdmin');
  await second.goto('/tr/admin/claims');
  const theirs = sheetOf(second);
  await expect(theirs.getByText(tr('claims.proposal'))).toBeVisible();
  await expect(theirs.getByText(/^Burak Tan, /)).toBeVisible();
  await expectReadable(second);
  await theirs.getByRole('button', { name: tr('claims.confirm'), exact: true }).click();
  await second
    .getByRole('dialog')
    .getByRole('button', { name: tr('claims.confirm') })
    .click();
  await expect(theirs).toHaveCount(0);
  await second.goto('/tr/admin/claims?list=decided');
  await expect(theirs.getByText(tr('claims.proposed', { name: 'Burak Tan' }))).toBeVisible();
  await context.close();
});
