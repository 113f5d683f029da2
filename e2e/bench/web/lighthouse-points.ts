import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserFlags, browserPath } from '../../browser.ts';
import { freePort } from '../../free-port.ts';

/** Lighthouse's performance score on a phone, 0 to 100, per load. */
export async function lighthousePoints(url: string, loads: number): Promise<readonly number[]> {
  const port = freePort();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...browserFlags(), `--remote-debugging-port=${port}`],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    const points: number[] = [];
    while (points.length < loads) {
      const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] });
      points.push((result?.lhr.categories.performance?.score ?? Number.NaN) * 100);
    }
    return points;
  } finally {
    await browser.close();
  }
}
