import type { Page } from '@playwright/test';
import { changedStyles, readStyles, type Styles, seenProperties } from './host-styles.ts';

/** What must be on a page of the host as it was before the area's pages were shown. */
export type Kept = Readonly<{
  globals: readonly string[];
  /** Keys of both stores. */
  stored: readonly string[];
  title: string;
  language: string;
  /** Whether the page can be scrolled. */
  overflow: string;
  styles: Styles;
}>;

/** Reads a page of the host, to compare it later in the same document. */
export async function readKept(page: Page): Promise<Kept> {
  const styles = await page.evaluate(readStyles, seenProperties);
  const others = await page.evaluate(() => ({
    globals: Object.getOwnPropertyNames(window),
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    title: document.title,
    language: document.documentElement.lang,
    overflow: [document.documentElement, document.body].map((it) => getComputedStyle(it).overflow).join(' '),
  }));
  return { ...others, styles };
}

/** Globals that all copies of zod in a window share; the first copy creates them. */
export const globalsOfLibraries = ['__zod_globalConfig', '__zod_globalRegistry'];

/** Areas that fill slots of others: a panel that a page shows brings its area's code. */
const areasWithPanels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { registry } = JSON.parse(document.querySelector('#page-data')?.textContent ?? '{}') as {
      registry: { areas: { id: string; slots?: unknown[] }[] };
    };
    return registry.areas.filter(({ slots = [] }) => slots.length > 0).map(({ id }) => id);
  });

/** Compares a page of the host with how it was before. Returns a sentence for each difference. */
export async function changedSince(page: Page, before: Kept, area: string): Promise<string[]> {
  const now = await readKept(page);
  const changedBuiltIns = (await page.evaluate(() => window.trialTrace?.changedBuiltIns())) ?? [];
  const isOwn = (key: string) => key.includes(`mf_${area}`) || key.includes(`mf-${area}`);
  const others = await areasWithPanels(page);
  // Its container, and the list of its chunk loader.
  const isOfPanel = (key: string) => others.some((id) => key.endsWith(`mf_${id}`));
  const isNew = (key: string) => ![...before.globals, ...globalsOfLibraries].includes(key) && !isOfPanel(key);
  return [
    ...now.globals.filter((it) => isNew(it) && !isOwn(it)).map((it) => `it leaves a global behind: ${it}`),
    ...now.stored
      .filter((it) => !before.stored.includes(it) && !isOwn(it) && !it.startsWith('tezgah-'))
      .map((it) => `it stores ${it}, a key that begins neither with mf-${area} nor with tezgah-`),
    ...changedBuiltIns.map((it) => `it changes a built-in object: ${it}`),
    ...changed('the title', before.title, now.title),
    ...changed('the language', before.language, now.language),
    ...changed('the overflow of the document', before.overflow, now.overflow),
    ...(await changedLook(page, before.styles, now.styles)),
  ];
}

const changed = (what: string, before: string, now: string): string[] =>
  before === now ? [] : [`${what} stays ${now}, was ${before}`];

/** Looks twice: a transition may be under way. */
async function changedLook(page: Page, before: Styles, now: Styles): Promise<string[]> {
  if (changedStyles(before, now).length === 0) return [];
  await page.waitForTimeout(500);
  return changedStyles(before, await page.evaluate(readStyles, seenProperties));
}

/** How many listeners pages have on window and document, by a sentence about each kind. */
export type Listeners = Readonly<Record<string, number>>;
export const readListeners = async (page: Page): Promise<Listeners> =>
  (await page.evaluate(() => window.trialTrace?.listeners())) ?? {};

/** Compares the listeners after two rounds of the same pages. Those that grew in number are added by each visit. */
export function grownListeners(before: Listeners, now: Listeners): string[] {
  return Object.entries(now)
    .filter(([listener, count]) => count > (before[listener] ?? count))
    .map(([listener]) => `${listener} once more with each visit`);
}

export const readIntervals = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate(() => window.trialTrace?.intervals())) ?? [];
