import type { Page } from '@playwright/test';
import { expect, longEnoughToSend, soon, test } from '../fixtures/recording.ts';
import { wordsOf } from '../fixtures/words.ts';

const host = wordsOf('host');

test.describe.configure({ timeout: 90_000 });

const asked = (page: Page) => page.getByRole('region', { name: host.en('consent.title') });
/** Everything that analytics stored in the browser. */
const kept = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie]
      .join(' ')
      .match(/ph_|posthog|analytics_consent=\w+/g),
  );

test('nothing is kept or sent before the choice, nor after refusing; the choice can be changed', async ({
  page,
  context,
  recording,
}) => {
  await page.goto('/shop');
  await expect(asked(page)).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: host.en('footer.category.yarn') })
    .click();
  await expect(page).toHaveURL(/category=yarn/);
  await page.waitForTimeout(longEnoughToSend);
  expect([recording.sent, await kept(page)]).toEqual([0, null]);

  await asked(page)
    .getByRole('button', { name: host.en('consent.refuse') })
    .click();
  await expect(asked(page)).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('button', { name: host.en('consent.change') })).toBeAttached();
  await page.waitForTimeout(longEnoughToSend);
  await expect(asked(page)).toBeHidden();
  expect([recording.sent, await kept(page)]).toEqual([0, ['analytics_consent=refused']]);
  const cookie = (await context.cookies()).find(({ name }) => name === 'analytics_consent');
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(180);

  await page.getByRole('button', { name: host.en('consent.change') }).click();
  await expect(asked(page)).toBeFocused();
  await expect(asked(page)).toContainText(host.en('consent.now.refused'));
  await asked(page)
    .getByRole('button', { name: host.en('consent.grant') })
    .click();
  await expect(page.getByRole('button', { name: host.en('consent.change') })).toBeFocused();
  // The page on which they agreed, and none before.
  await expect.poll(() => recording.paths, soon).toEqual(['/']);

  await page.getByRole('button', { name: host.en('consent.change') }).click();
  await asked(page)
    .getByRole('button', { name: host.en('consent.refuse') })
    .click();
  await expect.poll(() => kept(page)).toEqual(['analytics_consent=refused']);
  const sent = recording.sent;
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: host.en('footer.category.yarn') })
    .click();
  await page.waitForTimeout(longEnoughToSend);
  expect([recording.sent, await kept(page)]).toEqual([sent, ['analytics_consent=refused']]);
});

test('the question is answered by keyboard, in Turkish, and waits when left', async ({ page }) => {
  await page.goto('/tr');
  const question = page.getByRole('region', { name: host.tr('consent.title') });
  await expect(question).toBeVisible();
  // It is last in the document, so go one step back from its end.
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: host.tr('consent.change') })
    .focus();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: host.tr('consent.refuse') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  expect(await kept(page)).toContain('analytics_consent=granted');
});

for (const width of [320, 1440]) {
  test(`the question moves nothing and leaves nothing covered at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as { value: number; sources?: { node?: Element }[] };
          const moved = sources?.some(({ node }) => node?.closest?.('[aria-labelledby="consent-title"]'));
          if (moved) Object.assign(window, { shifted: value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/login');
    const form = page.getByRole('button', { name: host.en('login.submit'), exact: true });
    await expect(form).toBeVisible();
    const before = await form.boundingBox();
    await expect(asked(page)).toBeVisible();
    expect(await form.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // At the end of the page the question is below everything else.
    await page.goto('/');
    await expect(asked(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const foot = await page.getByRole('contentinfo').boundingBox();
    const question = await asked(page).boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((question?.y ?? 0) + 1);
    expect(question?.height ?? 0).toBeLessThan(240);
  });
}

test('where consent is off nobody is asked, and visits are recorded', async ({ page, recording }) => {
  await page.route('**/shop', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace('"analyticsConsent":"required"', '"analyticsConsent":"off"')
      // The prerendered page was made with the other configuration.
      .replace(
        /(?<=<div id="root">).*(?=<\/div>\s*(?:<link[^>]*>\s*)*<script type="application\/json")/s,
        '',
      );
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/shop');
  await expect.poll(() => recording.paths, soon).toEqual(['/shop']);
  await expect(asked(page)).toBeHidden();
  await expect(page.getByRole('button', { name: host.en('consent.change') })).toBeHidden();
});
