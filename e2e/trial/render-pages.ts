import type { Browser, BrowserContext } from '@playwright/test';
import {
  decideAccess,
  localePath,
  locales,
  type PublicConfig,
  readSession,
  routeTable,
  type Session,
} from 'shared-kit/contract';
import type { Asked, AskedPage, TrialSession } from './asked.ts';
import { crossedBudgets, watchLayout } from './budgets.ts';
import { hostPage } from './host-styles.ts';
import { keepToMarket } from './keep-to-market.ts';
import { lookAt, untilShown, watchRequests } from './look-at-page.ts';
import { sampleAddresses } from './sample-addresses.ts';
import { type Arrive, goTo, visitHost } from './visit-host.ts';

export type Rendering = Readonly<{
  browser: Browser;
  asked: Asked;
  patienceMs: number;
  config: PublicConfig;
  sessions: () => Promise<TrialSession[]>;
  /** Page structures that axe has checked. */
  known: Set<string>;
  /** Patterns already loaded as documents; other roles navigate to these inside the app, which is faster. */
  loaded: Set<string>;
}>;

export type Rendered = Readonly<{ faults: readonly string[]; pages: number }>;

/** Renders every page that a role may enter, in both languages. A fault names page and role. */
export async function renderPages(rendering: Rendering, role: string): Promise<Rendered> {
  const { browser, asked, patienceMs } = rendering;
  const context = await browser.newContext({ baseURL: asked.url, reducedMotion: 'reduce', locale: 'en-US' });
  context.setDefaultTimeout(patienceMs);
  await context.addInitScript(watchLayout);
  const strayed = new Set<string>();
  await keepToMarket(context, asked.url, (fault) => strayed.add(fault));
  // Trial sessions may not send these reports, and their companies get no news.
  await context.route(/\/(ingest|api\/failures|api\/events|api\/notifications\/read)$/, (route) =>
    route.fulfill({ status: 204 }),
  );
  try {
    const { faults, pages } = await inContext(rendering, context, role);
    return { faults: [...faults, ...Array.from(strayed, (fault) => `as ${role}: ${fault}`)], pages };
  } finally {
    await context.close();
  }
}

async function inContext(rendering: Rendering, context: BrowserContext, role: string): Promise<Rendered> {
  const { asked, sessions, config } = rendering;
  const takeSession = async () => {
    const session = (await sessions()).find((it) => it.role === role);
    const cookies = session?.cookies ?? [];
    await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: asked.url })));
  };
  await takeSession();
  const ask = async (address: string): Promise<unknown> => (await context.request.get(address)).json();
  const session = readSession(await ask('/api/_auth/session'));
  const entered = asked.pages.filter((it) => mayEnter(it, session, config));
  if (entered.length === 0) return { faults: [], pages: 0 };
  const tab = await openTab(context, rendering, hostPage(session !== null));
  const faults: string[] = [];
  let pages = 0;
  for (const page of entered) {
    for (const address of await sampleAddresses(page, ask)) {
      for (const locale of locales) {
        await takeSession();
        const path = localePath(address, locale);
        const found = await tab.render(path, `${locale} ${page.pattern}`);
        faults.push(...found.map((fault) => `${path}, as ${role}: ${fault}`));
        pages += 1;
      }
    }
  }
  faults.push(...(await tab.close()).map((fault) => `as ${role}: ${fault}`));
  return { faults, pages };
}

export function mayEnter({ route: name }: AskedPage, session: Session | null, config: PublicConfig): boolean {
  const route = routeTable.find((it) => it.name === name);
  return route !== undefined && decideAccess({ route, session, config }).kind === 'enter';
}

/** A tab that goes from page to page and collects errors. It leaves each document by a page of the host. */
async function openTab(context: BrowserContext, rendering: Rendering, host: string) {
  const { asked, patienceMs, known, loaded } = rendering;
  const page = await context.newPage();
  const requests = watchRequests(page);
  let told: string[] = [];
  page.on('pageerror', (error) => told.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Teams can't use the place in our code, but the name of a missing file.
    const [line = ''] = message.text().split('\n');
    told.push(`console: ${line}${line.startsWith('Failed to load') ? ` ${message.location().url}` : ''}`);
  });
  const arrive: Arrive = (path, before) => untilShown(page, { path, before }, requests, patienceMs);
  const visitAgain = await visitHost(page, host, arrive);
  let hasDocument = false;
  const leaveDocument = async () => (hasDocument ? visitAgain() : []);
  const open = async (path: string, of: string) => {
    const asDocument = !hasDocument || !loaded.has(of);
    const left = asDocument ? await leaveDocument() : [];
    hasDocument = false;
    const answer = asDocument ? await page.goto(path, { waitUntil: 'commit' }) : null;
    if (asDocument && answer?.status() !== 200) told.push(`answers ${answer?.status()}`);
    const missing = await arrive(path, asDocument ? null : await goTo(page, path));
    // After a failed page, the next one starts with a new document.
    if (missing.length > 0) return [...left, ...missing];
    hasDocument = true;
    loaded.add(of);
    return [
      ...left,
      ...(await lookAt(page, { messageKeys: asked.messageKeys, known })),
      ...(asDocument ? await crossedBudgets(page) : []),
    ];
  };
  const withErrors = async (work: () => Promise<string[]>): Promise<string[]> => {
    told = [];
    const found = await work().catch((error: unknown) => [String(error).split('\n')[0] ?? '']);
    return [...new Set([...told, ...found])];
  };
  return {
    render: (path: string, of: string) => withErrors(() => open(path, of)),
    close: () => withErrors(leaveDocument),
  };
}
