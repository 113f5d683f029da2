import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
};

declare global {
  interface Window {
    trialShift?: { sum: number; moved: string[] };
  }
}

/** Limit of the layout shift, as in the benchmark. */
const mostLayoutShift = 0.02;

/** Runs in the page before its own scripts. */
export function watchLayout(): void {
  const seen = { sum: 0, moved: [] as string[] };
  window.trialShift = seen;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      seen.sum += value;
      for (const { node } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const says = element?.textContent?.trim().slice(0, 30) ?? '';
        if (element) seen.moved.push(`${element.tagName.toLowerCase()} "${says}"`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Budgets that the loaded document exceeds. The benchmark measures those that depend on the machine's load. */
export async function crossedBudgets(page: Page): Promise<string[]> {
  const { sum, moved } = (await page.evaluate(() => window.trialShift)) ?? { sum: 0, moved: [] };
  if (sum <= mostLayoutShift) return [];
  const what = [...new Set(moved)].slice(0, 5).join(', ');
  return [`moves about by ${sum.toFixed(3)}; ${mostLayoutShift} is allowed. What moved: ${what}`];
}
