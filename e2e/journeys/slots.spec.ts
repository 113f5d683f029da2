import type { Page } from '@playwright/test';
import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const [ofBank, ofHost, ofMaker] = [wordsOf('bank'), wordsOf('host'), wordsOf('manufacturer')];

/** A quote of the mill's that has a financing panel. */
async function financeable(page: Page): Promise<string> {
  const { quotes } = await (await page.request.get('/api/quotes')).json();
  for (const { id } of quotes) {
    const { mayAsk } = await (await page.request.get(`/api/quotes/${id}/financing`)).json();
    if (mayAsk) return id;
  }
  throw new Error('the mill has no quote to finance');
}
const panel = (page: Page) => page.locator('[data-slot="quote.aside"][data-area="bank"]');

test('a panel of the banks’ area stands on the quote’s page, for a buyer, and leads to its own page', async ({
  page,
}) => {
  await signIn(page, 'mill');
  const id = await financeable(page);
  await page.goto(`/tr/quote/${id}`);
  await expect(panel(page)).toHaveAttribute('data-panel', 'shown');
  await expect(
    panel(page).getByRole('heading', { level: 2, name: ofBank.tr('quote-panel.title') }),
  ).toBeVisible();
  await expectReadable(page);
  await panel(page)
    .getByRole('link', { name: ofBank.tr('quote-panel.ask') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/tr/quote/${id}/financing$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: ofBank.tr('financing.ask') })).toBeVisible();
  await expectReadable(page);
});

test('a panel whose area can’t be had fails alone, and is told as a failure of that area', async ({
  page,
  problems,
}) => {
  problems.allow(/r\/bank\//);
  await signIn(page, 'mill');
  const id = await financeable(page);
  await page.route('**/r/bank/**', (route) => route.abort());
  const report = page.waitForRequest('**/api/failures');
  await page.goto(`/quote/${id}`);
  await expect(panel(page)).toHaveAttribute('data-panel', 'failed');
  await expect(panel(page)).toHaveText(ofHost.en('part.missing'));
  expect((await report).postDataJSON()).toMatchObject({ area: 'bank', page: '/quote/:id' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a panel that throws fails alone, and is told as its own area’s failure', async ({ page, problems }) => {
  problems.allow(/TypeError/);
  await signIn(page, 'mill');
  const id = await financeable(page);
  const broken = {
    version: { number: 1 },
    shareable: true,
    mayAsk: false,
    banks: [],
    request: { number: 'F-1' },
  };
  await page.route('**/api/quotes/*/financing', (route) => route.fulfill({ json: broken }));
  const report = page.waitForRequest('**/api/failures');
  await page.goto(`/quote/${id}`);
  await expect(panel(page)).toHaveAttribute('data-panel', 'failed');
  await expect(panel(page)).toHaveText(ofHost.en('part.missing'));
  expect((await report).postDataJSON()).toMatchObject({
    code: 'panel.threw',
    area: 'bank',
    page: '/quote/:id',
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what waits for a maker’s signature stands on its overview, as high as where nothing waits', async ({
  page,
}) => {
  await signIn(page, 'machines');
  const signatures = page.locator('[data-slot="overview"][data-area="manufacturer"]');
  const heightAt = async (path: string) => {
    await page.goto(path);
    await expect(signatures).toHaveAttribute('data-panel', 'shown');
    await expect(signatures.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(
      signatures.getByRole('heading', { level: 2, name: ofMaker.tr('signatures.title') }),
    ).toBeVisible();
    await expectReadable(page);
    return (await signatures.boundingBox())?.height;
  };
  const before = await heightAt('/tr/manufacturer');
  await expect(signatures.getByText(ofMaker.tr('signatures.none'))).toBeVisible();
  await page.route(/\/api\/agreement\?/, async (route) => {
    const { agreement } = await (await route.fetch()).json();
    const me = { id: 'a', userId: 'u', name: 'M', role: 'M', signs: 'alone', isMe: true, signedAt: null };
    const signatories = [{ ...me, group: null, withGroup: null, limit: null, until: null }];
    const unsigned = { state: null, inForce: null, canBind: true, isAllowed: true };
    await route.fulfill({ json: { agreement: { ...agreement, ...unsigned, signatories } } });
  });
  expect(await heightAt('/tr/manufacturer')).toBe(before);
  // It is the height that was kept for it.
  const kept = await signatures.evaluate((it) => getComputedStyle(it).getPropertyValue('--panel-height'));
  expect(`${before}px`).toBe(kept);
  await signatures.getByRole('link', { name: ofMaker.tr('signatures.sign') }).click();
  await expect(page).toHaveURL(/\/tr\/signed-manufacturer$/);
});
