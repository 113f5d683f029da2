import type { Page } from '@playwright/test';
import type { Locale } from 'shared-kit/contract/languages';
import { findings, wantedWidth } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const marketing = wordsOf('marketing');

/** The title of each page. */
const pages: Readonly<Record<string, (locale: Locale) => string>> = {
  'machinery-manufacturer': (it) => marketing[it]('machinery.title'),
  'textile-manufacturer': (it) => marketing[it]('mill.title'),
  retailer: (it) => marketing[it]('retailer.title'),
  financing: (it) => marketing[it]('financing.title'),
  'about-us': (it) => marketing[it]('about.title'),
  'contact-us': (it) => marketing[it]('contact.title'),
  // wording: legal texts bring their own titles, which are no messages.
  'terms-of-use': (it) => ({ en: 'Terms of use', tr: 'Kullanım koşulları' })[it],
  // wording: as above
  'privacy-policy': (it) => ({ en: 'Privacy policy', tr: 'Gizlilik politikası' })[it],
};

for (const [slug, titleIn] of Object.entries(pages)) {
  // One language per mode, both per width: texts differ in length, not in colour.
  for (const [path, locale, colorScheme, lookedAt] of [
    [`/${slug}`, 'en', 'light', 1440],
    [`/tr/${slug}`, 'tr', 'dark', 390],
  ] as const) {
    test(`${path} stands at every width and is accessible, ${colorScheme}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleIn(locale));
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

  const schedule = page.getByRole('table', { name: marketing.en('financing.schedule') });
  await expect(schedule).toBeHidden();
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
  await expect(schedule).toBeVisible();
  // Whatever mode the screen had.
  expect(await page.locator('h1').evaluate((it) => getComputedStyle(it).colorScheme)).toBe('light');
});

for (const it of [
  {
    locale: 'en',
    path: '/contact-us',
    // wording: the subject of the server's mail
    mailed: 'We have your message',
    words: 'We look for a stenter with eight chambers.',
  },
  {
    locale: 'tr',
    path: '/tr/contact-us',
    // wording: the subject of the server's mail
    mailed: 'Mesajınız bize ulaştı',
    words: 'Sekiz kabinli ram arıyoruz.',
  },
] as const) {
  test(`${it.path}: a message reaches the staff, its sender a confirmation`, async ({ page }) => {
    const t = marketing[it.locale];
    await page.goto(it.path);
    const main = page.getByRole('main');
    await main.getByLabel(t('contact.name'), { exact: true }).fill('Deniz Aksoy');
    await main.getByLabel(t('contact.email'), { exact: true }).fill('deniz@contact.example');
    await main.getByLabel(t('contact.topic'), { exact: true }).selectOption('buying');
    await main.getByLabel(t('contact.message'), { exact: true }).fill(it.words);
    await main.getByRole('button', { name: t('contact.send') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('contact.sent') })).toBeFocused();

    const mails = page.getByRole('article');
    await expect(async () => {
      await page.goto('/dev/mailbox');
      const toStaff = mails.filter({ hasText: 'desk@demo.example' }).filter({ hasText: it.words });
      await expect(toStaff.first()).toBeVisible({ timeout: 500 });
      const toSender = mails.filter({ hasText: 'deniz@contact.example' }).filter({ hasText: it.mailed });
      await expect(toSender.first()).toBeVisible({ timeout: 500 });
    }).toPass();
  });
}

test('a calculation opens anew from its address', async ({ page }) => {
  await page.goto('/financing');
  const price = page.getByLabel(marketing.en('financing.field.price'));
  await price.fill('98,500');
  await page.getByRole('radio', { name: marketing.en('financing.lease') }).check({ force: true });
  await expect(page).toHaveURL(/price=98%2C500.*product=lease/);
  const instalment = page.getByRole('status').getByText(/^\$[\d,.]+$/);
  const before = await instalment.textContent();
  await page.reload();
  await expect(price).toHaveValue('98,500');
  await expect(instalment).toHaveText(before ?? '');
});
