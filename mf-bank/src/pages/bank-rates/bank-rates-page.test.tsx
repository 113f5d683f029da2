import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankRate, BankRateInput } from 'shared-kit/contract/financing';
import { fillIn } from 'shared-kit/contract/languages';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, rowsOf } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import BankRatesPage from './bank-rates-page.tsx';

const endpoint = '/api/bank/rates';
const rate: BankRate = {
  id: 'rate-1',
  product: 'term-loan',
  currency: 'USD',
  ratePercent: '7.8500',
  feePercent: '1.2500',
  termMonthsFrom: 12,
  termMonthsTo: 84,
  downPaymentPercent: '20.0000',
  statedOn: '2026-11-20',
  statedBy: 'Selin Özgür',
  validUntil: '2027-02-18',
  state: 'in-force',
};

let network: FakeNetwork;
let rates: BankRate[];
let sent: BankRateInput[];
beforeEach(() => {
  rates = [rate];
  sent = [];
  network = fakeNetwork({});
  network.answer(endpoint, (_url, body) => {
    if (body === undefined) return { body: { rates } };
    sent.push(body as BankRateInput);
    return { body: {} };
  });
});
afterEach(() => network.restore());

const page = (path = '/bank/rates') =>
  renderInShell(<BankRatesPage />, { path, messages: { bank: path.startsWith('/tr') ? tr : en } });

it.each([
  [
    '/bank/rates',
    [
      en['rates.product.term-loan'],
      'USD',
      '7.85%',
      '1.25%',
      fillIn(en['rates.months'], { from: 12, to: 84 }),
      '20%',
    ],
  ],
  [
    '/tr/bank/rates',
    [
      tr['rates.product.term-loan'],
      'USD',
      '%7,85',
      '%1,25',
      fillIn(tr['rates.months'], { from: 12, to: 84 }),
      '%20',
    ],
  ],
])('at %s shows what is in force', async (path, cells) => {
  page(path);
  const [row] = await rowsOf(await screen.findByRole('table'));
  expect(row?.slice(0, 6)).toEqual(cells);
});

it('says what the shop will say, and states the rate', async () => {
  rates = [];
  page();
  expect(await screen.findByRole('heading', { level: 2, name: en['rates.empty.title'] })).toBeVisible();
  const form = within(screen.getByRole('form', { name: en['rates.form'] }));
  await userEvent.type(form.getByRole('textbox', { name: en['rates.field.ratePercent'] }), '6');
  await userEvent.type(form.getByRole('textbox', { name: en['rates.field.feePercent'] }), '0,5');
  // 80,000 at 6 % over 60 months.
  expect(form.getByText(fillIn(en['rates.preview.monthly'], { amount: '$1,546.62' }))).toBeVisible();
  rates = [rate];
  await userEvent.click(form.getByRole('button', { name: en['rates.submit'] }));
  expect(await screen.findByText(en['rates.done'])).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({ ratePercent: '6', feePercent: '0.5', product: 'term-loan' }),
  ]);
  expect(await screen.findByRole('table', { name: en['rates.title'] })).toBeVisible();
});

it('names wrong entries and sends nothing', async () => {
  page();
  await userEvent.click(await screen.findByRole('button', { name: en['rates.submit'] }));
  expect(screen.getByRole('textbox', { name: en['rates.field.ratePercent'] })).toBeInvalid();
  expect(screen.getByText(fillIn(en['rates.summary_other'], { count: 2 }))).toBeVisible();
  expect(sent).toEqual([]);
});

const changeIt = fillIn(en['rates.restate-one'], {
  product: en['rates.product.term-loan'],
  currency: 'USD',
});

it('takes a rate up to change it', async () => {
  page();
  await userEvent.click(await screen.findByRole('button', { name: changeIt }));
  expect(screen.getByRole('textbox', { name: en['rates.field.ratePercent'] })).toHaveValue('7.85');
});

it('keeps what was typed when the bank may not state rates', async () => {
  page();
  await userEvent.click(await screen.findByRole('button', { name: changeIt }));
  network.answer(endpoint, () => problemAnswer(403, 'company.not-allowed'));
  await userEvent.click(screen.getByRole('button', { name: en['rates.submit'] }));
  expect(await screen.findByRole('alert')).toHaveTextContent(en['rates.not-allowed']);
  expect(screen.getByRole('textbox', { name: en['rates.field.ratePercent'] })).toHaveValue('7.85');
});

it('shows earlier rates on demand', async () => {
  rates = [rate, { ...rate, id: 'rate-0', ratePercent: '8.1000', state: 'replaced' }];
  page();
  await userEvent.click(await screen.findByText(fillIn(en['rates.history_one'], { count: 1 })));
  expect(await screen.findByText('8.1%')).toBeVisible();
});
