import { type Browser, chromium } from '@playwright/test';
import { provideBrowser } from '../../bench/provide-browser.ts';
import { browserFlags, browserPath } from '../../browser.ts';
import type { Drill } from '../drill.ts';
import { startMarket } from '../market.ts';
import { slowLineTo } from './slow-line.ts';
import { watchLoad } from './watch-load.ts';

const paths = ['/shop', '/', '/tr/shop', '/shop?category=weaving', '/tr', '/financing'];
/** A longer load counts as endless: pages have limits of 15 and 20 seconds. */
const patienceMs = 60_000;
/** A telephone's line, slow and far. */
const telephone = { latencyMs: 150, bytesPerSecond: 200_000 };
/** Then starts a new browser: no visitor's browser has opened that many pages. */
const loadsOfBrowser = 50;

type Tally = { hung: string[]; slowestLoad: number; slowestReady: number };

/** Two loads at a time, every third as on a phone. */
export const loads: Drill = {
  name: 'loads',
  group: 'service',
  promise: 'every load of a public page comes to its end',
  rounds: { small: 6, whole: 5000 },
  async run({ rounds, say }) {
    await provideBrowser();
    const { url, stop } = await startMarket();
    const line = await slowLineTo(url, telephone);
    const tally: Tally = { hung: [], slowestLoad: 0, slowestReady: 0 };
    for (let done = 0; done < rounds; done += loadsOfBrowser) {
      const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags() });
      await loadAll(browser, {
        url,
        slowUrl: line.url,
        count: Math.min(loadsOfBrowser, rounds - done),
        tally,
        say,
      });
      await browser.close();
      if (done > 0) say(`${done} loads, ${tally.hung.length} without end`);
    }
    line.close();
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

type Loads = Readonly<{
  url: string;
  slowUrl: string;
  count: number;
  tally: Tally;
  say: (sentence: string) => void;
}>;

async function loadAll(browser: Browser, { url, slowUrl, count, tally, say }: Loads): Promise<void> {
  let next = 0;
  const visit = async () => {
    for (let at = next++; at < count; at = next++) {
      const isTelephone = Math.floor(at / paths.length) % 3 === 0;
      const address = (isTelephone ? slowUrl : url) + paths[at % paths.length];
      const { loadMs, readyMs, hung } = await watchLoad(browser, { address, patienceMs, isTelephone });
      tally.slowestLoad = Math.max(tally.slowestLoad, loadMs ?? 0);
      tally.slowestReady = Math.max(tally.slowestReady, readyMs ?? 0);
      if (!hung) continue;
      tally.hung.push(hung.join('\n    '));
      say(hung.join('\n    '));
    }
  };
  await Promise.all([visit(), visit()]);
}
