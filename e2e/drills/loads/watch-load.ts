import type { Browser, CDPSession, Page } from '@playwright/test';
import { networkLog } from './network-log.ts';

export type Watched = Readonly<{
  loadMs: number | null;
  readyMs: number | null;
  /** For a load that didn't end in time: its network log, and the page's progress. */
  hung: readonly string[] | null;
}>;

type Load = Readonly<{ address: string; patienceMs: number; isTelephone: boolean }>;

/** Of a telephone. */
const cpuSlowdown = 4;

/** Opens an address without caches, until everything has loaded and the page responds. */
export async function watchLoad(browser: Browser, load: Load): Promise<Watched> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Page.enable');
    if (load.isTelephone) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await watched(page, devtools, load);
  } finally {
    await context.close();
  }
}

async function watched(page: Page, devtools: CDPSession, { address, patienceMs }: Load): Promise<Watched> {
  const log = networkLog(devtools);
  const began = performance.now();
  const since = () => Math.round(performance.now() - began);
  let loadMs: number | null = null;
  try {
    await page.goto(address, { timeout: patienceMs });
    loadMs = since();
    await page.waitForFunction(isAnswering, undefined, { timeout: patienceMs, polling: 50 });
    return { loadMs, readyMs: since(), hung: null };
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    const state = await stateOf(devtools);
    return { loadMs, readyMs: null, hung: [`${address}: ${reason}`, ...log.lines(), ...state] };
  } finally {
    log.stop();
  }
}

type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } };

/** React's marker on its root: prerendered HTML doesn't respond before hydration. */
export function isAnswering(): boolean {
  const root = document.getElementById('root') as unknown as Record<string, ReactRoot> | null;
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
  const state = key ? root?.[key]?.stateNode.current.memoizedState : null;
  return state?.isDehydrated === false && document.querySelector('main h1') !== null;
}

const questions = {
  document: 'document.readyState + " " + document.visibilityState',
  frames: `Promise.race([new Promise((come) => requestAnimationFrame(() => come("come"))),
    new Promise((late) => setTimeout(() => late("do not come"), 2000))])`,
  root: 'Object.keys(document.getElementById("root") ?? {}).join()',
  main: '(document.querySelector("main")?.textContent ?? "none").slice(0, 200)',
};

/** The page's progress; ends even if the page doesn't respond. */
const stateOf = (devtools: CDPSession): Promise<string[]> =>
  Promise.all(
    Object.entries(questions).map(async ([what, expression]) => {
      const asked = devtools
        .send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true, timeout: 5000 })
        .then(({ result }) => String(result.value), String);
      const late = new Promise<string>((resolve) => setTimeout(() => resolve('no answer'), 6000).unref());
      return `${what}: ${await Promise.race([asked, late])}`;
    }),
  );
