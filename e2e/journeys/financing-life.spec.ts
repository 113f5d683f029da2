import type { Page } from '@playwright/test';
import { expectReadable } from '../fixtures/accessibility.ts';
import { askBanks, signedIn, signedPdf } from '../fixtures/asking-banks.ts';
import { acceptQuote, bindingOffer, offeredQuote } from '../fixtures/financed-quote.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { provingWords, sign } from '../fixtures/proving.ts';
import { useOwnMarket } from '../fixtures/use-own-market.ts';

const words = provingWords.en;

/** A market of its own, whose outbox has the codes for signing. */
const market = useOwnMarket();

/** The buyer answers a question or condition with a file. */
async function answer(page: Page, condition: string): Promise<void> {
  const form = page.getByRole('form', { name: `Answer to “${condition}”` });
  await form.getByLabel('Attach files').setInputFiles(signedPdf('paper.pdf'));
  await expect(form.getByText(/paper\.pdf/)).toBeVisible();
  await form.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(form).toBeHidden();
}

async function pay(page: Page, amount: string, reference: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Record the payment' });
  await form.getByRole('textbox', { name: 'Amount paid out' }).fill(amount);
  await form.getByRole('textbox', { name: 'Reference of the transfer' }).fill(reference);
  await form.getByRole('button', { name: 'Record the payment' }).click();
  await expect(page.getByRole('cell', { name: reference })).toBeVisible();
}

/** To be signed in the market. */
async function sendContract(bank: Page, file: string): Promise<void> {
  const form = bank.getByRole('form', { name: 'Send the contract' });
  await form.getByLabel('Attach files').setInputFiles(signedPdf(file));
  await expect(form.getByText(file)).toBeVisible();
  await expectReadable(bank);
  await form.getByRole('button', { name: 'Send the contract' }).click();
  await expect(bank.getByText('Awaits the bank’s signature')).toBeVisible();
}

test('from a bank’s question over conditions and the contract to the last payment', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, 'mill');
  const [maker, bank, officer] = [
    await signedIn(browser, 'machines'),
    await signedIn(browser, 'bank'),
    await signedIn(browser, 'bankOfficer'),
  ];
  const id = await offeredQuote(page, maker);
  await page.goto(`/quote/${id}`);
  const number = await askBanks(page, ['Poyraz']);

  await bank.goto(`/bank/quotes?q=${number}`);
  await bank.getByRole('link', { name: number }).click();
  await bank.getByText('Ask the buyer first').click();
  await bank.getByRole('textbox', { name: /Papers or words/ }).fill('Balance sheet 2025');
  await bank.getByRole('button', { name: 'Send the questions' }).click();
  await expect(bank.getByText('Answer awaited')).toBeVisible();

  await expect(page.getByText('Poyraz Bankası awaits 1 answer')).toBeVisible();
  await expectReadable(page);
  await answer(page, 'Balance sheet 2025');
  const bankQuoteId = new URL(bank.url()).pathname.split('/').at(-1) ?? '';
  await bindingOffer(bank, officer, bankQuoteId, [
    { text: 'Insurance policy', gate: 'contract', drawdown: null },
    { text: 'Bill of lading', gate: 'first-drawdown', drawdown: null },
  ]);
  await page.getByRole('button', { name: 'Accept Poyraz Bankası' }).click();
  await expect(page.getByText('You have accepted an offer')).toBeVisible();
  await acceptQuote(page, id);
  await page.reload();
  await answer(page, 'Insurance policy');

  await bank.reload();
  await bank.getByRole('button', { name: 'Tick as met: Insurance policy' }).click();
  await sendContract(bank, 'old-contract.pdf');
  await expect(page.getByText('The bank signs first.')).toBeVisible();
  await bank.getByText('Withdraw the contract', { exact: true }).first().click();
  await expectReadable(bank);
  await bank.getByRole('button', { name: 'Withdraw the contract' }).click();
  await expect(page.getByText('Withdrawn by the bank')).toBeVisible();
  await sendContract(bank, 'contract.pdf');
  await expect(page.getByText('The bank signs first.')).toBeVisible();
  await expectReadable(bank);
  await sign({ page: bank, name: 'Selin Özgür', email: 'bank@demo.example' }, words, market.dataDir());
  await expect(bank.getByText('Awaits the buyer’s signature')).toBeVisible();
  await expect(page.getByRole('textbox', { name: words.name })).toBeVisible();
  await expectReadable(page);
  await sign({ page, name: 'Deniz Aksoy', email: 'mill@demo.example' }, words, market.dataDir());
  await expect(page.getByText('The contract is signed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sealed copy with all signatures' })).toBeVisible();
  await maker.goto(`/tr/quote/${id}`);
  await expect(maker.getByText(/Finansman .* sağlandı/).first()).toBeVisible();
  expect(await maker.locator('main').textContent()).not.toContain('7.85');

  await bank.reload();
  await bank.getByRole('button', { name: 'Tick as met: Bill of lading' }).click();
  await pay(bank, '60,000', 'TR-001');
  await pay(bank, '40,000', 'TR-002');
  await expect(bank.getByText('Paid out', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('All that was agreed has been paid out')).toBeVisible();
  await page.getByText(/^Repayment schedule/).click();
  await expect(page.getByRole('table', { name: 'Repayment schedule' }).getByRole('row')).toHaveCount(9);
  await expectReadable(page);
  for (const other of [maker, bank, officer]) await other.context().close();
});
