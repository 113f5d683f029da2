import type { Page } from '@playwright/test';

/** What the releasing command asks for. */
export type Asked = {
  url: string;
  area: string;
  version: string;
  /** Lets this browser see the release before anybody else. */
  cookie: { name: string; value: string };
  /** Patterns of the pages that are to be there before any script. */
  prerendered: readonly string[];
};
type Registered = { areas: { id: string; pages: { pattern: string }[] }[] };

/** Where a page stands in one language. */
export const inLanguage = (pattern: string, prefix: '' | '/tr'): string =>
  prefix && pattern === '/' ? prefix : `${prefix}${pattern}`;

/** Runs in the page: whether it is shown by its code, not only there before any script. A text may have its heading in it. */
const isShown = (): boolean => {
  const heading = document.querySelector('main h1');
  return [heading, heading?.parentElement].some((it) =>
    Object.keys(it ?? {}).some((name) => name.startsWith('__reactFiber')),
  );
};

/** Opens every page that needs no parameter, in one language, as a visitor would. Answers what is wrong. */
export async function visitPages(page: Page, { area, url }: Asked, prefix: '' | '/tr'): Promise<string[]> {
  const registry = (await (await page.request.get('/registry.json')).json()) as Registered;
  const patterns = registry.areas.find((it) => it.id === area)?.pages.map(({ pattern }) => pattern) ?? [];
  const faults: string[] = [];
  for (const pattern of patterns.filter((it) => !/[:*]/.test(it))) {
    const path = inLanguage(pattern, prefix);
    const answer = await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    if (answer?.status() !== 200) faults.push(`${path} answers ${answer?.status()}`);
    // Who isn't signed in may be led to the login page: the shell's, which stands for the area's being guarded.
    await page
      .waitForFunction(isShown, undefined, { timeout: 10_000 })
      .catch(() => faults.push(`${path} shows no heading`));
    // A failed area is told by its code, in a panel inside the shell.
    const code = /\barea\.[a-z-]+\b/.exec((await page.locator('main').textContent()) ?? '')?.[0];
    if (code) faults.push(`${path} fails with ${code}`);
  }
  return faults;
}
