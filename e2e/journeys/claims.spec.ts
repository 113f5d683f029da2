import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';

const words = {
  en: {
    prefix: '',
    country: 'Country',
    number: 'Tax number',
    ask: 'Ask to join',
    wrong: /A digit is wrong/,
    request: 'Your request to join a company',
    withdraw: 'Withdraw the request',
    withdrawn: 'You have withdrawn your request.',
    agree: 'Gamze Ilgaz is one of ours',
    agreed: /^You said that this is one of yours/,
    state: 'Owner agrees',
  },
  tr: {
    prefix: '/tr',
    country: 'Ülke',
    number: 'Vergi numarası',
    ask: 'Katılma talep et',
    wrong: /Bir hane yanlış/,
    request: 'Bir firmaya katılma talebiniz',
    withdraw: 'Talebi geri çek',
    withdrawn: 'Talebinizi geri çektiniz.',
    agree: 'Gamze Ilgaz bizden biri',
    agreed: /^Bu kişinin sizden biri olduğunu/,
    state: 'Firma sahibi onaylıyor',
  },
} as const;

test.use({ viewport: { width: 390, height: 844 } });

for (const locale of ['en', 'tr'] as const) {
  const w = words[locale];

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
    await page.goto(`${w.prefix}/profile?section=company`);
    await page.getByLabel(w.country).selectOption('TR');
    const number = page.getByLabel(w.number);
    await number.fill(String(BigInt(taxNumber) + 1n));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(w.wrong);
    await expectReadable(page);
    await number.fill(taxNumber);
    await page.keyboard.press('Enter');
    const request = page.getByRole('region', { name: w.request });
    await expect(request).toBeFocused();
    await expect(request).toContainText(taxNumber);
    await expectReadable(page);
    await request.getByRole('button', { name: w.withdraw }).click();
    await page.getByRole('dialog').getByRole('button', { name: w.withdraw }).click();
    await expect(page.getByText(w.withdrawn)).toBeVisible();
    await expect(page.getByRole('button', { name: w.ask })).toBeVisible();
  });

  test(`an owner answers a claim, and the staff read it, ${locale}`, async ({ page, browser }) => {
    await signIn(page, 'mill');
    await page.goto(`${w.prefix}/profile?section=members`);
    const agree = page.getByRole('button', { name: w.agree, exact: true });
    // The other language's journey may have answered before.
    if (await agree.isEnabled()) await agree.click();
    await expect(page.getByText(w.agreed)).toBeVisible();
    await expectReadable(page);

    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    const staff = await context.newPage();
    await signIn(staff, 'admin');
    await staff.goto(`${w.prefix}/admin/claims`);
    const claim = staff.getByRole('region', { name: 'Karaova Mensucat A.Ş.' });
    await expect(claim.getByText(w.state)).toBeVisible();
    await expectReadable(staff);
    await context.close();
  });
}
