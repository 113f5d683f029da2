import { text } from 'node:stream/consumers';
import { type Browser, chromium } from '@playwright/test';
import { browserPath, journeyFlags } from '../browser.ts';
import { checkPrerendered } from './check-prerendered.ts';
import { loadWhole } from './load-whole.ts';
import { type Asked, visitPages } from './visit-pages.ts';

/**
 * Tries one release of an area inside a running market. Prints what is wrong with it, and fails then; else what there is
 * to know. It starts beside the build and is told on its standard input what to try, or nothing.
 */
async function main(url: string): Promise<number> {
  const executablePath = browserPath();
  const browser = await chromium.launch({ args: journeyFlags(), ...(executablePath && { executablePath }) });
  try {
    const context = await browser.newContext({ baseURL: url });
    // The host is what it is: its files are here when the release is.
    await warmUp(context);
    const told = await text(process.stdin);
    return told ? await tryOut(context, JSON.parse(told) as Asked) : 0;
  } finally {
    await browser.close();
  }
}

type Context = Awaited<ReturnType<Browser['newContext']>>;

async function warmUp(context: Context): Promise<void> {
  const page = await context.newPage();
  await page.goto('/login').catch(() => undefined);
  await page.close();
}

async function tryOut(context: Context, asked: Asked): Promise<number> {
  await context.addCookies([{ ...asked.cookie, url: asked.url }]);
  const faults: string[] = [];
  const open = async () => {
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    });
    return page;
  };
  // Side by side: whoever releases waits for it.
  const [prerendered, ...found] = await Promise.all([
    checkPrerendered(context.request, asked),
    open().then((page) => loadWhole(page, asked)),
    open().then((page) => visitPages(page, asked, '')),
    open().then((page) => visitPages(page, asked, '/tr')),
  ]);
  faults.push(...prerendered.faults, ...found.flat());
  for (const fault of new Set(faults)) console.log(`  ${fault}`);
  if (faults.length === 0 && prerendered.told) console.log(prerendered.told);
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.env.SMOKE_URL ?? '');
