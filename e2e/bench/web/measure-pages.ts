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
import { type MeasuredPage, pages } from './pages.ts';

export type MeasuredPair = Readonly<{
  page: MeasuredPage;
  /** Whether the document of the federated build has content before any script runs. */
  prerendered: boolean;
  federated: readonly PageLoad[];
  monolith: readonly PageLoad[];
  /** Out of so many loads of each build these were the least disturbed, and so much (0 to 1) was stolen of them at most. */
  loadsMade: number;
  stolen: number;
}>;

const builds = ['federated', 'monolith'] as const;
type Loads = Record<(typeof builds)[number], Measurement<PageLoad>[]>;

/** Where other machines take the processors again and again, this often as many loads as are wanted. */
const mostTries = 3;

/** Nothing but this machine can be reached. */
const onlyHere = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Loads each page so many times undisturbed in both builds by turns, after one load each that doesn't count. */
export async function measurePages(
  server: Server,
  loads: number,
  say: (line: string) => void,
): Promise<readonly MeasuredPair[]> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...browserFlags(), onlyHere],
    // A signal is ours to handle: the browser goes with everything else.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    const pairs: MeasuredPair[] = [];
    for (const page of pages) {
      const load = (build: keyof Loads) => loadOf(browser, page, build, server);
      for (const build of builds) await load(build);
      const made: Loads = { federated: [], monolith: [] };
      const enough = () => builds.every((build) => areUndisturbed(made[build], loads));
      for (let round = 0; round < loads * mostTries && !(round >= loads && enough()); round++) {
        for (const build of round % 2 === 0 ? builds : builds.toReversed()) {
          made[build].push(await measureStolen(() => load(build)));
        }
      }
      say(`  ${page.name} loaded ${made.federated.length} times in each build`);
      pairs.push({ page, prerendered: await isPrerendered(server.url + page.path), ...kept(made, loads) });
    }
    return pairs;
  } finally {
    await browser.close();
  }
}

function loadOf(browser: Browser, page: MeasuredPage, build: keyof Loads, server: Server): Promise<PageLoad> {
  const origin = build === 'federated' ? server.url : server.monolithUrl;
  return loadPage(browser, `${origin}${page.path}`, page.signs).catch((cause: unknown) => {
    throw new Error(`The page ${page.name} of the ${build} build did not load`, { cause });
  });
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

async function isPrerendered(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  return !/<div id="root">\s*<\/div>/.test(await answer.text());
}
