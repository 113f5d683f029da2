import type { Page, Route } from '@playwright/test';
import { currentSession } from 'shared-kit/contract/current-session';
import { localePath, locales } from 'shared-kit/contract/languages';
import type { Account } from '../fixtures/accounts.ts';
import { filledIn, type LiveAddress, liveAddresses } from '../fixtures/live-addresses.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { onlyWithAll } from '../fixtures/only-with-all.ts';

/** Who may enter the pages of an area; the retailer enters all others. */
const readers: Readonly<Record<string, Account>> = { admin: 'admin', bank: 'bank', manufacturer: 'machines' };

/** Runs in the page: notes each frame, since the document is whole and drawn, that shows no header or no heading. */
function noteBareFrames(): void {
  const bare = new Set<string>();
  Object.assign(window, { bareFrames: bare });
  let isDrawn = false;
  const isShown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].some(
      (it) => it.checkVisibility() && it.textContent.trim() !== '',
    );
  const look = () => {
    isDrawn ||=
      document.readyState !== 'loading' && document.getElementById('root')?.hasChildNodes() === true;
    if (isDrawn && !isShown('h1')) bare.add('no heading');
    if (isDrawn && !isShown('header')) bare.add('no header');
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
const bareFrames = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { bareFrames: Set<string> }).bareFrames]);

/** Holds back who is signed in, and then all other answers of the API. */
async function holdAnswers(page: Page, failure: Parameters<Route['fulfill']>[0] | null) {
  const [session, data] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  const letGo = (route: Route) => route.continue().catch(() => undefined);
  await page.route('**/api/**', (route) => data.promise.then(() => letGo(route)));
  await page.route(`**${currentSession.read.path}`, async (route) => {
    asked += 1;
    await session.promise;
    await (failure ? route.fulfill(failure) : letGo(route));
  });
  return {
    giveSession: session.resolve,
    giveData: data.resolve,
    asked: () => asked,
    end: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
  };
}

/** Also behind a dialog, such as the one that asks strangers to sign in. */
const heading = (page: Page) => page.locator('h1:visible').first();

async function walk(page: Page, address: string, failure: Parameters<Route['fulfill']>[0] | null) {
  const answers = await holdAnswers(page, failure);
  await page.goto(address, { waitUntil: 'load' });
  await expect(heading(page), address).toHaveText(/\p{L}/u);
  answers.giveSession();
  // The page's code loads, and its data is awaited.
  await page.waitForTimeout(500);
  answers.giveData();
  await page.waitForLoadState('networkidle');
  await expect(heading(page), address).toHaveText(/\p{L}/u);
  expect(await bareFrames(page), address).toEqual([]);
  expect(answers.asked(), `${address} asks who is signed in`).toBeLessThanOrEqual(1);
  await answers.end();
}

/** Signing out is left to its own journey. */
const isWalked = ({ pattern }: LiveAddress) => pattern !== '/logout';

for (const locale of locales) {
  for (const [outcome, failure] of [
    ['answers', null],
    ['has no data', { status: 503, json: {} }],
  ] as const) {
    test(
      `every page shows header and heading while it waits, in ${locale}, and the server ${outcome}`,
      onlyWithAll,
      async ({ page, context, problems, request }) => {
        test.setTimeout(600_000);
        // Made-up ids and tokens name nothing, and the failing server fails.
        problems.allow(/40[0134]|410|503/);
        await context.addInitScript(noteBareFrames);
        const tabs = [page, await context.newPage(), await context.newPage()];
        const addresses = (await liveAddresses(request)).filter(isWalked);
        expect(addresses.length).toBeGreaterThan(40);
        for (const account of ['retailer', 'machines', 'bank', 'admin'] as const) {
          await context.clearCookies();
          await signIn(page, account);
          const own = addresses.filter(({ owner }) => (readers[owner] ?? 'retailer') === account).values();
          // Each tab takes the next address once it is free.
          const walkOn = async (tab: Page) => {
            for (const { pattern } of own) await walk(tab, localePath(filledIn(pattern), locale), failure);
          };
          await Promise.all(tabs.map(walkOn));
        }
      },
    );
  }
}
