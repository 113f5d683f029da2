import type { Page } from '@playwright/test';
import { findings, wantedWidth } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/market.ts';

/** Titles of the pages in both languages. */
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
  // One language per mode, both per width: texts differ in length, not in colour.
  for (const [path, title, colorScheme, lookedAt] of [
    [`/${slug}`, english, 'light', 1440],
    [`/tr/${slug}`, turkish, 'dark', 390],
  ] as const) {
    test(`${path} stands at every width and is accessible, ${colorScheme}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(title));
      await page.emulateMedia({ colorScheme });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        if (width === lookedAt) expect(await findings(page)).toEqual([]);
        expect(await wantedWidth(page)).toBeLessThanOrEqual(width);
      }
      // The width of an old phone, and of 1280 pixels at 400% zoom.
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await wantedWidth(page)).toBeLessThanOrEqual(320);
    });
  }
}

/** Elements with a transition or an animation. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const seconds = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
    return [...document.querySelectorAll('*')]
      .flatMap((element) => [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)))
      .filter((it) => seconds(it.transitionDuration) > 0.001 || seconds(it.animationDuration) > 0.001).length;
  });

test('financing keeps still, to colours of the visitor’s own, and to paper, as it is asked to', async ({
  page,
}) => {
  await page.goto('/financing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await moving(page)).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving(page)).toBe(0);

  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect(await findings(page)).toEqual([]);

  const schedule = page.getByRole('table', { name: 'Payment schedule' });
  await expect(schedule).toBeHidden();
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
  await expect(schedule).toBeVisible();
  // Whatever mode the screen had.
  expect(await page.locator('h1').evaluate((it) => getComputedStyle(it).colorScheme)).toBe('light');
});

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
  const price = page.getByLabel('Price of the machine');
  await price.fill('98,500');
  await page.getByRole('radio', { name: 'Lease' }).check({ force: true });
  await expect(page).toHaveURL(/price=98%2C500.*product=lease/);
  const instalment = page.getByRole('status').getByText(/^\$[\d,.]+$/);
  const before = await instalment.textContent();
  await page.reload();
  await expect(price).toHaveValue('98,500');
  await expect(instalment).toHaveText(before ?? '');
});
