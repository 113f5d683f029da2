import type { BrowserContext, Page } from '@playwright/test';
import { localePath } from 'shared-kit/contract/languages';
import { loadAxe, wantedWidth } from '../fixtures/accessibility.ts';
import { failureOf, type Look, lookAt, type Requests, untilShown, watchRequests } from './look-at-page.ts';
import type { Visit } from './plan-visits.ts';
import { type Pressing, pressButtons } from './press-buttons.ts';
import { type ToldErrors, toldErrors } from './told-errors.ts';
import {
  changedSince,
  grownListeners,
  type Kept,
  type Listeners,
  readIntervals,
  readKept,
  readListeners,
} from './what-remains.ts';

type Means = Readonly<{
  area: string;
  patienceMs: number;
  /** Path of a page of the host that this tab's visitor may enter. */
  host: string;
  look: Look;
}>;

type As = Pick<Visit, 'width' | 'scheme'>;
const asOnHost: As = { width: 1280, scheme: 'light' };
const heights = { 390: 844, 1280: 800 };

/** Time without requests after which a pressed button has done its work. */
const quietAfterPressMs = 40;

export async function openTrialTab(context: BrowserContext, means: Means): Promise<TrialTab> {
  return new TrialTab(await context.newPage(), means);
}

/** A tab that goes from page to page as links do, and comes back to a page of the host in between. */
export class TrialTab {
  readonly #page: Page;
  readonly #means: Means;
  readonly #requests: Requests;
  readonly #errors: ToldErrors;
  /** How the page of the host was at first; null if the tab has no usable document. */
  #kept: Kept | null = null;
  #listeners: Listeners | null = null;

  constructor(page: Page, means: Means) {
    this.#page = page;
    this.#means = means;
    this.#requests = watchRequests(page);
    this.#errors = toldErrors(page);
    // A form that a button changed asks before its document goes.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    page.on('popup', (popup) => void popup.close().catch(() => undefined));
  }

  /** Shows a page, looks at it and presses its buttons. Returns its faults, and how many buttons it pressed. */
  async visit(visit: Visit, pressing: Pressing): Promise<Readonly<{ faults: string[]; pressed: number }>> {
    let pressed = 0;
    const faults = await this.#withErrors(async () => {
      const missing = await this.#open(visit);
      if (missing.length > 0) return missing;
      const seen = [...(await lookAt(this.#page, this.#means.look, visit)), ...(await tooWide(this.#page))];
      const { count, faults: thrown } = await pressButtons({
        page: this.#page,
        pressing,
        rest: async () => {
          await this.#requests.settled(quietAfterPressMs);
          return this.#errors.take();
        },
        comeBack: async () => (await this.#open(visit)).length === 0,
      });
      pressed = count;
      return [...seen, ...thrown];
    });
    return { faults, pressed };
  }

  /** Goes back to the page of the host. Returns what there is more of than the last time. */
  leave(): Promise<string[]> {
    return this.#withErrors(async () => {
      if (!this.#kept) return [];
      await showAs(this.#page, asOnHost);
      const missing = await this.#go(this.#means.host, null);
      if (missing.length > 0) return missing.map((fault) => this.#onHost(fault));
      const now = await readListeners(this.#page);
      const grown = this.#listeners ? grownListeners(this.#listeners, now) : [];
      this.#listeners = now;
      return grown;
    });
  }

  /** What the pages have left behind, on the page of the host. */
  remains(): Promise<string[]> {
    return this.#withErrors(async () => {
      if (!this.#kept) return [];
      const changed = await changedSince(this.#page, this.#kept, this.#means.area);
      return [...(await readIntervals(this.#page)), ...changed.map((fault) => this.#onHost(fault))];
    });
  }

  close(): Promise<void> {
    return this.#page.close();
  }

  /** Returns what keeps the page from being shown. */
  async #open(visit: Visit): Promise<string[]> {
    const unopened = this.#kept ? [] : await this.#openHost();
    if (unopened.length > 0) return unopened;
    await showAs(this.#page, visit);
    return this.#go(localePath(visit.address, visit.locale), visit.page.pattern);
  }

  async #openHost(): Promise<string[]> {
    const { host } = this.#means;
    await showAs(this.#page, asOnHost);
    await this.#page.goto(host);
    const missing = await this.#arrive(host, null);
    // Its globals aren't the area's.
    await loadAxe(this.#page);
    this.#kept = await readKept(this.#page);
    this.#listeners = null;
    return missing;
  }

  /** Goes to a page of the area with this pattern, or of the host. */
  async #go(path: string, pattern: string | null): Promise<string[]> {
    const isThere = new URL(this.#page.url()).pathname === path;
    const missing = await this.#arrive(path, isThere ? null : await goTo(this.#page, path, pattern));
    // After a page that failed, the next one begins with a new document.
    const failed = missing.length > 0 ? missing : await failureOf(this.#page);
    if (failed.length > 0) this.#kept = null;
    return failed;
  }

  #arrive(path: string, before: string | null): Promise<string[]> {
    return untilShown(this.#page, { path, before }, this.#requests, this.#means.patienceMs);
  }

  #onHost(fault: string): string {
    return `${this.#means.host}, after the area's pages: ${fault}`;
  }

  async #withErrors(work: () => Promise<readonly string[]>): Promise<string[]> {
    const found = await work().catch((error: unknown) => [String(error).split('\n')[0] ?? '']);
    return [...new Set([...this.#errors.take(), ...found])];
  }
}

export async function showAs(page: Page, { width, scheme }: As): Promise<void> {
  const height = heights[width];
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme });
}

export async function tooWide(page: Page): Promise<string[]> {
  const wanted = await wantedWidth(page);
  const width = page.viewportSize()?.width ?? wanted;
  return wanted > width ? [`is ${wanted} px wide in a window of ${width} px`] : [];
}

/** Navigates as a link of the shell does. Returns the canonical link of the page that it leaves. */
const goTo = (page: Page, path: string, pattern: string | null): Promise<string | null> =>
  page.evaluate(
    ([address, shown]) => {
      const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
      if (window.trialTrace) window.trialTrace.page = shown;
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      return canonical?.href ?? null;
    },
    [path, pattern] as const,
  );
