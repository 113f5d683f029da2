import { expectReadable } from '../fixtures/accessibility.ts';
import { askBanks, openRequest, signedIn } from '../fixtures/asking-banks.ts';
import { bindingOffer, offeredQuote } from '../fixtures/financed-quote.ts';
import { expect, signIn, test } from '../fixtures/market.ts';

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
  await rival.getByText('Talebi reddet', { exact: true }).first().click();
  const decline = rival.getByRole('form', { name: 'Talebi reddet' });
  await decline.getByRole('combobox', { name: 'Gerekçe' }).selectOption('Teminat yetersiz');
  await expectReadable(rival);
  await decline.getByRole('button', { name: 'Talebi reddet' }).click();
  await expect(rival.getByText('Reddedildi: Teminat yetersiz')).toBeVisible();
  await rival.goto('/tr/bank/quotes');
  await rival.getByRole('link', { name: /^Teminat yetersiz: / }).click();
  await expect(rival.getByRole('row', { name: new RegExp(number) })).toBeVisible();
  await expectReadable(rival);
  await expect(page.getByText('reason: Collateral not enough')).toBeVisible();

  const bankQuoteId = await openRequest(bank, number);
  await bindingOffer(bank, officer, bankQuoteId, []);
  await bank.reload();
  const ask = 'Ask the buyer to withdraw the offer';
  await bank.getByText(ask).first().click();
  await bank.getByRole('textbox', { name: 'Why, for the buyer to read' }).fill('Our rates have risen');
  await expectReadable(bank);
  await bank.getByRole('button', { name: ask }).click();
  await expect(bank.getByText(/The offer still binds/)).toBeVisible();

  // Until the buyer agrees, its choice stands open.
  await expect(page.getByText(/asks to withdraw its binding offer: “Our rates have risen”/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept Poyraz Bankası' })).toBeVisible();
  await expectReadable(page);
  await page.getByRole('textbox', { name: /^Words to Poyraz Bankası/ }).fill('We count on it');
  await page.getByRole('button', { name: 'Hold Poyraz Bankası to its offer' }).click();
  await expect(page.getByText(/asks to withdraw/)).toBeHidden();
  await bank.reload();
  await expect(bank.getByText('The buyer says: “We count on it”')).toBeVisible();
  await bank.getByText(ask).first().click();
  await bank.getByRole('textbox', { name: 'Why, for the buyer to read' }).fill('Once more');
  await bank.getByRole('button', { name: ask }).click();

  await page.goto(`/tr/quote/${id}`);
  const accept = page.getByRole('button', { name: 'Poyraz Bankası teklifini kabul et' });
  await expect(accept).toBeVisible();
  await page.getByRole('button', { name: 'Poyraz Bankası geri çeksin' }).click();
  await expect(accept).toBeHidden();
  await expect(page.getByText(/banka geri çekti/)).toBeVisible();
  await officer.goto(`/bank/quotes?q=${number}`);
  await expect(officer.getByRole('row', { name: new RegExp(number) })).toContainText('Withdrawn');
  for (const other of [maker, bank, officer, rival]) await other.context().close();
});
