import { expectReadable } from '../fixtures/accessibility.ts';
import { localePrefix } from '../fixtures/locale-prefix.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { press } from '../fixtures/press.ts';
import { wordsOf } from '../fixtures/words.ts';

const [admin, host] = [wordsOf('admin'), wordsOf('host')];

test.use({ viewport: { width: 390, height: 844 } });

for (const locale of ['en', 'tr'] as const) {
  test(`staff open a case on a phone, and the buyer is told, ${locale}`, async ({ page, browser }) => {
    const [prefix, ofAdmin, ofHost] = [localePrefix[locale], admin[locale], host[locale]];
    await signIn(page, 'retailer');
    const { quotes } = await (await page.request.get('/api/quotes?side=buying')).json();
    const sent = (quotes as { number: string; stage: string }[]).filter(({ stage }) => stage !== 'draft');
    const number = sent[locale === 'en' ? 0 : 1]?.number ?? '';
    const staff = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await signIn(staff, 'admin');
    await staff.goto(`${prefix}/admin/cases`);
    await staff.getByLabel(ofAdmin('cases.open.quote')).fill(number);
    await staff.getByLabel(ofAdmin('cases.open.reason')).fill('Alıcı bakmamızı istedi');
    await expectReadable(staff);
    await press(staff, ofAdmin('cases.open.submit'));
    await expect(staff.getByText(ofAdmin('cases.open.done'))).toBeVisible();
    await expect(
      staff.getByRole('link', { name: ofAdmin('cases.open.read', { number }) }).first(),
    ).toBeVisible();
    await expectReadable(staff);

    await page.goto(`${prefix}/`);
    await page
      .getByRole('button', { name: ofHost.like('inbox.open') })
      .filter({ visible: true })
      .click();
    await expect(page.getByText(ofHost('inbox.event.case-about-quote', { number }))).toBeVisible();
    await expectReadable(page);
  });
}
