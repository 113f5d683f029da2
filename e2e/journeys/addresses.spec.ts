import type { APIRequestContext } from '@playwright/test';
import { registry } from 'shared-kit/contract/areas';
import { currentSession } from 'shared-kit/contract/current-session';
import { localePath, locales } from 'shared-kit/contract/languages';
import { expect, signIn, test } from '../fixtures/market.ts';
import { onlyWithAll } from '../fixtures/only-with-all.ts';

const someId = '0190a0a0-0000-7000-8000-000000000000';
const filledIn = (pattern: string) => pattern.replace(':id', someId).replace(':token', 'some-token');

const ofHost = ['/login', '/logout', '/register'];

/** Patterns of the host's own pages and of the live areas' pages. */
async function livePatterns(request: APIRequestContext): Promise<string[]> {
  const { areas } = registry.parse(await (await request.get('/registry.json')).json());
  return [...ofHost, ...areas.flatMap(({ pages }) => pages.map(({ pattern }) => pattern))];
}

for (const locale of locales) {
  test(`every address of host and areas is answered in ${locale}`, async ({ request }) => {
    const patterns = await livePatterns(request);
    expect(patterns).toEqual(expect.arrayContaining(['/', '/shop', '/shop/:id', '/login']));
    for (const pattern of patterns) {
      const address = localePath(filledIn(pattern), locale);
      const answer = await request.get(address, { headers: { 'accept-language': 'en' } });
      expect(answer.status(), address).toBe(200);
      expect(await answer.text(), address).toContain(`<html lang="${locale}"`);
    }
  });

  for (const path of ['/nowhere', '/shop/not-an-id', '/admin/nowhere', '/manufacturer/no/where']) {
    test(`${localePath(path, locale)} is not found`, async ({ request }) => {
      expect((await request.get(localePath(path, locale))).status()).toBe(404);
    });
  }
}

for (const [outcome, answer] of [
  ['answers', null],
  ['has no data', { status: 503, json: {} }],
] as const) {
  test(
    `every page asks at most once who is signed in, while the server ${outcome}`,
    onlyWithAll,
    async ({ page, problems, request }) => {
      test.setTimeout(300_000);
      // Some pages ask for what the retailer may not read, and made-up ids name nothing.
      problems.allow(/40[0134]|503/);
      await signIn(page, 'retailer');
      let asked = 0;
      await page.route(`**${currentSession.read.path}`, (route) => {
        asked += 1;
        return answer ? route.fulfill(answer) : route.continue();
      });
      // Signing out is left to its own journey.
      for (const pattern of (await livePatterns(request)).filter((it) => it !== '/logout')) {
        asked = 0;
        await page.goto(filledIn(pattern));
        await expect(
          page
            .getByRole('main')
            .or(page.getByRole('heading', { level: 1 }))
            .first(),
        ).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(asked, pattern).toBeLessThanOrEqual(1);
      }
    },
  );
}
