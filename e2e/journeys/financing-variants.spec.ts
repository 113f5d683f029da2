import { expectReadable } from '../fixtures/accessibility.ts';
import { askBanks, openRequest, signedIn } from '../fixtures/asking-banks.ts';
import { bindingOffer, indicativeOffer, offeredQuote, sendVersion } from '../fixtures/financed-quote.ts';
import { expect, signIn, test } from '../fixtures/market.ts';

test('a newer version, a bank that gives up, another one that comes back, and a buyer who withdraws', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, 'mill');
  const [maker, bank, officer, rival] = [
    await signedIn(browser, 'machines'),
    await signedIn(browser, 'bank'),
    await signedIn(browser, 'bankOfficer'),
    await signedIn(browser, 'secondBank'),
  ];
  const id = await offeredQuote(page, maker);
  await page.goto(`/quote/${id}`);
  const number = await askBanks(page, ['Poyraz', 'Limmathof']);
  const bankQuoteId = await openRequest(bank, number);
  await bindingOffer(bank, officer, bankQuoteId, []);
  await indicativeOffer(rival, await openRequest(rival, number));
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
