import type { Page } from '@playwright/test';

/** Long enough for any page on a machine that does nothing else. */
const shortestMs = 10_000;
/** A page of an area may take so much longer than the login page does here and now. */
const slowest = 20;

/**
 * How long a page may take, measured by one that is known to work: a busy machine takes longer for every page, and
 * that is no fault of the release.
 */
export async function measurePatience(page: Page): Promise<number> {
  const since = performance.now();
  // Whether the market works at all is told by this page's failure.
  await page.goto('/login', { timeout: 0 });
  await page.locator('h1').first().waitFor({ timeout: 300_000 });
  return Math.max(shortestMs, slowest * (performance.now() - since));
}
