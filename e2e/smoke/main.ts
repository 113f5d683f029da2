import { text } from 'node:stream/consumers';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { PageData } from 'shared-kit/contract';
import { browserPath, journeyFlags } from '../browser.ts';
import type { Asked } from './asked.ts';
import { checkHtml } from './check-html.ts';
import { loadWhole } from './load-whole.ts';
import { measurePatience } from './pace.ts';
import { mayEnter, renderPages } from './render-pages.ts';
import { trialSessions } from './trial-sessions.ts';

/**
 * Tests one release of an area inside a running market. Prints faults and fails, or prints notes. It starts while the
 * build runs, and reads its order from standard input.
 */
async function main(url: string): Promise<number> {
  const executablePath = browserPath();
  const browser = await chromium.launch({ args: journeyFlags(), ...(executablePath && { executablePath }) });
  try {
    const context = await browser.newContext({ baseURL: url });
    // Load the host's files now; they don't depend on the release.
    await warmUp(context);
    const told = await text(process.stdin);
    return told ? await tryOut(browser, context, JSON.parse(told) as Asked) : 0;
  } finally {
    await browser.close();
  }
}

async function warmUp(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/login').catch(() => undefined);
  await page.close();
}

async function tryOut(browser: Browser, context: BrowserContext, asked: Asked): Promise<number> {
  await context.addCookies([{ ...asked.cookie, url: asked.url }]);
  const page = await context.newPage();
  const patienceMs = await measurePatience(page);
  context.setDefaultTimeout(patienceMs);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  const config = await configOf(page);
  faults.push(...(await loadWhole(page, asked)));
  // Don't render the pages for every role if the area doesn't even load.
  if (faults.length > 0) return report(faults, []);
  const open = asked.pages.filter((page) => mayEnter(page, null, config)).map(({ pattern }) => pattern);
  const html = asked.html.filter((pattern) => open.includes(pattern) && !pattern.includes(':'));
  const [made, rendered] = await Promise.all([
    checkHtml(context.request, { html }, patienceMs),
    renderAll({ browser, asked, patienceMs, config }).catch((error: Error) => ({
      faults: [`the pages can't be rendered: ${error.message}`],
      told: '',
    })),
  ]);
  faults.push(...made.faults, ...rendered.faults);
  return report(faults, [rendered.told, made.told]);
}

/** Renders for all roles, two at a time: on the smallest machine, market and browser have two cores. */
async function renderAll(parts: Omit<Parameters<typeof renderPages>[0], 'sessions' | 'known' | 'loaded'>) {
  const since = performance.now();
  const sessions = trialSessions(parts.asked);
  const rendering = { ...parts, sessions, known: new Set<string>(), loaded: new Set<string>() };
  const roles = (await sessions()).map(({ role }) => role);
  const waiting = [...roles];
  const all: Awaited<ReturnType<typeof renderPages>>[] = [];
  const lane = async () => {
    for (let role = waiting.shift(); role; role = waiting.shift())
      all.push(await renderPages(rendering, role));
  };
  await Promise.all([lane(), lane()]);
  const pages = all.reduce((sum, it) => sum + it.pages, 0);
  const took = ((performance.now() - since) / 1000).toFixed(1);
  return {
    faults: all.flatMap((it) => it.faults),
    told: `${pages} pages rendered as ${roles.length} roles in ${took} s`,
  };
}

const configOf = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(document.querySelector('#page-data')?.textContent ?? '{}') as PageData).config,
  );

function report(faults: readonly string[], told: readonly string[]): number {
  for (const fault of new Set(faults)) console.log(`  ${fault}`);
  if (faults.length === 0) for (const line of told.filter(Boolean)) console.log(line);
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.env.SMOKE_URL ?? '');
