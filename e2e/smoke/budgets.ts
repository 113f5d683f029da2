import type { Page } from '@playwright/test';

declare global {
  interface Window {
    trialShift?: number;
  }
}

/** As the benchmark has it: how far what is shown may move about. */
const mostLayoutShift = 0.02;

/** Runs in the page before anything of its own. */
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

/** What the loaded document took more of than a page may. Figures that a busy machine makes worse are the benchmark's. */
export async function crossedBudgets(page: Page): Promise<string[]> {
  const shift = (await page.evaluate(() => window.trialShift)) ?? 0;
  return shift > mostLayoutShift ? [`moves about by ${shift.toFixed(3)}; ${mostLayoutShift} is allowed`] : [];
}
