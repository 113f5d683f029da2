import { setPriority } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { PageData } from 'shared-kit/contract/areas';
import type { PublicConfig } from 'shared-kit/contract/market';
import { confinedFlags } from '../browser.ts';
import type { Asked, Verdict } from './asked.ts';
import { checkHtml } from './check-html.ts';
import { foundFaults } from './found-faults.ts';
import { keepToMarket } from './keep-to-market.ts';
import { loadWhole } from './load-whole.ts';
import { askForSessions, takeOrder, tellChangesPassed, tellFailure, tellVerdict } from './market-side.ts';
import { measurePatience } from './pace.ts';
import { mayEnter, people } from './people.ts';
import { toldErrors } from './told-errors.ts';
import { trialSessions } from './trial-sessions.ts';
import { noFigures, tryPages } from './try-pages.ts';

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

async function tryOut(browser: Browser, asked: Asked): Promise<Found> {
  const context = await browser.newContext({ baseURL: asked.url });
  const faults = foundFaults();
  await keepToMarket(context, asked.url, (fault) => faults.add([fault]));
  await context.addCookies([{ ...asked.cookie, url: asked.url }]);
  const page = await context.newPage();
  const patienceMs = await measurePatience(page);
  context.setDefaultTimeout(patienceMs);
  const errors = toldErrors(page);
  const config = await configOf(page);
  faults.add([...(await loadWhole(page, asked)), ...errors.take()]);
  // Don't show the pages to every role if the area doesn't even load.
  if (faults.told().length > 0) return { faults: faults.told(), figures: noFigures };
  const means = { browser, asked, patienceMs, config, faults, sessions: trialSessions(askForSessions) };
  const all = await people(means);
  const texts = checkHtml(context.request, { html: openTexts(asked, config) }, patienceMs);
  const figures = await tryPages(means, all, async () => {
    faults.add(await texts);
    if (faults.told().length === 0) await tellChangesPassed();
  });
  faults.add(await texts);
  return { faults: faults.told(), figures };
}

/** Public pages that the release declares as HTML. */
function openTexts(asked: Asked, config: PublicConfig): string[] {
  const open = asked.pages.filter((page) => mayEnter(page, null, config)).map(({ pattern }) => pattern);
  return asked.html.filter((pattern) => open.includes(pattern) && !pattern.includes(':'));
}

const configOf = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(document.querySelector('#page-data')?.textContent ?? '{}') as PageData).config,
  );

await main().catch(tellFailure);
// The channel to the market would keep this program alive.
process.disconnect?.();
