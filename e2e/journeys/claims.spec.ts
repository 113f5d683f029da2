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
