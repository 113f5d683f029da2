import { chromium, type Page } from '@playwright/test';
import { browserFlags, browserPath } from '../../browser.ts';
import { messagesIn, root, workspaceCopy } from '../../fixtures/workspace-copy.ts';
import { type Phases, phasesOf } from './phases.ts';
import { runCommand } from './run-command.ts';

const words = 'mf-shop/src/messages/en.json';

type Market = Readonly<{ url: string; dataDir: string }>;

/** Repeatedly changes a word of the shop and measures from the saved file to the word in a browser. */
export async function measureReleases(
  market: Market,
  times: number,
  say: (line: string) => void,
): Promise<readonly Phases[]> {
  const checkout = await workspaceCopy({ isBuilt: false });
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: browserFlags(),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    const environment = { RELEASE_URL: market.url, RELEASE_TOKEN: await newToken(market) };
    const page = await browser.newPage();
    const all: Phases[] = [];
    let shown = messagesIn(words)['shop.all'] ?? '';
    for (let time = 1; time <= times; time += 1) {
      await page.goto(`${market.url}/`);
      const next = `Every product, ${time}`;
      checkout.edit(words, `"${shown}"`, `"${next}"`);
      shown = next;
      const since = performance.now();
      const lines = await runCommand(checkout.folder, 'scripts/release.mjs', ['mf-shop'], environment);
      await see(page, `${market.url}/shop`, next);
      all.push(phasesOf(since, lines, performance.now()));
      say(`  a changed word was seen after ${((performance.now() - since) / 1000).toFixed(1)} s`);
    }
    return all;
  } finally {
    await browser.close();
    checkout.remove();
  }
}

async function see(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor({ timeout: 15_000 });
}

async function newToken({ dataDir }: Market): Promise<string> {
  const program = 'server/src/cli/run.ts';
  const told = await runCommand(root, program, ['release-token', 'create', 'mf-shop'], { DATA_DIR: dataDir });
  return told.at(-1)?.text ?? '';
}
