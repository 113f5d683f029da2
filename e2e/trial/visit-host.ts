import type { Page } from '@playwright/test';
import { changedStyles, readStyles, type Styles } from './host-styles.ts';

/** Waits until a page is shown, by the canonical link of the one before. Returns what prevented it. */
export type Arrive = (path: string, before: string | null) => Promise<string[]>;

/** Opens a page of the host. Returns a function that goes there again, and tells what is different than before. */
export async function visitHost(page: Page, path: string, arrive: Arrive): Promise<() => Promise<string[]>> {
  await page.goto(path);
  await arrive(path, null);
  const before = await page.evaluate(readStyles);
  return async () => {
    const last = new URL(page.url()).pathname;
    const missing = await arrive(path, await goTo(page, path));
    const faults = missing.length > 0 ? missing : await changesIn(page, before);
    return faults.map((fault) => `${path}, after ${last}: ${fault}`);
  };
}

/** Looks twice: a transition may be under way. */
async function changesIn(page: Page, before: Styles): Promise<string[]> {
  const first = changedStyles(before, await page.evaluate(readStyles));
  if (first.length === 0) return first;
  await page.waitForTimeout(500);
  return changedStyles(before, await page.evaluate(readStyles));
}

/** Navigates as a link of the shell does. Returns the canonical link of the page that it leaves. */
export const goTo = (page: Page, path: string): Promise<string | null> =>
  page.evaluate((address) => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    return canonical?.href ?? null;
  }, path);
