import type { Page } from '@playwright/test';
import { findings, wantedWidth } from '../fixtures/accessibility.ts';
import type { Account } from '../fixtures/accounts.ts';
import { expect, signIn, test } from '../fixtures/market.ts';

type Modes = readonly ('light' | 'dark')[];
const both: Modes = ['light', 'dark'];

/** A page opened in both languages is checked in one mode each. */
const pages: readonly [path: string, account: Account | null, modes: Modes][] = [
  ['/', null, ['light']],
  ['/tr', null, ['dark']],
  ['/shop', null, ['light']],
  ['/tr/shop?category=weaving', null, ['dark']],
  ['/quotes', 'retailer', both],
  ['/tr/bank/quotes', 'bank', both],
  ['/manufacturer', 'machines', both],
  ['/admin/verify', 'admin', both],
  ['/admin/releases', 'admin', both],
  ['/admin/claims', 'admin', both],
  ['/admin/embargoes', 'admin', both],
  ['/admin/held-files', 'admin', both],
  ['/admin/kept-names', 'admin', both],
];

const settled = (page: Page) => page.waitForLoadState('networkidle');

for (const [path, account, modes] of pages) {
  test(`${path} has no accessibility finding and does not overflow`, async ({ page }) => {
    if (account) await signIn(page, account);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    for (const colorScheme of modes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await findings(page), colorScheme).toEqual([]);
    }
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await wantedWidth(page), `width at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

test('a product has no accessibility finding', async ({ page, request }) => {
  const { items } = await (await request.get('/api/products?category=weaving&limit=1')).json();
  await signIn(page, 'retailer');
  await page.goto(`/shop/${items[0].id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  expect(await findings(page)).toEqual([]);
});
