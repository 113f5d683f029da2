import type { Page } from '@playwright/test';

declare global {
  interface Window {
    trialShift?: number;
  }
}

/** Limit of the layout shift, as in the benchmark. */
const mostLayoutShift = 0.02;

/** Runs in the page before its own scripts. */
export function watchLayout(): void {
  window.trialShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) window.trialShift = (window.trialShift ?? 0) + entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Budgets that the loaded document exceeds. The benchmark measures those that depend on the machine's load. */
export async function crossedBudgets(page: Page): Promise<string[]> {
  const shift = (await page.evaluate(() => window.trialShift)) ?? 0;
  return shift > mostLayoutShift ? [`moves about by ${shift.toFixed(3)}; ${mostLayoutShift} is allowed`] : [];
}
