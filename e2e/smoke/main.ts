import { chromium } from '@playwright/test';
import { browserFlags, browserPath } from '../browser.ts';
import { loadWhole } from './load-whole.ts';
import { type Asked, visitPages } from './visit-pages.ts';

/** Tries one release of an area inside a running market. Prints what is wrong with it, and fails then. */
async function main(): Promise<number> {
  const asked = JSON.parse(process.env.SMOKE ?? '') as Asked;
  const executablePath = browserPath();
  const browser = await chromium.launch({ args: browserFlags(), ...(executablePath && { executablePath }) });
  try {
    const context = await browser.newContext({ baseURL: asked.url });
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
    const found = await Promise.all([
      open().then((page) => loadWhole(page, asked)),
      open().then((page) => visitPages(page, asked, '')),
      open().then((page) => visitPages(page, asked, '/tr')),
    ]);
    faults.push(...found.flat());
    for (const fault of new Set(faults)) console.log(`  ${fault}`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
  }
}

process.exitCode = await main();
