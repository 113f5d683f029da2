import type { Browser, Page } from '@playwright/test';
import { expectReadable } from '../fixtures/accessibility.ts';
import type { Account } from '../fixtures/accounts.ts';
import { bindingOffer, indicativeOffer, offeredQuote, sendVersion } from '../fixtures/financed-quote.ts';
import { expect, signIn, test } from '../fixtures/market.ts';

async function at(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signIn(page, account);
  return page;
}

/** Asks Poyraz and Limmathof; returns the number of the request. */
async function askBanks(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Ask banks' }).click();
  const form = page.getByRole('form', { name: 'Ask banks' });
  await form.getByRole('checkbox', { name: /Poyraz/ }).check();
  await form.getByRole('checkbox', { name: /Limmathof/ }).check();
  await form.getByRole('checkbox', { name: /We agree/ }).check();
  await form.getByRole('button', { name: 'Ask 2 banks' }).click();
  const heading = page.getByRole('heading', { name: /^Financing F-/ });
  await expect(heading).toBeVisible();
  return ((await heading.textContent()) ?? '').replace('Financing ', '');
}

/** Opens the request from a bank's queue; returns the id of the bank's quote. */
async function openAt(bank: Page, number: string): Promise<string> {
  await bank.goto(`/bank/quotes?q=${number}`);
  await bank.getByRole('link', { name: number }).click();
  await bank.waitForURL(/\/bank\/quotes\/[\da-f-]{36}/);
  return new URL(bank.url()).pathname.split('/').at(-1) ?? '';
}

test('a newer version, a bank that gives up, another one that comes back, and a buyer who withdraws', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, 'mill');
  const [maker, bank, officer, rival] = [
    await at(browser, 'machines'),
    await at(browser, 'bank'),
    await at(browser, 'bankOfficer'),
    await at(browser, 'secondBank'),
  ];
  const id = await offeredQuote(page, maker);
  await page.goto(`/quote/${id}`);
  const number = await askBanks(page);
  const bankQuoteId = await openAt(bank, number);
  await bindingOffer(bank, officer, bankQuoteId, []);
  await indicativeOffer(rival, await openAt(rival, number));
  await expect(page.getByRole('button', { name: 'Accept Poyraz Bankası' })).toBeVisible();

  await sendVersion(maker, id, '90000');
  await page.reload();
  const share = page.getByRole('form', { name: 'Share Rev 2 with the banks' });
  await share.getByRole('checkbox', { name: /We agree/ }).check();
  await expectReadable(page);
  await share.getByRole('button', { name: 'Share Rev 2' }).click();
  await expect(share).toBeHidden();
  await expect(page.getByRole('button', { name: 'Accept Poyraz Bankası' })).toBeHidden();

  // Who prepared a binding offer doesn't confirm it either.
  await bank.reload();
  await expect(bank.getByText('Somebody else than you has to confirm this binding offer.')).toBeVisible();
  await officer.goto(`/tr/bank/quotes/${bankQuoteId}`);
  await officer.getByRole('button', { name: '1. teklifi onayla' }).click();
  await expect(officer.getByText(/Alım Rev 2 olarak değişti/)).toBeHidden();
  await expectReadable(officer);

  await page.getByRole('button', { name: 'Accept Poyraz Bankası' }).click();
  await expect(page.getByText('You have accepted an offer')).toBeVisible();
  await bank.reload();
  await bank.getByText('End: no contract').first().click();
  await bank.getByRole('textbox', { name: 'Reason' }).fill('The collateral falls short');
  await bank.getByRole('button', { name: 'End: no contract' }).click();
  await expect(page.getByText('The collateral falls short').first()).toBeVisible();

  await rival.reload();
  await rival.getByRole('button', { name: 'Confirm offer 1' }).click();
  await expect(rival.getByRole('button', { name: 'Confirm offer 1' })).toBeHidden();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Withdraw the request' }).click();
  await expect(page.getByRole('button', { name: 'Ask banks' })).toBeVisible();
  await rival.goto(`/bank/quotes?q=${number}`);
  await expect(rival.getByRole('row', { name: new RegExp(number) })).toContainText('Closed by the buyer');
  for (const other of [maker, bank, officer, rival]) await other.context().close();
});
