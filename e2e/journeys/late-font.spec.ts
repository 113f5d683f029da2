import type { Page } from '@playwright/test';
import { holdBack } from '../fixtures/hold-back.ts';
import { expect, test } from '../fixtures/market.ts';

type Watching = Window & { shift: number };

/** Sums up layout shifts without user input. */
const watchShift = (page: Page) =>
  page.addInitScript(() => {
    const watching = window as unknown as Watching;
    watching.shift = 0;
    new PerformanceObserver((list) => {
      for (const it of list.getEntries())
        watching.shift += (it as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const hasFont = (page: Page) => page.evaluate(() => document.fonts.check('600 1rem "Archivo Variable"', 'a'));

// Each width in one language: the Turkish words are the longer ones.
for (const [prefix, width] of [
  ['', 1440],
  ['/tr', 390],
] as const) {
  for (const path of ['/', '/shop', '/financing', '/textile-manufacturer']) {
    const address = `${prefix}${path}`.replace(/(.)\/$/, '$1');
    test(`nothing moves on ${address}, ${width} wide, when its font comes late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShift(page);
      const letCome = await holdBack(page, '**/*.woff2');
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await hasFont(page)).toBe(false);
      letCome();
      await expect.poll(() => hasFont(page)).toBe(true);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await page.evaluate(() => (window as unknown as Watching).shift)).toBeLessThan(0.02);
    });
  }
}
