import type { Page } from '@playwright/test';
import { expectReadable } from '../fixtures/accessibility.ts';
import { credentialsOf } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/market.ts';
import { changedShop, command, type Releasing, releaseToken, releasing } from '../fixtures/release-drill.ts';
import { useOwnMarket } from '../fixtures/use-own-market.ts';
import { wordsOf } from '../fixtures/words.ts';

const { en, tr } = wordsOf('admin');

const market = useOwnMarket();

let token: string;
let shop: Releasing;
let first: string;
let second: string;

const tokens = (...args: string[]) =>
  command('server/src/cli/run.ts', ['release-token', ...args], { DATA_DIR: market.dataDir() });

test.beforeAll(async () => {
  token = await releaseToken(market.dataDir(), 'mf-shop', '--name', 'night shift');
  shop = await releasing(market.address, token);
  first = (await shop.describe()).live?.version ?? '';
  const changed = await changedShop('page-2', (words) => `${words}/* page-2 */`);
  await shop.upload(changed);
  second = changed.version;
});

async function signInAsAdmin(page: Page): Promise<void> {
  const data = credentialsOf('admin');
  const answer = await page.request.post('/api/auth/sign-in/email', {
    data,
    headers: { origin: market.address },
  });
  expect(answer.status()).toBe(200);
}

/** Presses a button, gives a reason and confirms, only by keyboard. */
async function decide(page: Page, button: string, { confirm, reason }: Record<'confirm' | 'reason', string>) {
  await page.getByRole('region', { name: 'mf-shop' }).getByRole('button', { name: button }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: reason })).toBeFocused();
  await expectReadable(page);
  await page.keyboard.type('Prices without tax');
  for (const name of [/./, confirm]) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name }).and(page.locator(':focus'))).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

const live = async (page: Page) => {
  const registry = await (await page.request.get('/registry.json')).json();
  const { areas } = registry as { areas: { id: string; version: string }[] };
  return areas.find(({ id }) => id === 'shop')?.version;
};

test('staff end a canary, give another to everybody, go back, and revoke the token that gave them', async ({
  page,
}) => {
  test.slow();
  await shop.startCanary(second, 10, first);
  await signInAsAdmin(page);
  await page.goto('/admin/releases');
  const area = page.getByRole('region', { name: 'mf-shop' });
  await expect(area.getByText(en('releases.state.canary', { percent: 10 }))).toBeVisible();
  await expectReadable(page);
  await decide(page, en('releases.canary.abort'), {
    confirm: en('releases.confirm.abort'),
    reason: en('releases.reason'),
  });
  await expect(area.getByText(en('releases.state.canary', { percent: 10 }))).toBeHidden();

  await shop.startCanary(second, 25, first);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tr/admin/releases');
  await expect(area.getByText(tr('releases.state.canary', { percent: 25 }))).toBeVisible();
  await decide(page, tr('releases.canary.promote'), {
    confirm: tr('releases.confirm.promote'),
    reason: tr('releases.reason'),
  });
  await expect(area.getByText(tr('releases.state.live'), { exact: true })).toBeVisible();
  await expect.poll(() => live(page)).toBe(second);

  await decide(page, tr('releases.kept.rollback-version', { version: first }), {
    confirm: tr('releases.confirm.rollback'),
    reason: tr('releases.reason'),
  });
  await expect.poll(() => live(page)).toBe(first);
  await area.getByText(tr.like('releases.history.title')).click();
  await expect(area.getByText('Prices without tax').first()).toBeVisible();
  await expectReadable(page);

  await area.getByText(tr.like('releases.tokens.title')).click();
  await decide(page, tr('releases.tokens.revoke-name', { name: 'night shift' }), {
    confirm: tr('releases.confirm.revoke'),
    reason: tr('releases.reason'),
  });
  await expect(area.getByText(tr('releases.tokens.revoked'))).toBeVisible();
  await expectReadable(page);
  await expect(shop.describe()).rejects.toThrow('release.token-invalid');
  expect(await tokens('list')).toMatch(/revoked {2}used \S+ {2}night shift/);
});
