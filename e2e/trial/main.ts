import { setPriority } from 'node:os';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { PageData } from 'shared-kit/contract';
import { confinedFlags } from '../browser.ts';
import type { Asked, Verdict } from './asked.ts';
import { checkHtml } from './check-html.ts';
import { keepToMarket } from './keep-to-market.ts';
import { loadWhole } from './load-whole.ts';
import { askForSessions, takeOrder, tellFailure, tellVerdict } from './market-side.ts';
import { measurePatience } from './pace.ts';
import { mayEnter, renderPages } from './render-pages.ts';
import { trialSessions } from './trial-sessions.ts';

/** Tests one release of an area inside the running market that started this program, and tells it what was found. */
async function main(): Promise<void> {
  // Visitors come first; the browser inherits it.
  setPriority(10);
  const asked = await takeOrder();
  if (asked.account) giveUpRoot(asked.account);
  const since = performance.now();
  const browser = await openBrowser(asked);
  try {
    const found = await tryOut(browser, asked);
    const seconds = Math.round((performance.now() - since) / 1000);
    await tellVerdict({ ...found, figures: { ...found.figures, seconds } });
  } finally {
    await browser.close();
  }
}

/** From here on, now that our own code was read: a checkout may lie in a folder that nobody else may read. */
function giveUpRoot({ uid, gid }: NonNullable<Asked['account']>): void {
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

/** With the browser's own sandbox where the machine has one. */
async function openBrowser({ browser, url }: Asked): Promise<Browser> {
  const launch = (args: readonly string[]) =>
    chromium.launch({ executablePath: browser, args: [...confinedFlags(new URL(url).hostname), ...args] });
  return launch([]).catch(() => launch(['--no-sandbox']));
}

type Found = Readonly<{ faults: readonly string[]; figures: Omit<Verdict['figures'], 'seconds'> }>;
const nothing = { pages: 0, roles: 0 };

async function tryOut(browser: Browser, asked: Asked): Promise<Found> {
  const context = await browser.newContext({ baseURL: asked.url });
  const faults = new Set<string>();
  await keepToMarket(context, asked.url, (fault) => faults.add(fault));
  await context.addCookies([{ ...asked.cookie, url: asked.url }]);
  const page = await context.newPage();
  const patienceMs = await measurePatience(page);
  context.setDefaultTimeout(patienceMs);
  page.on('pageerror', (error) => faults.add(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.add(`console: ${message.text()}`);
  });
  const config = await configOf(page);
  for (const fault of await loadWhole(page, asked)) faults.add(fault);
  // Don't render the pages for every role if the area doesn't even load.
  if (faults.size > 0) return { faults: [...faults], figures: nothing };
  const [missing, rendered] = await Promise.all([
    checkDocuments(context, asked, { patienceMs, config }),
    renderAll({ browser, asked, patienceMs, config }),
  ]);
  for (const fault of [...missing, ...rendered.faults]) faults.add(fault);
  return { faults: [...faults], figures: rendered.figures };
}

type Limits = Pick<Parameters<typeof renderPages>[0], 'patienceMs' | 'config'>;

/** Public pages that the release declares must come as HTML. */
function checkDocuments(context: BrowserContext, asked: Asked, { patienceMs, config }: Limits) {
  const open = asked.pages.filter((page) => mayEnter(page, null, config)).map(({ pattern }) => pattern);
  const html = asked.html.filter((pattern) => open.includes(pattern) && !pattern.includes(':'));
  return checkHtml(context.request, { html }, patienceMs);
}

/** Renders for all roles, two at a time: on the smallest machine, market and browser have two cores. */
async function renderAll(parts: Pick<Parameters<typeof renderPages>[0], 'browser' | 'asked'> & Limits) {
  const sessions = trialSessions(askForSessions);
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
  return { faults: all.flatMap((it) => it.faults), figures: { pages, roles: roles.length } };
}

const configOf = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(document.querySelector('#page-data')?.textContent ?? '{}') as PageData).config,
  );

await main().catch(tellFailure);
// The channel to the market would keep this program alive.
process.disconnect();
