import type { Page } from '@playwright/test';
import { expectReadable } from '../fixtures/accessibility.ts';
import { askBanks, openRequest, signedIn, signedPdf } from '../fixtures/asking-banks.ts';
import { acceptQuote, bindingLetter, bindingOffer, offeredQuote } from '../fixtures/financed-quote.ts';
import { expect, signIn, test } from '../fixtures/market.ts';

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
  await expect(page.getByText('Financial lease').first()).toBeVisible();
  await page.getByRole('button', { name: 'Accept Poyraz Bankası' }).click();
  await expect(page.getByText('You have accepted an offer')).toBeVisible();
  await acceptQuote(page, id);

  await bank.reload();
  const contract = bank.getByRole('form', { name: 'Sözleşmeyi gönder' });
  await contract.getByRole('combobox', { name: 'İmza şekli' }).selectOption({ label: 'Kâğıt üzerinde' });
  await contract.getByLabel('Dosya ekle').setInputFiles(signedPdf('contract.pdf'));
  await expect(contract.getByText(/contract\.pdf/)).toBeVisible();
  await expectReadable(bank);
  await contract.getByRole('button', { name: 'Sözleşmeyi gönder' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Confirm the signed contract' }).click();
  await expect(page.getByText('The contract is signed')).toBeVisible();

  await maker.goto(`/tr/quote/${id}`);
  const secured = maker.getByText(/Poyraz .* malı alıcıya kiralar, fatura ve mülkiyet ona aittir/);
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
  const choose = page.getByRole('button', { name: 'Accept the letter of credit of Poyraz Bankası' });
  await expect(choose).toBeVisible();
  await expectReadable(page);
  await choose.click();
  await expect(choose).toBeHidden();
  await acceptQuote(page, id);

  await bank.reload();
  const issue = bank.getByRole('form', { name: 'Açılan akreditifi gönder' });
  await issue.getByRole('textbox', { name: 'Akreditif numarası' }).fill('LC 88/2026');
  await issue.getByLabel('Dosya ekle').setInputFiles(signedPdf('credit.pdf'));
  await expect(issue.getByText(/credit\.pdf/)).toBeVisible();
  await expectReadable(bank);
  await issue.getByRole('button', { name: 'Açılan akreditifi gönder' }).click();
  await expect(issue).toBeHidden();

  await maker.goto(`/tr/quote/${id}`);
  await expect(maker.getByRole('heading', { name: 'Akreditif, Poyraz Bankası' })).toBeVisible();
  await expect(maker.getByText('LC 88/2026')).toBeVisible();
  await expect(maker.getByText('Commercial invoice')).toBeVisible();
  await expect(maker.getByText(/tutarında akreditif açtı/).first()).toBeVisible();
  await expectReadable(maker);
  expect(await maker.locator('main').textContent()).not.toContain('Pledge on the account');
  for (const other of [maker, bank, officer]) await other.context().close();
});
