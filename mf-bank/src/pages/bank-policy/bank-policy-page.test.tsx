import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankPolicyAnswer } from 'shared-kit/contract/financing';
import { fillIn } from 'shared-kit/contract/languages';
import { type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import BankPolicyPage from './bank-policy-page.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());

const open = (policy: BankPolicyAnswer, path = '/bank/policy') => {
  network.answer('/api/bank/policy', (_url, body) => {
    if (body) sent.push(body);
    return { body: body ? {} : policy };
  });
  return renderInShell(<BankPolicyPage />, {
    path,
    messages: { bank: path.startsWith('/tr') ? tr : en },
  });
};
let sent: unknown[];
beforeEach(() => {
  sent = [];
});
const limit = { amount: '250000.00', currency: 'USD' as const };
const changed = { by: 'Selin Özgür', at: '2026-11-20T10:00:00Z' };

it.each([
  ['/bank/policy', en],
  ['/tr/bank/policy', tr],
])('%s says below which amount one is enough', async (path, words) => {
  open({ aloneBelow: limit, changed, mayChange: false }, path);
  expect(await screen.findByText(fillIn(words['policy.is'], { amount: '$250,000' }))).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it('lets an owner set the amount, and take it away', async () => {
  open({ aloneBelow: null, changed: null, mayChange: true });
  expect(await screen.findByText(en['policy.is-two'])).toBeVisible();
  const amount = screen.getByRole('textbox', { name: en['policy.amount'] });
  await userEvent.type(amount, 'much');
  await userEvent.click(screen.getByRole('button', { name: en['policy.save'] }));
  expect(amount).toHaveAccessibleDescription(expect.stringContaining(en['policy.amount.wrong']));
  expect(amount).toHaveFocus();
  await userEvent.clear(amount);
  await userEvent.type(amount, '250,000');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: en['policy.currency'] }), 'EUR');
  await userEvent.click(screen.getByRole('button', { name: en['policy.save'] }));
  await userEvent.clear(amount);
  await userEvent.click(screen.getByRole('button', { name: en['policy.save'] }));
  expect(sent).toEqual([{ aloneBelow: { amount: '250000', currency: 'EUR' } }, { aloneBelow: null }]);
});
