import type { Page } from '@playwright/test';
import { findings } from '../fixtures/accessibility.ts';

/** The code in the message of a failed shell or area. */
const failureCode = /(?:area|page)\.[a-z-]{4,}/;

/** The address of a page, and the canonical link of the one before; null if it comes as its document. */
export type AwaitedPage = Readonly<{ path: string; before: string | null }>;

/**
 * Runs in the page: whether React has hydrated it. A text's heading may be inside its HTML. The address changes before
 * the page does; the canonical link changes with the page.
 */
export const isShown = ({ path, before }: AwaitedPage): boolean => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const isArrived = before === null || canonical?.href !== before;
  const heading = document.querySelector('main h1');
  const isTaken = [heading, heading?.parentElement].some((it) =>
    Object.keys(it ?? {}).some((name) => name.startsWith('__reactFiber')),
  );
  return isArrived && isTaken && location.pathname === path;
};

/** Time without requests after which a page counts as settled. */
const quietMs = 100;

/** Counts pending requests of a page, without its news stream and polling. */
export function watchRequests(page: Page): { settled: () => Promise<void> } {
  const open = new Set<unknown>();
  let lastAt = performance.now();
  page.on('request', (request) => {
    if (/\/api\/events|\/builds\/latest\.json/.test(request.url())) return;
    open.add(request);
  });
  const ended = (request: unknown) => {
    if (open.delete(request)) lastAt = performance.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return {
    async settled() {
      lastAt = performance.now();
      while (open.size > 0 || performance.now() - lastAt < quietMs) await page.waitForTimeout(20);
    },
  };
}

/** Waits until the page of this address is shown and has settled. Returns what prevented it. */
export async function untilShown(
  page: Page,
  awaited: AwaitedPage,
  { settled }: ReturnType<typeof watchRequests>,
  patienceMs: number,
): Promise<string[]> {
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), patienceMs).unref());
  const shown = async () => {
    await page.waitForFunction(isShown, awaited, { timeout: patienceMs });
    await settled();
    // Answers may have changed the page.
    await page.waitForFunction(isShown, awaited, { timeout: patienceMs });
  };
  const outcome = await Promise.race([shown().then(() => 'shown', String), late]);
  if (outcome === 'shown') return [];
  const at = new URL(page.url()).pathname;
  const failure = await failureOf(page);
  if (failure.length > 0) return failure;
  return [at === awaited.path ? 'shows no heading, or never comes to rest' : `leads to ${at}`];
}

/** A failed area or page shows its code in a panel inside the shell. */
async function failureOf(page: Page): Promise<string[]> {
  const text =
    (await page
      .locator('main')
      .textContent({ timeout: 1000 })
      .catch(() => '')) ?? '';
  const code = failureCode.exec(text)?.[0];
  return code ? [`fails with ${code}`] : [];
}

/** Faults of a shown page: failures, missing messages, and axe violations if its structure isn't in `known`. */
export async function lookAt(
  page: Page,
  { messageKeys, known }: { messageKeys: readonly string[]; known: Set<string> },
): Promise<string[]> {
  const faults = await failureOf(page);
  const beginnings = [...new Set(messageKeys.map((key) => key.split('.')[0] ?? ''))];
  const said = await page.evaluate(() => {
    const main = document.querySelector('main');
    const texts: string[] = [];
    const walk = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) texts.push(walk.currentNode.textContent?.trim() ?? '');
    // The page's markup without texts: two people see the same page with different figures.
    const shapes = [...(main?.querySelectorAll('*') ?? [])].map((it) =>
      [it.tagName, it.className, it.getAttribute('role'), ...it.getAttributeNames()].join(' '),
    );
    return { texts, shape: `${document.documentElement.lang} ${shapes.join()}` };
  });
  for (const text of new Set(said.texts)) {
    if (isKey(text, beginnings)) faults.push(`the message ${text} is missing`);
  }
  // Check pages of the same structure only once: axe takes longer than the page.
  if (faults.length === 0 && !known.has(said.shape)) {
    known.add(said.shape);
    faults.push(...(await findings(page)).map((it) => `axe: ${it}`));
  }
  return faults;
}

/** A missing message shows its key, such as `cart.total`. */
export const isKey = (text: string, beginnings: readonly string[]): boolean =>
  /^[a-z][\w-]*(\.[\w-]+)+$/.test(text) && beginnings.includes(text.split('.')[0] ?? '');
