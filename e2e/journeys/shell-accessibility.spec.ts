import type { Page } from '@playwright/test';
import type { Locale } from 'shared-kit/contract';
import { findings, wantedWidth } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { typeSomething } from '../fixtures/type-something.ts';

type State = Readonly<{
  path: string;
  /** Runs before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Runs once its heading is visible. */
  opened?: (page: Page, locale: Locale) => Promise<unknown>;
  /** Part of the shell's text in this state, in both languages. */
  says: Readonly<Record<'en' | 'tr', string>>;
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
    says: { en: 'Page Not Found', tr: 'Sayfa Bulunamadı' },
  },
  'the page of an area that does not load': {
    path: '/shop',
    before: (page) => page.route('**/r/shop/**', (route) => route.abort()),
    says: { en: 'Internal Server Error', tr: 'Sunucu Hatası' },
  },
  'signing in': { path: '/login', says: { en: 'Forgot', tr: 'unuttunuz' } },
  'a forgotten password': { path: '/forgot-password', says: { en: 'Send the link', tr: 'Bağlantıyı' } },
  'a new password': {
    path: '/reset-password/a-token',
    before: (page) => page.route('**/api/auth/check-reset-link', (route) => route.fulfill({ json: {} })),
    says: { en: 'password', tr: 'şifre' },
  },
  'a dead link to a new password': {
    path: '/reset-password/a-token',
    says: { en: 'no longer works', tr: 'artık' },
  },
  'a link that signs in': { path: '/login/a-token', says: { en: 'One more press', tr: 'onayınızı' } },
  'signing out': {
    path: '/logout',
    before: async (page) => {
      await signIn(page, 'plain');
      await page.route('**/api/_auth/session', (route) =>
        route.request().method() === 'DELETE' ? undefined : route.fallback(),
      );
    },
    says: { en: 'Sign', tr: 'ıkış' },
  },
  'the question to sign in': {
    path: '/shop?category=weaving',
    opened: (page) => page.getByRole('main').locator('a[href*="/shop/"]').first().click(),
    says: { en: 'Sign in to go on', tr: 'Devam etmek için giriş yapın' },
  },
  'the question to sign in again': {
    path: '/quotes',
    before: async (page) => {
      await signIn(page, 'retailer');
      await page.route('**/api/quotes**', (route) => route.fulfill(refuseSession));
    },
    says: { en: 'Your session has ended', tr: 'Oturumunuz' },
  },
  'the question before leaving': {
    path: '/',
    opened: async (page) => {
      await typeSomething(page);
      await page.getByRole('contentinfo').locator('a[href*="category=yarn"]').click();
    },
    says: { en: 'Leave and lose what you typed?', tr: 'Çıkılsın mı?' },
  },
  'the preferences': {
    path: '/nowhere',
    opened: (page) => page.locator('button[popovertarget=preferences]').click(),
    says: { en: 'Colour mode', tr: 'Renk' },
  },
  'the menu of a narrow window': {
    path: '/',
    opened: (page) => page.locator('button[popovertarget=main-menu]').click(),
    says: { en: 'Parts and materials', tr: 'Parça ve hammadde' },
    widths: [320, 390],
  },
  'the question for consent': {
    // This page is made in the browser, so the changed setting is in force from its first paint.
    path: '/login',
    before: asForConsent,
    opened: (page) => expect(page.locator('[aria-labelledby=consent-title]')).toBeVisible(),
    says: { en: 'May we record', tr: 'kaydedebilir miyiz' },
  },
  'the word of a lost connection': {
    path: '/',
    opened: (page) => page.context().setOffline(true),
    says: { en: 'No connection to the market', tr: 'Pazara bağlantı yok' },
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
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await opened?.(page, locale);
      await expect(page.locator('body')).toContainText(says[locale]);
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
