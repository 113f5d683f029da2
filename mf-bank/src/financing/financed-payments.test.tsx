import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { PaymentsOfQuote } from 'shared-kit/contract/financing';
import { fillIn } from 'shared-kit/contract/languages';
import { type FakeNetwork, fakeNetwork, renderInShell, rowsOf } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { FinancedPayments } from './financed-payments.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());

function open(payments: PaymentsOfQuote['payments'], path = '/quote/one') {
  const paidOut = payments[0]?.amount ?? null;
  network.answer('/api/quotes/one/financing-payments', () => ({ body: { payments, paidOut } }));
  renderInShell(<FinancedPayments quoteId="one" bank="Poyraz" />, {
    path,
    messages: { bank: path.startsWith('/tr') ? tr : en, host: { 'page.loading': 'Loading' } },
  });
}

it.each([
  ['/quote/one', '20 Nov 2026'],
  ['/tr/quote/one', '20 Kas 2026'],
])('lists at %s what the bank paid, when and for what', async (path, day) => {
  const amount = { amount: '500000.00', currency: 'USD' as const };
  open([{ id: 'p', number: 1, amount, paidOn: '2026-11-20', milestone: '70%, on shipment' }], path);
  const table = await screen.findByRole('table', { name: /Poyraz/ });
  expect(rowsOf(table)).toEqual([[day, '70%, on shipment', '$500,000']]);
  const words = path.startsWith('/tr') ? tr : en;
  expect(screen.getByText(fillIn(words['financing.paid.sum'], { amount: '$500,000' }))).toBeVisible();
});

it('says that nothing was paid yet', async () => {
  open([]);
  expect(await screen.findByText(en['financing.paid.none'])).toBeVisible();
});
