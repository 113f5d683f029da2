import { type Browser, chromium } from '@playwright/test';
import { browserFlags, browserPath } from '../../browser.ts';
import type { Server } from '../serve/start-server.ts';
import {
  areUndisturbed,
  leastDisturbed,
  type Measurement,
  measureStolen,
  mostStolen,
} from '../stolen-time.ts';
import { loadPage, type PageLoad } from './load-page.ts';
import { type MeasuredPage, measuredPages } from './pages.ts';

export type MeasuredPair = Readonly<{
  page: MeasuredPage;
  /** Whether the federated document has content before any script runs. */
  prerendered: boolean;
  federated: readonly PageLoad[];
  monolith: readonly PageLoad[];
  /** These are the least disturbed of `loadsMade` loads per build; `stolen` is their largest stolen share (0 to 1). */
  loadsMade: number;
  stolen: number;
}>;

const builds = ['federated', 'monolith'] as const;
type Build = (typeof builds)[number];
type Loads = Record<Build, Measurement<PageLoad>[]>;

/** At most this many times the wanted loads, if other machines keep taking the processors. */
const mostTries = 3;

/** Allows only this machine. */
const onlyHere = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/**
 * Loads each page in both builds until enough loads are undisturbed, after one uncounted load each. Pages and builds
 * take turns, so that a machine getting slower affects all alike.
 */
export async function measurePages(
  server: Server,
  loads: number,
  say: (line: string) => void,
): Promise<readonly MeasuredPair[]> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...browserFlags(), onlyHere],
    // We handle signals ourselves: the browser is stopped with everything else.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    const made = (await measuredPages(server.url)).map((page): { page: MeasuredPage; loads: Loads } => ({
      page,
      loads: { federated: [], monolith: [] },
    }));
    const turns = made.flatMap(({ page, loads: ofPage }) => builds.map((build) => ({ page, build, ofPage })));
    for (const { page, build } of turns) await loadOf(browser, page, build, server);
    const enough = () => turns.every(({ build, ofPage }) => areUndisturbed(ofPage[build], loads));
    for (let round = 0; round < loads * mostTries && !(round >= loads && enough()); round++) {
      for (const { page, build, ofPage } of round % 2 === 0 ? turns : turns.toReversed()) {
        ofPage[build].push(await measureStolen(() => loadOf(browser, page, build, server)));
      }
      say(`  Loaded each page ${round + 1} times in each build`);
    }
    return await Promise.all(
      made.map(async ({ page, loads: ofPage }) => ({
        page,
        prerendered: await isPrerendered(server.url + page.path, cookieOf(page, server)),
        ...kept(ofPage, loads),
      })),
    );
  } finally {
    await browser.close();
  }
}

function loadOf(browser: Browser, page: MeasuredPage, build: Build, server: Server): Promise<PageLoad> {
  const origin = build === 'federated' ? server.url : server.monolithUrl;
  return loadPage(browser, `${origin}${page.path}`, page.signs, cookieOf(page, server)).catch(
    (cause: unknown) => {
      throw new Error(`The page ${page.name} of the ${build} build did not load`, { cause });
    },
  );
}

function kept(made: Loads, wanted: number): Omit<MeasuredPair, 'page' | 'prerendered'> {
  const federated = leastDisturbed(made.federated, wanted);
  const monolith = leastDisturbed(made.monolith, wanted);
  return {
    federated: federated.map(({ measured }) => measured),
    monolith: monolith.map(({ measured }) => measured),
    loadsMade: made.federated.length,
    stolen: mostStolen([...federated, ...monolith]),
  };
}

const cookieOf = ({ isSignedIn }: MeasuredPage, { buyer }: Server): string => (isSignedIn ? buyer : '');

async function isPrerendered(url: string, cookie: string): Promise<boolean> {
  const answer = await fetch(url, { headers: { cookie }, signal: AbortSignal.timeout(10_000) });
  return !/<div id="root">\s*<\/div>/.test(await answer.text());
}
