import { readSession } from 'shared-kit/contract/session';
import { expect, signIn, test } from '../fixtures/market.ts';

const plain = { isAdmin: false, isManufacturer: false, isBank: false, isProvider: false };

for (const [account, flags] of [
  ['retailer', plain],
  ['mill', { ...plain, isManufacturer: true }],
  ['machines', { ...plain, isManufacturer: true }],
  ['bank', { ...plain, isBank: true }],
  ['secondBank', { ...plain, isBank: true }],
  ['provider', { ...plain, isProvider: true }],
  ['plain', plain],
  ['admin', { ...plain, isAdmin: true }],
] as const) {
  test(`the demo account ${account} signs in and out`, async ({ page }) => {
    await signIn(page, account);
    const session = readSession(await (await page.request.get('/api/_auth/session')).json());
    expect(session?.user).toMatchObject(flags);
    await page.request.delete('/api/_auth/session');
    expect(readSession(await (await page.request.get('/api/_auth/session')).json())).toBeNull();
  });
}
