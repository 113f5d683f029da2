import type { Page } from '@playwright/test';
import { expectReadable } from '../fixtures/accessibility.ts';
import { askBanks, signedIn, signedPdf } from '../fixtures/asking-banks.ts';
import { acceptQuote, bindingOffer, offeredQuote } from '../fixtures/financed-quote.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { inDialog } from '../fixtures/press.ts';
import { provingWords, sign } from '../fixtures/proving.ts';
import { useOwnMarket } from '../fixtures/use-own-market.ts';
import { wordsOf } from '../fixtures/words.ts';

const ofQuotes = wordsOf('quotes');
const ofBank = wordsOf('bank');
const ofHost = wordsOf('host');

const words = provingWords.en;

/** A market of its own, whose outbox has the codes for signing. */
const market = useOwnMarket();

/** The buyer answers a question or condition with a file. */
async function answer(page: Page, condition: string): Promise<void> {
  const form = page.getByRole('form', { name: ofBank.en('financing.answer.to', { condition }) });
  await form.getByLabel(ofHost.en('attachment.choose')).setInputFiles(signedPdf('paper.pdf'));
  await expect(form.getByText(/paper\.pdf/)).toBeVisible();
  await form.getByRole('button', { name: ofBank.en('financing.answer'), exact: true }).click();
  await expect(form).toBeHidden();
}

async function pay(page: Page, amount: string, reference: string): Promise<void> {
  const form = page.getByRole('form', { name: ofBank.en('payment.record') });
  await form.getByRole('textbox', { name: ofBank.en('payment.amount') }).fill(amount);
  await form.getByRole('textbox', { name: ofBank.en('payment.reference') }).fill(reference);
  await form.getByRole('button', { name: ofBank.en('payment.record') }).click();
  await inDialog(page, ofBank.en('payment.record'));
  await expect(page.getByRole('cell', { name: reference })).toBeVisible();
}

/** To be signed in the market. */
async function sendContract(bank: Page, file: string): Promise<void> {
  const form = bank.getByRole('form', { name: ofBank.en('contract.send') });
  await form.getByLabel(ofHost.en('attachment.choose')).setInputFiles(signedPdf(file));
  await expect(form.getByText(file)).toBeVisible();
  await expectReadable(bank);
  await form.getByRole('button', { name: ofBank.en('contract.send') }).click();
  await expect(bank.getByText(ofBank.en('financing/contract.state.awaits-bank'))).toBeVisible();
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
  await bank.getByText(ofBank.en('questions.title')).click();
  await bank.getByRole('textbox', { name: ofBank.en('questions.label') }).fill('Balance sheet 2025');
  await bank.getByRole('button', { name: ofBank.en('questions.send') }).click();
  await expect(bank.getByText(ofBank.en('requests.state.info_requested'))).toBeVisible();

  await expect(
    page.getByText(ofBank.en('financing.dealing.open', { bank: 'Poyraz Bankası', count: 1 })),
  ).toBeVisible();
  await expectReadable(page);
  await answer(page, 'Balance sheet 2025');
  const bankQuoteId = new URL(bank.url()).pathname.split('/').at(-1) ?? '';
  await bindingOffer(bank, officer, bankQuoteId, [
    { text: 'Insurance policy', gate: 'contract', drawdown: null },
    { text: 'Bill of lading', gate: 'first-drawdown', drawdown: null },
  ]);
  await page.getByRole('button', { name: ofBank.en('financing.choose', { bank: 'Poyraz Bankası' }) }).click();
  await inDialog(page, ofBank.en('financing.choose', { bank: 'Poyraz Bankası' }));
  await expect(page.getByText(ofBank.en('financing.state.accepted'))).toBeVisible();
  await acceptQuote(page, id);
  await page.reload();
  await answer(page, 'Insurance policy');

  await bank.reload();
  await bank
    .getByRole('button', { name: ofBank.en('conditions.tick-one', { condition: 'Insurance policy' }) })
    .click();
  await sendContract(bank, 'old-contract.pdf');
  await expect(page.getByText(ofBank.en('financing/contract.signing.bank-first'))).toBeVisible();
  await bank.getByText(ofBank.en('contract.withdraw'), { exact: true }).first().click();
  await expectReadable(bank);
  await bank.getByRole('button', { name: ofBank.en('contract.withdraw') }).click();
  await inDialog(bank, ofBank.en('contract.withdraw'));
  await expect(page.getByText(ofBank.en('financing/contract.state.withdrawn'))).toBeVisible();
  await sendContract(bank, 'contract.pdf');
  await expect(page.getByText(ofBank.en('financing/contract.signing.bank-first'))).toBeVisible();
  await expectReadable(bank);
  await sign({ page: bank, name: 'Selin Özgür', email: 'bank@demo.example' }, words, market.dataDir());
  await expect(bank.getByText(ofBank.en('financing/contract.state.awaits-buyer'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: words.name() })).toBeVisible();
  await expectReadable(page);
  await sign({ page, name: 'Deniz Aksoy', email: 'mill@demo.example' }, words, market.dataDir());
  await expect(page.getByText(ofBank.en('financing.state.contract_signed'))).toBeVisible();
  await expect(
    page.getByRole('link', { name: ofBank.en('financing/contract.signing.sealed') }),
  ).toBeVisible();
  await maker.goto(`/tr/quote/${id}`);
  await expect(maker.getByText(ofQuotes.tr.within('quote.financed.payer')).first()).toBeVisible();
  expect(await maker.locator('main').textContent()).not.toContain('7.85');

  await bank.reload();
  await bank
    .getByRole('button', { name: ofBank.en('conditions.tick-one', { condition: 'Bill of lading' }) })
    .click();
  await pay(bank, '60,000', 'TR-001');
  await pay(bank, '40,000', 'TR-002');
  await expect(bank.getByText(ofBank.en('requests.state.closed'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(ofBank.en('financing.state.closed'))).toBeVisible();
  await page.getByText(ofBank.en('financing/schedule.label')).click();
  await expect(
    page.getByRole('table', { name: ofBank.en('financing/schedule.label') }).getByRole('row'),
  ).toHaveCount(9);
  await expectReadable(page);
  for (const other of [maker, bank, officer]) await other.context().close();
});
