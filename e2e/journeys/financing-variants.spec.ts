import { expectReadable } from '../fixtures/accessibility.ts';
import { askBanks, openRequest, signedIn } from '../fixtures/asking-banks.ts';
import { bindingOffer, indicativeOffer, offeredQuote, sendVersion } from '../fixtures/financed-quote.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { inDialog } from '../fixtures/press.ts';
import { wordsOf } from '../fixtures/words.ts';

const ofBank = wordsOf('bank');

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
  await expect(
    page.getByRole('button', { name: ofBank.en('financing.choose', { bank: 'Poyraz Bankası' }) }),
  ).toBeVisible();

  // Of another amount, the bank would make a new offer.
  await sendVersion(maker, id, '100000', 14);
  await page.reload();
  const share = page.getByRole('form', { name: ofBank.en('financing.newer.title', { version: 2 }) });
  await share.getByRole('checkbox', { name: ofBank.en('financing.consent') }).check();
  await expectReadable(page);
  await share.getByRole('button', { name: ofBank.en('financing.newer.share', { version: 2 }) }).click();
  await expect(share).toBeHidden();
  await expect(
    page.getByRole('button', { name: ofBank.en('financing.choose', { bank: 'Poyraz Bankası' }) }),
  ).toBeHidden();

  // Who prepared a binding offer doesn't confirm it either.
  await bank.reload();
  await expect(bank.getByText(ofBank.en('confirm.second-person'))).toBeVisible();
  await officer.goto(`/tr/bank/quotes/${bankQuoteId}`);
  await officer.getByRole('button', { name: ofBank.tr('confirm.do', { number: 1 }) }).click();
  await inDialog(officer, ofBank.tr('confirm.do', { number: 1 }));
  await expect(officer.getByText(ofBank.tr.within('confirm.why', { version: 2 }))).toBeHidden();
  await expectReadable(officer);

  await page.getByRole('button', { name: ofBank.en('financing.choose', { bank: 'Poyraz Bankası' }) }).click();
  await inDialog(page, ofBank.en('financing.choose', { bank: 'Poyraz Bankası' }));
  await expect(page.getByText(ofBank.en('financing.state.accepted'))).toBeVisible();
  await bank.reload();
  await bank.getByText(ofBank.en('end.fail')).first().click();
  await bank.getByRole('textbox', { name: ofBank.en('end.reason') }).fill('The collateral falls short');
  await bank.getByRole('button', { name: ofBank.en('end.fail') }).click();
  await inDialog(bank, ofBank.en('end.fail'));
  await expect(page.getByText('The collateral falls short').first()).toBeVisible();

  await rival.reload();
  await rival.getByRole('button', { name: ofBank.en('confirm.do', { number: 1 }) }).click();
  await inDialog(rival, ofBank.en('confirm.do', { number: 1 }));
  await expect(rival.getByRole('button', { name: ofBank.en('confirm.do', { number: 1 }) })).toBeHidden();
  await expectReadable(page);
  await page.getByRole('button', { name: ofBank.en('financing.withdraw') }).click();
  await inDialog(page, ofBank.en('financing.withdraw'));
  await expect(page.getByRole('button', { name: ofBank.en('financing.ask') })).toBeVisible();
  await rival.goto(`/bank/quotes?q=${number}`);
  await expect(rival.getByRole('row', { name: new RegExp(number) })).toContainText(
    ofBank.en('requests.state.closed_by_buyer'),
  );
  for (const other of [maker, bank, officer, rival]) await other.context().close();
});
