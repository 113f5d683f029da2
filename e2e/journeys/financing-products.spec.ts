import type { Page } from '@playwright/test';
import { expectReadable } from '../fixtures/accessibility.ts';
import { askBanks, openRequest, signedIn, signedPdf } from '../fixtures/asking-banks.ts';
import { acceptQuote, bindingLetter, bindingOffer, offeredQuote } from '../fixtures/financed-quote.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { inDialog } from '../fixtures/press.ts';
import { wordsOf } from '../fixtures/words.ts';

const ofQuotes = wordsOf('quotes');
const ofBank = wordsOf('bank');
const ofHost = wordsOf('host');

/** Asks Poyraz and opens the request there, in Turkish; returns the id of the bank's quote. */
const askPoyraz = async (page: Page, bank: Page) =>
  openRequest(bank, await askBanks(page, ['Poyraz']), '/tr');

test('a lease makes the lessor the one that the maker invoices', async ({ page, browser }) => {
  test.slow();
  await signIn(page, 'mill');
  const [maker, bank, officer] = [
    await signedIn(browser, 'machines'),
    await signedIn(browser, 'bank'),
    await signedIn(browser, 'bankOfficer'),
  ];
  const id = await offeredQuote(page, maker);
  await page.goto(`/quote/${id}`);
  await bindingOffer(bank, officer, await askPoyraz(page, bank), [], 'financial-lease');
  await expect(page.getByText(ofBank.en('rates.product.financial-lease')).first()).toBeVisible();
  await page.getByRole('button', { name: ofBank.en('financing.choose', { bank: 'Poyraz Bankası' }) }).click();
  await inDialog(page, ofBank.en('financing.choose', { bank: 'Poyraz Bankası' }));
  await expect(page.getByText(ofBank.en('financing.state.accepted'))).toBeVisible();
  await acceptQuote(page, id);

  await bank.reload();
  const contract = bank.getByRole('form', { name: ofBank.tr('contract.send') });
  await contract
    .getByRole('combobox', { name: ofBank.tr('contract.form') })
    .selectOption({ label: ofBank.tr('contract.form.ink') });
  await contract.getByLabel(ofHost.tr('attachment.choose')).setInputFiles(signedPdf('contract.pdf'));
  await expect(contract.getByText(/contract\.pdf/)).toBeVisible();
  await expectReadable(bank);
  await contract.getByRole('button', { name: ofBank.tr('contract.send') }).click();
  await page.reload();
  await page.getByRole('button', { name: ofBank.en('financing.contract.confirm') }).click();
  await inDialog(page, ofBank.en('financing.contract.confirm'));
  await expect(page.getByText(ofBank.en('financing.state.contract_signed'))).toBeVisible();

  await maker.goto(`/tr/quote/${id}`);
  const secured = maker.getByText(ofQuotes.tr.within('quote.financed.lessor', { name: 'Poyraz Bankası' }));
  await expect(secured.first()).toBeVisible();
  await expectReadable(maker);
  expect(await maker.locator('main').textContent()).not.toContain('7.85');
  for (const other of [maker, bank, officer]) await other.context().close();
});

test('a letter of credit is accepted, issued and read by the maker', async ({ page, browser }) => {
  test.slow();
  await signIn(page, 'mill');
  const [maker, bank, officer] = [
    await signedIn(browser, 'machines'),
    await signedIn(browser, 'bank'),
    await signedIn(browser, 'bankOfficer'),
  ];
  const id = await offeredQuote(page, maker);
  await page.goto(`/quote/${id}`);
  await bindingLetter(bank, officer, await askPoyraz(page, bank));
  const choose = page.getByRole('button', {
    name: ofBank.en('financing.letter.choose', { bank: 'Poyraz Bankası' }),
  });
  await expect(choose).toBeVisible();
  await expectReadable(page);
  await choose.click();
  await inDialog(page, ofBank.en('financing.letter.choose', { bank: 'Poyraz Bankası' }));
  await expect(choose).toBeHidden();
  await acceptQuote(page, id);

  await bank.reload();
  const issue = bank.getByRole('form', { name: ofBank.tr('letter.issue') });
  await issue.getByRole('textbox', { name: ofBank.tr('letter.reference') }).fill('LC 88/2026');
  await issue.getByLabel(ofHost.tr('attachment.choose')).setInputFiles(signedPdf('credit.pdf'));
  await expect(issue.getByText(/credit\.pdf/)).toBeVisible();
  await expectReadable(bank);
  await issue.getByRole('button', { name: ofBank.tr('letter.issue') }).click();
  await inDialog(bank, ofBank.tr('letter.issue'));
  await expect(issue).toBeHidden();

  await maker.goto(`/tr/quote/${id}`);
  await expect(maker.getByText(ofQuotes.tr.within('quote.financed.issuer')).first()).toBeVisible();
  await maker.getByRole('link', { name: ofBank.tr('quote-panel.open') }).click();
  await expect(
    maker.getByRole('heading', { name: ofBank.tr('financing.letter.of', { bank: 'Poyraz Bankası' }) }),
  ).toBeVisible();
  await expect(maker.getByText('LC 88/2026')).toBeVisible();
  await expect(maker.getByText('Commercial invoice')).toBeVisible();
  await expectReadable(maker);
  expect(await maker.locator('main').textContent()).not.toContain('Pledge on the account');
  for (const other of [maker, bank, officer]) await other.context().close();
});
