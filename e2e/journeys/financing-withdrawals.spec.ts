import { expectReadable } from '../fixtures/accessibility.ts';
import { askBanks, openRequest, signedIn } from '../fixtures/asking-banks.ts';
import { bindingOffer, offeredQuote } from '../fixtures/financed-quote.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { inDialog } from '../fixtures/press.ts';
import { wordsOf } from '../fixtures/words.ts';

const ofBank = wordsOf('bank');

test('a bank declines for a reason, and another one withdraws its binding offer with the buyer’s word', async ({
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

  await openRequest(rival, number, '/tr');
  await rival.getByText(ofBank.tr('end.decline'), { exact: true }).first().click();
  const decline = rival.getByRole('form', { name: ofBank.tr('end.decline') });
  const reason = ofBank.tr('contract/financing/decline.collateral');
  await decline.getByRole('combobox', { name: ofBank.tr('end.reason') }).selectOption(reason);
  await expectReadable(rival);
  await decline.getByRole('button', { name: ofBank.tr('end.decline') }).click();
  await inDialog(rival, ofBank.tr('end.decline'));
  await expect(rival.getByText(ofBank.tr('deal.declined', { reason }))).toBeVisible();
  await rival.goto('/tr/bank/quotes');
  await rival.getByRole('link', { name: ofBank.tr.like('requests.declined.count', { reason }) }).click();
  await expect(rival.getByRole('row', { name: new RegExp(number) })).toBeVisible();
  await expectReadable(rival);
  const told = ofBank.en('contract/financing/decline.collateral');
  await expect(page.getByText(ofBank.en('financing.decline-code', { reason: told }))).toBeVisible();

  const bankQuoteId = await openRequest(bank, number);
  await bindingOffer(bank, officer, bankQuoteId, []);
  await bank.reload();
  const ask = ofBank.en('withdrawal.ask');
  await bank.getByText(ask).first().click();
  await bank.getByRole('textbox', { name: ofBank.en('withdrawal.reason') }).fill('Our rates have risen');
  await expectReadable(bank);
  await bank.getByRole('button', { name: ask }).click();
  await expect(bank.getByText(ofBank.en.like('withdrawal.asked'))).toBeVisible();

  // Until the buyer agrees, its choice stands open.
  await expect(
    page.getByText(ofBank.en.within('financing.withdrawal.asked', { reason: 'Our rates have risen' })),
  ).toBeVisible();
  await expect(
    page.getByRole('button', { name: ofBank.en('financing.choose', { bank: 'Poyraz Bankası' }) }),
  ).toBeVisible();
  await expectReadable(page);
  await page
    .getByRole('textbox', { name: ofBank.en('financing.withdrawal.words', { bank: 'Poyraz Bankası' }) })
    .fill('We count on it');
  await page
    .getByRole('button', { name: ofBank.en('financing.withdrawal.refuse', { bank: 'Poyraz Bankası' }) })
    .click();
  await inDialog(page, ofBank.en('financing.withdrawal.refuse', { bank: 'Poyraz Bankası' }));
  await expect(page.getByText(ofBank.en.within('financing.withdrawal.asked'))).toBeHidden();
  await bank.reload();
  await expect(bank.getByText(ofBank.en('withdrawal.answer', { answer: 'We count on it' }))).toBeVisible();
  await bank.getByText(ask).first().click();
  await bank.getByRole('textbox', { name: ofBank.en('withdrawal.reason') }).fill('Once more');
  await bank.getByRole('button', { name: ask }).click();

  await page.goto(`/tr/quote/${id}/financing`);
  const accept = page.getByRole('button', {
    name: ofBank.tr('financing.choose', { bank: 'Poyraz Bankası' }),
  });
  await expect(accept).toBeVisible();
  await page
    .getByRole('button', { name: ofBank.tr('financing.withdrawal.agree', { bank: 'Poyraz Bankası' }) })
    .click();
  await inDialog(page, ofBank.tr('financing.withdrawal.agree', { bank: 'Poyraz Bankası' }));
  await expect(accept).toBeHidden();
  await expect(page.getByText(ofBank.tr('financing.bank-state.withdrawn'))).toBeVisible();
  await officer.goto(`/bank/quotes?q=${number}`);
  await expect(officer.getByRole('row', { name: new RegExp(number) })).toContainText(
    ofBank.en('requests.state.withdrawn'),
  );
  for (const other of [maker, bank, officer, rival]) await other.context().close();
});
