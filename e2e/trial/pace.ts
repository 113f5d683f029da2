import type { Page } from '@playwright/test';

/** Enough for any page on an idle machine. */
const shortestMs = 10_000;
/** An area's page may take this many times as long as the login page takes now. */
const slowest = 20;

/**
 * Time limit for a page, derived from a page that works: a busy machine is slow for every page, which isn't the
 * release's fault.
 */
export async function measurePatience(page: Page): Promise<number> {
  const since = performance.now();
  // If this page fails, the market itself doesn't work.
  await page.goto('/login', { timeout: 0 });
  await page.locator('h1:not([data-waiting])').first().waitFor({ timeout: 300_000 });
  return Math.max(shortestMs, slowest * (performance.now() - since));
}
