import type { Browser, BrowserContext } from '@playwright/test';
import { decideAccess } from 'shared-kit/contract/access';
import type { PublicConfig } from 'shared-kit/contract/market';
import { readSession, type Session } from 'shared-kit/contract/session';
import type { Asked, AskedPage, TrialSession } from './asked.ts';
import type { FoundFaults } from './found-faults.ts';
import { keepToMarket } from './keep-to-market.ts';
import { sampleAddresses } from './sample-addresses.ts';
import { traceDocuments } from './tracing/trace.ts';

export type Means = Readonly<{
  browser: Browser;
  asked: Asked;
  /** How long a page may take. */
  patienceMs: number;
  config: PublicConfig;
  sessions: () => Promise<TrialSession[]>;
  faults: FoundFaults;
}>;

/** Somebody of the fictional companies, with a browser of their own. */
export type Person = Readonly<{
  role: string;
  isSignedIn: boolean;
  context: BrowserContext;
  /** A browser that gets the live release instead. */
  liveContext: () => Promise<BrowserContext>;
  /** Takes a session that lasts for the next page. */
  stay: (context: BrowserContext) => Promise<void>;
  /** Addresses of the pages that this role may enter, without language. */
  addresses: ReadonlyMap<AskedPage, readonly string[]>;
}>;

/** One person for each role. Their contexts belong to the browser and end with it. */
export async function people(means: Means): Promise<Person[]> {
  const roles = (await means.sessions()).map(({ role }) => role);
  return Promise.all(roles.map((role) => personOf(means, role)));
}

async function personOf(means: Means, role: string): Promise<Person> {
  const { asked, sessions, config } = means;
  const context = await openContext(means, role);
  const live: { context?: BrowserContext } = {};
  const stay = async (of: BrowserContext) => {
    const cookies = (await sessions()).find((it) => it.role === role)?.cookies ?? [];
    const kept = of === live.context ? cookies.filter(({ name }) => name !== asked.cookie.name) : cookies;
    await of.addCookies(kept.map(({ name, value }) => ({ name, value, url: asked.url })));
  };
  await stay(context);
  const ask = async (address: string): Promise<unknown> => (await context.request.get(address)).json();
  const session = readSession(await ask('/api/_auth/session'));
  const addresses = new Map<AskedPage, readonly string[]>();
  for (const page of [...asked.pages, ...asked.panels.map((it) => it.page)]) {
    if (mayEnter(page, session, config)) addresses.set(page, await sampleAddresses(page, ask));
  }
  const liveContext = async () => {
    live.context ??= await openContext(means, role);
    return live.context;
  };
  return { role, isSignedIn: session !== null, context, liveContext, stay, addresses };
}

async function openContext({ browser, asked, patienceMs, faults }: Means, role: string) {
  const context = await browser.newContext({
    baseURL: asked.url,
    reducedMotion: 'reduce',
    locale: 'en-US',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(patienceMs);
  await traceDocuments(context);
  await keepToMarket(context, asked.url, (fault) => faults.add([fault], { role }));
  // Trial sessions may not send these reports, and their companies get no news.
  await context.route(/\/(ingest|api\/failures|api\/events|api\/notifications\/read)$/, (route) =>
    route.fulfill({ status: 204 }),
  );
  return context;
}

export function mayEnter(
  { route: name, path, access }: AskedPage,
  session: Session | null,
  config: PublicConfig,
): boolean {
  return decideAccess({ route: { name, path, access }, session, config }).kind === 'enter';
}
