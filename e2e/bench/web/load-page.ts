import type { Browser, Page } from '@playwright/test';
import { blockingTime } from './blocking-time.ts';
import { type Fetched, installProbe, readFetched, type Signs } from './probe.ts';

export type PageLoad = Readonly<{
  firstPaint: number;
  largestPaint: number;
  areaPaint: number;
  ready: number;
  layoutShift: number;
  blocking: number;
  /** Requests before the area first showed something. */
  areaRequests: number;
  /** Requests before the page was ready; the same for scripts. */
  requests: number;
  scriptBytes: number;
  fontBytes: number;
  documentBytes: number;
  fetched: readonly Fetched[];
}>;

/** A phone on a slow mobile network. */
const viewport = { width: 390, height: 844 };
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const cpuSlowdown = 4;
const patience = 60_000;
/** Wait for late shifts and paints after the page is ready. */
const settlingMilliseconds = 700;

/** Opens an address once without caches, with this cookie (`name=value`) unless it is empty. */
export async function loadPage(
  browser: Browser,
  url: string,
  signs: Signs,
  cookie: string,
): Promise<PageLoad> {
  const context = await browser.newContext({ viewport, locale: 'en-US', serviceWorkers: 'block' });
  try {
    const [name = '', value = ''] = cookie.split('=', 2);
    if (name) await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    const troubles = watchTroubles(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(installProbe, signs);
    await page.goto(url, { waitUntil: 'commit', timeout: patience });
    await page
      .waitForFunction(() => window.benchTimes?.ready, undefined, { timeout: patience, polling: 100 })
      .catch(async (cause: unknown) => {
        const state = await describeState(page);
        throw new Error([`${url} was not ready in time.`, ...troubles, state].join('\n'), { cause });
      });
    await page.waitForLoadState('networkidle', { timeout: patience });
    await page.waitForTimeout(settlingMilliseconds);
    return await readLoad(page);
  } finally {
    await context.close();
  }
}

/** Collects errors inside the page, to explain why it isn't ready. */
function watchTroubles(page: Page): readonly string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('requestfailed', (request) => troubles.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
  });
  return troubles;
}

/** Describes the page's progress: whether frames still come, what it has shown, and what it waits for. */
const describeState = (page: Page): Promise<string> =>
  page
    .evaluate(async () => {
      const isDrawing = await Promise.race([
        new Promise((resolve) => requestAnimationFrame(() => resolve(true))),
        new Promise((resolve) => setTimeout(() => resolve(false), 2000)),
      ]);
      const main = document.querySelector('main');
      return JSON.stringify({
        isDrawing,
        visibility: document.visibilityState,
        readyState: document.readyState,
        root: Object.keys(document.getElementById('root') ?? {}),
        main: main?.textContent.slice(0, 200),
        times: window.benchTimes,
        fetched: performance
          .getEntriesByType('resource')
          .map(({ name, startTime, duration }) => `${new URL(name).pathname} ${startTime} ${duration}`),
      });
    })
    .catch((cause: unknown) => `The page does not answer: ${cause}`);

async function readLoad(page: Page): Promise<PageLoad> {
  const times = await page.evaluate(() => window.benchTimes);
  const ready = times?.ready ?? Number.NaN;
  const areaPaint = times?.areaPaint ?? ready;
  const all = await page.evaluate(readFetched);
  const fetched = all.filter(({ startedAt }) => startedAt < ready);
  const bytesOf = (files: readonly Fetched[]) => files.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
  return {
    firstPaint: times?.firstPaint ?? Number.NaN,
    largestPaint: times?.largestPaint ?? Number.NaN,
    areaPaint,
    ready,
    layoutShift: times?.layoutShift ?? Number.NaN,
    blocking: times?.firstPaint ? blockingTime(times.longTasks, times.firstPaint) : Number.NaN,
    areaRequests: fetched.filter(({ startedAt }) => startedAt < areaPaint).length,
    requests: fetched.length,
    scriptBytes: bytesOf(fetched.filter(({ path }) => path.endsWith('.js'))),
    fontBytes: bytesOf(all.filter(({ path }) => path.endsWith('.woff2'))),
    documentBytes: bytesOf(all.slice(0, 1)),
    fetched,
  };
}
