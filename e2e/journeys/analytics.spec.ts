import type { BrowserContext, Page } from '@playwright/test';
import { credentialsOf } from '../fixtures/accounts.ts';
import { expect, longEnoughToSend, soon, test } from '../fixtures/recording.ts';
import { type Recording, recordingMarket } from '../fixtures/recording-market.ts';
import { wordsOf } from '../fixtures/words.ts';

const host = wordsOf('host');

test.describe.configure({ timeout: 90_000 });

const agree = (context: BrowserContext) =>
  context.addCookies([{ name: 'analytics_consent', value: 'granted', url: recordingMarket }]);

/** Opens a page as a visitor who has agreed, and waits until it is recorded. */
async function openRecorded(page: Page, context: BrowserContext, recording: Recording, path: string) {
  await agree(context);
  await page.goto(path);
  await expect.poll(() => recording.paths, soon).toContain(path);
}

test('every page is recorded with its full path, tokens masked, and with who is signed in', async ({
  page,
  context,
  recording,
}) => {
  await openRecorded(page, context, recording, '/tr/shop?category=weaving');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: host.tr('footer.category.yarn') })
    .click();
  await expect
    .poll(() => recording.paths, soon)
    .toEqual(['/tr/shop?category=weaving', '/tr/shop?category=yarn']);
  expect(recording.named('$identify')).toEqual([]);
  const [stranger] = recording.named('$pageview');
  expect(stranger?.properties).toMatchObject({ $process_person_profile: false });

  const { email, password } = credentialsOf('retailer');
  await page.goto('/login');
  await page.getByLabel(host.en('login.email')).fill(email);
  await page.getByLabel(host.en('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: host.en('login.submit'), exact: true }).click();
  await expect(page).toHaveURL(`${recordingMarket}/quotes`);
  await expect.poll(() => recording.named('$identify'), soon).toHaveLength(1);
  const session = await (await page.request.get('/api/_auth/session')).json();
  const { id, companyId, companyName } = session.secure;
  const [identified] = recording.named('$identify');
  expect(identified?.properties).toMatchObject({
    distinct_id: id,
    $anon_distinct_id: stranger?.properties.distinct_id,
  });
  expect(identified).toMatchObject({ $set: { id, email, companyId, companyName } });
  await expect.poll(() => recording.paths.at(-1), soon).toBe('/quotes');
  expect(recording.named('$pageview').at(-1)?.properties).toMatchObject({ distinct_id: id });
  const names = recording.events.map(({ event }) => event);
  expect(names.indexOf('$identify')).toBeLessThan(names.lastIndexOf('$pageview'));

  await page.goto('/logout');
  await expect(page).toHaveURL(`${recordingMarket}/`);
  await expect.poll(() => recording.named('$pageview').at(-1)?.properties.distinct_id, soon).not.toBe(id);
  expect(recording.named('$pageview').at(-1)?.properties.distinct_id).not.toBe(
    stranger?.properties.distinct_id,
  );
  expect(JSON.stringify(recording.events)).not.toContain(password);
});

test('a token in an address reaches nobody', async ({ page, context, recording, problems }) => {
  // These links are invalid.
  problems.allow(/40[04]|410/);
  await agree(context);
  await page.goto('/tr/reset-password/s3cret-token?redirect=%2Flogin%2Fs3cret-too');
  await expect
    .poll(() => recording.paths, soon)
    .toEqual(['/tr/reset-password/{token}?redirect=%2Flogin%2F{token}']);
  await page.goto('/login/s3cret-token');
  await expect.poll(() => recording.paths.at(-1), soon).toBe('/login/{token}');
  expect(JSON.stringify(recording.events)).not.toMatch(/s3cret/);
});

test('rage clicks: three within 30 px and a second', async ({ page, context, recording }) => {
  await openRecorded(page, context, recording, '/shop');
  const dark = page
    .getByRole('contentinfo')
    .getByRole('radio', { name: host.en('colour-mode.dark') })
    .locator('..');
  await dark.scrollIntoViewIfNeeded();
  const box = await dark.boundingBox();
  if (!box) throw new Error('the choice of colours is not shown');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const clickAt = (x: number) => page.mouse.click(at.x + x, at.y);

  // Close to each other, but 30 px in total; then in one place, but too slowly.
  for (const x of [-15, 0, 15]) await clickAt(x);
  await page.waitForTimeout(1100);
  for (const _ of [1, 2, 3]) {
    await clickAt(0);
    await page.waitForTimeout(600);
  }
  await page.waitForTimeout(longEnoughToSend);
  expect(recording.named('$autocapture').length).toBeGreaterThan(0);
  expect(recording.named('$rageclick')).toEqual([]);

  for (const x of [0, 3, 0]) await clickAt(x);
  await expect.poll(() => recording.named('$rageclick'), soon).toHaveLength(1);
});

test('texts are recorded up to their lengths', async ({ page, context, recording }) => {
  await openRecorded(page, context, recording, '/shop');
  const link = page.getByRole('contentinfo').locator('a[href*="category=yarn"]');
  const clickWith = async (text: string, pieces: number) => {
    await link.evaluate(
      (element, [piece, count]) => {
        element.addEventListener('click', (event) => event.preventDefault());
        element.replaceChildren(
          ...Array.from({ length: count }, () =>
            Object.assign(document.createElement('span'), { textContent: piece }),
          ),
        );
      },
      [text, pieces] as const,
    );
    // A key press clicks the link itself, not a part of its text.
    await link.press('Enter');
  };
  const lastText = () => recording.named('$autocapture').at(-1)?.properties.$el_text;
  await clickWith('y'.repeat(300), 1);
  await expect.poll(lastText, soon).toBe('y'.repeat(255));
  await clickWith('z'.repeat(300), 6);
  const pieces = Array<string>(6).fill('z'.repeat(255)).join(' ');
  await expect.poll(lastText, soon).toBe(pieces.slice(0, 1024));
});

test('failures: ten at once, then one every ten seconds; areas by their code', async ({
  page,
  context,
  recording,
  problems,
}) => {
  problems.allow(/loom/);
  await openRecorded(page, context, recording, '/shop');
  await page.evaluate(() => {
    for (let index = 0; index < 14; index += 1)
      setTimeout(() => {
        throw new Error(`loom ${index} stopped`);
      });
  });
  await expect.poll(() => recording.named('$exception').length, soon).toBe(10);
  await page.waitForTimeout(longEnoughToSend);
  expect(recording.named('$exception')).toHaveLength(10);
  expect(JSON.stringify(recording.named('$exception')[0]?.properties.$exception_list)).toContain(
    'loom 0 stopped',
  );
  await page.waitForTimeout(7000);
  await page.evaluate(() => {
    for (let index = 0; index < 2; index += 1) void Promise.reject(new Error('loom again'));
  });
  await expect.poll(() => recording.named('$exception').length, soon).toBe(11);
});

test('an area that fails is recorded with its code', async ({ page, context, recording, problems }) => {
  problems.allow(/.*/);
  await agree(context);
  await page.route('**/r/shop/**', (route) => route.abort('connectionrefused'));
  await page.goto('/shop', { waitUntil: 'commit' });
  const recorded = () => recording.named('$exception').map(({ properties }) => properties);
  const code = expect.stringMatching(/^area\.entry-missing/);
  await expect.poll(recorded, soon).toContainEqual(expect.objectContaining({ area: 'shop', code }));
});
