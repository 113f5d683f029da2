import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { press } from '../fixtures/press.ts';

const words = {
  en: {
    prefix: '',
    number: 'Number of the quote',
    reason: 'Reason',
    open: 'Open the case for 24 hours',
    done: 'The case is open for 24 hours.',
    read: (number: string) => `Read ${number}`,
    bell: /^Notifications, \d+ unread$/,
    told: (number: string) => `${number}: the market's staff may read it for 24 hours`,
  },
  tr: {
    prefix: '/tr',
    number: 'Teklif numarası',
    reason: 'Gerekçe',
    open: 'İncelemeyi 24 saatliğine aç',
    done: 'İnceleme 24 saat boyunca açık.',
    read: (number: string) => `${number} teklifini oku`,
    bell: /^Bildirimler, \d+ okunmamış$/,
    told: (number: string) => `${number}: pazar ekibi 24 saat boyunca okuyabilir`,
  },
} as const;

test.use({ viewport: { width: 390, height: 844 } });

for (const locale of ['en', 'tr'] as const) {
  test(`staff open a case on a phone, and the buyer is told, ${locale}`, async ({ page, browser }) => {
    const { prefix, number: numberLabel, reason, open, done, read, bell, told } = words[locale];
    await signIn(page, 'retailer');
    const { quotes } = await (await page.request.get('/api/quotes?side=buying')).json();
    const sent = (quotes as { number: string; stage: string }[]).filter(({ stage }) => stage !== 'draft');
    const number = sent[locale === 'en' ? 0 : 1]?.number ?? '';
    const staff = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await signIn(staff, 'admin');
    await staff.goto(`${prefix}/admin/cases`);
    await staff.getByLabel(numberLabel).fill(number);
    await staff.getByLabel(reason).fill('Alıcı bakmamızı istedi');
    await expectReadable(staff);
    await press(staff, open);
    await expect(staff.getByText(done)).toBeVisible();
    await expect(staff.getByRole('link', { name: read(number) }).first()).toBeVisible();
    await expectReadable(staff);

    await page.goto(`${prefix}/`);
    await page.getByRole('button', { name: bell }).filter({ visible: true }).click();
    await expect(page.getByText(told(number))).toBeVisible();
    await expectReadable(page);
  });
}
