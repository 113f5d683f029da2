import type { Page } from '@playwright/test';
import type { Locale } from 'shared-kit/contract/languages';
import { findings, wantedWidth } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import type { MessageKeys } from '../fixtures/message-keys.ts';
import { typeSomething } from '../fixtures/type-something.ts';
import { wordsOf } from '../fixtures/words.ts';

type State = Readonly<{
  path: string;
  /** Runs before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Runs once its heading is visible. */
  opened?: (page: Page, locale: Locale) => Promise<unknown>;
  /** Key of a text of the shell in this state. */
  says: MessageKeys['host'];
  widths?: readonly number[];
}>;

const refuseSession = { status: 401, json: { status: 401, code: 'auth.signed-out', requestId: 'r-1' } };

const asForConsent = (page: Page) =>
  page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace('"analyticsConsent":"off"', '"analyticsConsent":"required"')
      .replace('"posthogPublicKey":""', '"posthogPublicKey":"phc_none"');
    await route.fulfill({ response: answer, body });
  });

/** Every page of the shell, and everything that it opens over a page. */
const states: Readonly<Record<string, State>> = {
  'the page for wrong addresses': {
    path: '/nowhere',
    says: 'error.not-found.title',
  },
  'the page of an area that does not load': {
    path: '/shop',
    before: (page) => page.route('**/r/shop/**', (route) => route.abort()),
    says: 'error.fatal.title',
  },
  'signing in': { path: '/login', says: 'login.forgot' },
  'a forgotten password': { path: '/forgot-password', says: 'forgot-password.submit' },
  'a new password': {
    path: '/reset-password/a-token',
    before: (page) => page.route('**/api/auth/check-reset-link', (route) => route.fulfill({ json: {} })),
    says: 'reset-password.password',
  },
  'a dead link to a new password': {
    path: '/reset-password/a-token',
    says: 'dead-link.title',
  },
  'a link that signs in': { path: '/login/a-token', says: 'login-token.lead' },
  'signing out': {
    path: '/logout',
    before: async (page) => {
      await signIn(page, 'plain');
      await page.route('**/api/_auth/session', (route) =>
        route.request().method() === 'DELETE' ? undefined : route.fallback(),
      );
    },
    says: 'logout.title',
  },
  'the question to sign in': {
    path: '/shop?category=weaving',
    opened: (page) => page.getByRole('main').locator('a[href*="/shop/"]').first().click(),
    says: 'request-login-modal.title',
  },
  'the question to sign in again': {
    path: '/quotes',
    before: async (page) => {
      await signIn(page, 'retailer');
      await page.route('**/api/quotes**', (route) => route.fulfill(refuseSession));
    },
    says: 'session.expired.title',
  },
  'the question before leaving': {
    path: '/',
    opened: async (page) => {
      await typeSomething(page);
      await page.getByRole('contentinfo').locator('a[href*="category=yarn"]').click();
    },
    says: 'leave.title',
  },
  'the preferences': {
    path: '/nowhere',
    opened: (page) => page.locator('button[popovertarget=preferences]').click(),
    says: 'colour-mode.title',
  },
  'the menu of a narrow window': {
    path: '/',
    opened: (page) => page.locator('button[popovertarget=main-menu]').click(),
    says: 'nav.department.parts-materials',
    widths: [320, 390],
  },
  'the question for consent': {
    // This page is made in the browser, so the changed setting is in force from its first paint.
    path: '/login',
    before: asForConsent,
    opened: (page) => expect(page.locator('[aria-labelledby=consent-title]')).toBeVisible(),
    says: 'consent.title',
  },
  'the word of a lost connection': {
    path: '/',
    opened: (page) => page.context().setOffline(true),
    says: 'offline.text',
  },
};

for (const [name, { path, before, opened, says, widths = [320, 390, 768, 1440] }] of Object.entries(states)) {
  for (const locale of ['en', 'tr'] as const) {
    test(`${name}: no finding and no overflow, ${locale}`, async ({ page, problems }) => {
      test.slow();
      // These problems belong to the states tested here.
      problems.allow(/Failed to load resource|ChunkLoadError|RUNTIME|ERR_/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: widths[0] ?? 320, height: 800 });
      await before?.(page);
      await page.goto(locale === 'en' ? path : `/tr${path === '/' ? '' : path}`);
      // Behind a dialog, which may have come before, it is no heading for assistive technology.
      await expect(page.locator('h1').first()).toBeVisible();
      await opened?.(page, locale);
      await expect(page.locator('body')).toContainText(wordsOf('host')[locale](says));
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await wantedWidth(page), `width at ${width} px`).toBeLessThanOrEqual(width);
      }
      // Contrast depends on the mode, structure on the width: check each once, in one language.
      const [colorScheme, width] =
        locale === 'en' ? (['light', widths.at(-1)] as const) : (['dark', widths[0]] as const);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: width ?? 320, height: 800 });
      expect(await findings(page), `${colorScheme} at ${width} px`).toEqual([]);
    });
  }
}
