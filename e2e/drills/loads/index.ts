import { type Browser, chromium } from '@playwright/test';
import { provideBrowser } from '../../bench/provide-browser.ts';
import { browserFlags, browserPath } from '../../browser.ts';
import type { Drill } from '../drill.ts';
import { startMarket } from '../market.ts';
import { watchLoad } from './watch-load.ts';

const paths = ['/shop', '/', '/tr/shop', '/shop?category=weaving', '/tr', '/financing'];
/** A longer load counts as endless: pages have limits of 15 and 20 seconds. */
const patienceMs = 60_000;
/** Then starts a new browser: no visitor's browser has opened that many pages. */
const loadsOfBrowser = 50;

type Tally = { hung: string[]; slowestLoad: number; slowestReady: number };

/** Two loads at a time, every third as on a phone. */
export const loads: Drill = {
  name: 'loads',
  promise: 'every load of a public page comes to its end',
  rounds: { small: 6, whole: 5000 },
  async run({ rounds, say }) {
    await provideBrowser();
    const { url, stop } = await startMarket();
    const tally: Tally = { hung: [], slowestLoad: 0, slowestReady: 0 };
    for (let done = 0; done < rounds; done += loadsOfBrowser) {
      const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags() });
      await loadAll(browser, { url, count: Math.min(loadsOfBrowser, rounds - done), tally });
      await browser.close();
      if (done > 0) say(`${done} loads, ${tally.hung.length} without end`);
    }
    await stop();
    return {
      figures: {
        loads: rounds,
        'without end': tally.hung.length,
        'slowest load': `${tally.slowestLoad} ms`,
        'slowest until it answers': `${tally.slowestReady} ms`,
      },
      broken: tally.hung,
    };
  },
};

type Loads = Readonly<{ url: string; count: number; tally: Tally }>;

async function loadAll(browser: Browser, { url, count, tally }: Loads): Promise<void> {
  let next = 0;
  const visit = async () => {
    for (let at = next++; at < count; at = next++) {
      const address = url + paths[at % paths.length];
      const { loadMs, readyMs, hung } = await watchLoad(browser, {
        address,
        patienceMs,
        isTelephone: at % 3 === 0,
      });
      tally.slowestLoad = Math.max(tally.slowestLoad, loadMs ?? 0);
      tally.slowestReady = Math.max(tally.slowestReady, readyMs ?? 0);
      if (hung) tally.hung.push(hung.join('\n    '));
    }
  };
  await Promise.all([visit(), visit()]);
}
