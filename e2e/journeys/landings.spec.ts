import { findings, wantedWidth } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/market.ts';

/** What each page is called, in both languages. */
const pages = {
  'machinery-manufacturer': ['Describe your machine', 'Makinenizi yapılandırın'],
  'textile-manufacturer': ['Buy the loom', 'Tezgâhı alın'],
  retailer: ['Cloth straight from those', 'Kumaş, dokuyanın'],
  financing: ['Know the instalment', 'Bankaya gitmeden'],
  'about-us': ['A market named after', 'Adını tezgâhtan'],
  'contact-us': ['Write to us', 'Bize yazın'],
  'terms-of-use': ['Terms of use', 'Kullanım koşulları'],
  'privacy-policy': ['Privacy policy', 'Gizlilik politikası'],
} as const;

for (const [slug, [english, turkish]] of Object.entries(pages)) {
  for (const [path, title] of [
    [`/${slug}`, english],
    [`/tr/${slug}`, turkish],
  ] as const) {
    test(`${path} stands at both widths and is accessible`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(title));
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findings(page)).toEqual([]);
        expect(await wantedWidth(page)).toBeLessThanOrEqual(width);
      }
    });
  }
}

for (const w of [
  {
    path: '/contact-us',
    name: 'Name',
    email: 'Email',
    topic: 'What it is about',
    message: 'Message',
    send: 'Send message',
    sent: 'Your message is on its way',
    mailed: 'We have your message',
    words: 'We look for a stenter with eight chambers.',
  },
  {
    path: '/tr/contact-us',
    name: 'Ad soyad',
    email: 'E-posta',
    topic: 'Konu',
    message: 'Mesajınız',
    send: 'Mesajı gönder',
    sent: 'Mesajınız bize ulaştı',
    mailed: 'Mesajınız bize ulaştı',
    words: 'Sekiz kabinli ram arıyoruz.',
  },
] as const) {
  test(`${w.path}: a message reaches the staff, its sender a confirmation`, async ({ page }) => {
    await page.goto(w.path);
    const main = page.getByRole('main');
    await main.getByLabel(w.name, { exact: true }).fill('Deniz Aksoy');
    await main.getByLabel(w.email, { exact: true }).fill('deniz@contact.example');
    await main.getByLabel(w.topic, { exact: true }).selectOption('buying');
    await main.getByLabel(w.message, { exact: true }).fill(w.words);
    await main.getByRole('button', { name: w.send }).click();
    await expect(page.getByRole('heading', { level: 1, name: w.sent })).toBeFocused();

    const mails = page.getByRole('article');
    await expect(async () => {
      await page.goto('/dev/mailbox');
      const toStaff = mails.filter({ hasText: 'desk@demo.example' }).filter({ hasText: w.words });
      await expect(toStaff.first()).toBeVisible({ timeout: 500 });
      const toSender = mails.filter({ hasText: 'deniz@contact.example' }).filter({ hasText: w.mailed });
      await expect(toSender.first()).toBeVisible({ timeout: 500 });
    }).toPass();
  });
}

test('a calculation opens anew from its address', async ({ page }) => {
  await page.goto('/financing');
  await page.getByLabel('Price of the machine').fill('98,500');
  await page.getByRole('radio', { name: 'Lease' }).check({ force: true });
  await expect(page).toHaveURL(/price=98%2C500.*product=lease/);
  const instalment = page.getByRole('status').getByText(/^\$[\d,.]+$/);
  const before = await instalment.textContent();
  await page.reload();
  await expect(page.getByLabel('Price of the machine')).toHaveValue('98,500');
  await expect(instalment).toHaveText(before ?? '');
});
