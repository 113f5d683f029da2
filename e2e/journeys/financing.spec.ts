import type { Page } from '@playwright/test';
import { expectReadable } from '../fixtures/accessibility.ts';
import { askBanks, signedIn } from '../fixtures/asking-banks.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { inDialog } from '../fixtures/press.ts';
import { wordsOf } from '../fixtures/words.ts';

const ofBank = wordsOf('bank');

/** A quote of the mill's that nobody has financed yet. */
async function unfinanced(page: Page): Promise<string> {
  const { quotes } = await (await page.request.get('/api/quotes')).json();
  for (const { id } of quotes) {
    const { mayAsk } = await (await page.request.get(`/api/quotes/${id}/financing`)).json();
    if (mayAsk) return id;
  }
  throw new Error('the mill has no quote to finance');
}

test('a buyer asks two banks, and accepts what two officers of one sent', async ({ page, browser }) => {
  test.slow();
  await signIn(page, 'mill');
  await page.goto(`/quote/${await unfinanced(page)}`);
  const number = await askBanks(page, ['Poyraz', 'Limmathof']);
  await expect(page.getByText(ofBank.en('financing.no-offer'))).toBeVisible();

  const first = await signedIn(browser, 'bank');
  await first.goto('/bank/quotes');
  await first.getByRole('link', { name: number }).click();
  await first.getByRole('textbox', { name: ofBank.en('editor.field.ratePercent') }).fill('7.85');
  await expect(first.getByRole('term').filter({ hasText: ofBank.en('figures.effective') })).toBeVisible();
  await expectReadable(first);
  await first.getByRole('button', { name: ofBank.en('editor.prepare-binding') }).click();
  await expect(first.getByText(ofBank.en('offer.second-person'))).toBeVisible();

  const second = await signedIn(browser, 'bankOfficer');
  await second.goto(`/tr${new URL(first.url()).pathname}`);
  await second.getByRole('button', { name: ofBank.tr('offer.send') }).click();
  await inDialog(second, ofBank.tr('offer.send'));
  await expect(second.getByText(ofBank.tr('offer.state.sent')).first()).toBeVisible();

  // The buyer's page follows by itself.
  await page.getByRole('button', { name: ofBank.en('financing.choose', { bank: 'Poyraz Bankası' }) }).click();
  await inDialog(page, ofBank.en('financing.choose', { bank: 'Poyraz Bankası' }));
  await expect(page.getByText(ofBank.en('financing.state.accepted'))).toBeVisible();
  await first.reload();
  await expect(first.getByText(ofBank.en('requests.state.accepted'), { exact: true }).first()).toBeVisible();

  const rival = await signedIn(browser, 'secondBank');
  await rival.goto('/bank/quotes');
  await expect(rival.getByRole('row', { name: new RegExp(number.slice(-5)) })).toContainText(
    ofBank.en('requests.state.closed_by_buyer'),
  );
  for (const other of [first, second, rival]) await other.context().close();
});
