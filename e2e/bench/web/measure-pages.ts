import { chromium } from '@playwright/test';
import { browserFlags, browserPath } from '../../browser.ts';
import type { Server } from '../serve/start-server.ts';
import { loadPage, type PageLoad } from './load-page.ts';
import { type MeasuredPage, pages } from './pages.ts';

export type MeasuredPair = Readonly<{
  page: MeasuredPage;
  /** Whether the document of the federated build has content before any script runs. */
  prerendered: boolean;
  federated: readonly PageLoad[];
  monolith: readonly PageLoad[];
}>;

/** Nothing but this machine can be reached. */
const onlyHere = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Loads each page so many times in both builds by turns, after one load each that doesn't count. */
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
      const load = (origin: string | null) => loadPage(browser, `${origin}${page.path}`, page.signs);
      const measured = { federated: [] as PageLoad[], monolith: [] as PageLoad[] };
      for (let round = -1; round < loads; round++) {
        const turns = [
          ['federated', server.url],
          ['monolith', server.monolithUrl],
        ] as const;
        for (const [build, origin] of round % 2 === 0 ? turns : turns.toReversed()) {
          const loaded = await load(origin).catch((cause: unknown) => {
            throw new Error(`The page ${page.name} of the ${build} build did not load`, { cause });
          });
          if (round >= 0) measured[build].push(loaded);
        }
      }
      say(`  ${page.name} loaded ${loads} times in each build`);
      pairs.push({ page, prerendered: await isPrerendered(server.url + page.path), ...measured });
    }
    return pairs;
  } finally {
    await browser.close();
  }
}

async function isPrerendered(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  return !/<div id="root">\s*<\/div>/.test(await answer.text());
}
