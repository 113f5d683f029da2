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
  const heading = document.querySelector('main h1:not([data-waiting])');
  const isTaken = [heading, heading?.parentElement].some((it) =>
    Object.keys(it ?? {}).some((name) => name.startsWith('__reactFiber')),
  );
  return isArrived && isTaken && location.pathname === path;
};

/** Time without requests after which a page counts as settled. */
const quietMs = 100;

export type Requests = Readonly<{ settled: (quietMs?: number) => Promise<void> }>;

/** Counts pending requests of a page, without its news stream and polling. */
export function watchRequests(page: Page): Requests {
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
    async settled(quiet = quietMs) {
      lastAt = performance.now();
      while (open.size > 0 || performance.now() - lastAt < quiet) await page.waitForTimeout(20);
    },
  };
}

/** Waits until the page of this address is shown and has settled. Returns what prevented it. */
export async function untilShown(
  page: Page,
  awaited: AwaitedPage,
  { settled }: Requests,
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
export async function failureOf(page: Page): Promise<string[]> {
  const text =
    (await page
      .locator('main')
      .textContent({ timeout: 1000 })
      .catch(() => '')) ?? '';
  const code = failureCode.exec(text)?.[0];
  return code ? [`fails with ${code}`] : [];
}

export type Look = Readonly<{
  messageKeys: readonly string[];
  /** Page structures that axe has checked, in a width and colour scheme. */
  known: Set<string>;
}>;

/** Faults of a shown page: missing messages, and axe violations if its structure isn't in `known`. */
export async function lookAt(
  page: Page,
  { messageKeys, known }: Look,
  { width, scheme }: Readonly<{ width: number; scheme: string }>,
): Promise<string[]> {
  const faults: string[] = [];
  const beginnings = [...new Set(messageKeys.map((key) => key.split('.')[0] ?? ''))];
  const said = await page.evaluate(() => {
    const main = document.querySelector('main');
    const texts: string[] = [];
    const walk = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) texts.push(walk.currentNode.textContent?.trim() ?? '');
    // The kinds of its elements: people see the same page with other texts, and with more or fewer rows.
    const kinds = [...(main?.querySelectorAll('*') ?? [])].map((it) =>
      [it.tagName, it.className, it.getAttribute('role'), ...it.getAttributeNames()].join(' '),
    );
    return { texts, shape: [...new Set(kinds)].sort().join() };
  });
  const shape = `${width} ${scheme} ${said.shape}`;
  for (const text of new Set(said.texts)) {
    if (isKey(text, beginnings)) faults.push(`the message ${text} is missing`);
  }
  // Check pages of the same structure only once: axe takes longer than the page.
  if (faults.length === 0 && !known.has(shape)) {
    known.add(shape);
    faults.push(...(await unwatched(page, () => findings(page))).map((it) => `axe: ${it}`));
  }
  return faults;
}

/** Axe adds listeners of its own, which aren't the page's. */
async function unwatched<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const shown = await page.evaluate(() => {
    const before = window.trialTrace?.page ?? null;
    if (window.trialTrace) window.trialTrace.page = null;
    return before;
  });
  const done = await work();
  await page.evaluate((before) => {
    if (window.trialTrace) window.trialTrace.page = before;
  }, shown);
  return done;
}

/** A missing message shows its key, such as `cart.total`. */
export const isKey = (text: string, beginnings: readonly string[]): boolean =>
  /^[a-z][\w-]*(\.[\w-]+)+$/.test(text) && beginnings.includes(text.split('.')[0] ?? '');
