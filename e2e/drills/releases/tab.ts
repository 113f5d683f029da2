import type { Browser, Page, Request } from '@playwright/test';
import { credentialsOf } from '../../fixtures/accounts.ts';
import { isAnswering } from '../loads/watch-load.ts';
import { formOf, type TypedForm } from './form.ts';
import type { Loaded } from './reload-rule.ts';
import type { Role } from './roles.ts';

/** A page may be slow while releases follow each other, but has to come. */
const patienceMs = 30_000;

export type Problem = Readonly<{ at: number; text: string }>;

/** An open tab of somebody, and everything that it did by itself. */
export type Tab = Readonly<{
  role: Role;
  page: Page;
  form: TypedForm;
  /** Errors in the console, and what the page threw. */
  problems: readonly Problem[];
  /** Documents that it loaded by itself. */
  documents: () => readonly Loaded[];
  /** Goes to a page as its links do, and returns its heading once that matches. */
  goTo: (path: string, heading?: RegExp) => Promise<string>;
  /** Whether the page shows a link to there. */
  hasLinkTo: (path: string) => Promise<boolean>;
}>;

export async function openTab(browser: Browser, url: string, role: Role, number: number): Promise<Tab> {
  const page = await signedInPage(browser, url, role, number);
  const problems = problemsOf(page);
  const [{ path }] = role.pages;
  await page.goto(path);
  const form = formOf(page, role);
  const documents = documentsOf(page, form.isTyping);
  await page.waitForFunction(isAnswering);
  return {
    role,
    page,
    form,
    problems,
    documents,
    hasLinkTo: async (to) => (await linksTo(page, to).count()) > 0,
    async goTo(to, heading = /./) {
      await follow(page, to);
      const shown = page.getByRole('main').getByRole('heading', { level: 1, name: heading }).first();
      await shown.waitFor();
      await page.waitForFunction(isAnswering);
      return (await shown.textContent()) ?? '';
    },
  };
}

async function signedInPage(browser: Browser, url: string, role: Role, number: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    ignoreHTTPSErrors: true,
    extraHTTPHeaders: { 'x-forwarded-for': `198.19.0.${number + 1}` },
  });
  context.setDefaultTimeout(patienceMs);
  if (role.account) {
    const data = credentialsOf(role.account);
    const answer = await context.request.post('/api/auth/sign-in/email', { data, headers: { origin: url } });
    if (!answer.ok()) throw new Error(`${role.name} could not sign in: ${answer.status()}`);
  }
  const page = await context.newPage();
  // The browser asks before a document takes something typed with it: see what comes of that.
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

const linksTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`);

/** By a link of the page if it shows one, else as its links do. */
async function follow(page: Page, path: string): Promise<void> {
  const links = linksTo(page, path);
  if ((await links.count()) > 0) {
    const isDone = links
      .first()
      .click({ timeout: 3000 })
      .then(() => true);
    // It may lie below something else.
    if (await isDone.catch(() => false)) return;
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

function problemsOf(page: Page): readonly Problem[] {
  const problems: Problem[] = [];
  const note = (text: string) => problems.push({ at: Date.now(), text });
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`thrown: ${error.message}`));
  page.on('crash', () => note('the page crashed'));
  return problems;
}

function documentsOf(page: Page, isTyping: () => boolean): () => readonly Loaded[] {
  const seen: (Loaded & { request: Request })[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame() || request.redirectedFrom())
      return;
    seen.push({ at: Date.now(), path: new URL(request.url()).pathname, isTyping: isTyping(), request });
  });
  return () =>
    seen.map(({ request, at, ...rest }) => {
      const { startTime } = request.timing();
      return { ...rest, at: startTime > 0 ? startTime : at };
    });
}
