import { afterEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type BankAccountAnswer, bankAccountWaitDays } from 'shared-kit/contract/bank-account';
import { fillIn } from 'shared-kit/contract/languages';
import { containing, type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import { company } from '../testing/open-profile.tsx';
import { BankAccountSheet } from './bank-account-sheet.tsx';

const url = '/api/company/bank-account';
const account = {
  id: 'a',
  state: 'proposed' as const,
  holder: company.legalName,
  bank: 'Poyraz Bankası',
  country: 'TR',
  bic: 'POYRTRIS',
  account: 'TR33 0006 1005 1978 6457 8413 26',
  proposedAt: '2026-11-20T09:00:00Z',
  proposedBy: 'Ada Kaya',
  effectiveAt: null,
};
const atStake = { version: 'a, instead of none', sum: null };
const pending = { ...account, mayConfirm: true, mayWithdraw: false, atStake };

let network: FakeNetwork;
let sent: unknown[] = [];
afterEach(() => network.restore());

function open(answer: BankAccountAnswer, isOwner: boolean) {
  sent = [];
  network = fakeNetwork({
    [url]: (_address, body) => {
      if (body !== undefined) sent.push(body);
      return { body: body === undefined ? answer : {} };
    },
    [`${url}/a/confirmation`]: (_address, body) => {
      sent.push(body);
      return { body: {} };
    },
  });
  renderInShell(<BankAccountSheet company={company} isOwner={isOwner} />, {
    path: '/profile',
    messages: { host: en },
  });
}

it('lets an owner propose the company’s own account', async () => {
  open({ inForce: null, pending: null }, true);
  expect(await screen.findByText(en['profile.bank.none'])).toBeVisible();
  await userEvent.type(screen.getByLabelText(en['profile.bank.bank']), account.bank);
  await userEvent.type(screen.getByLabelText(en['profile.bank.bic']), account.bic);
  const propose = screen.getByRole('button', { name: en['profile.bank.propose'] });
  await userEvent.click(propose);
  expect(screen.getAllByText(en['profile.bank.account-wrong']).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText(en['profile.bank.account']), account.account);
  await userEvent.click(propose);
  const { holder, bank, country, bic, account: number } = account;
  expect(sent).toEqual([{ holder, bank, country, bic, account: number }]);
});

it('lets a second person confirm it, who is asked first', async () => {
  const inForce = {
    ...account,
    id: 'b',
    state: 'in_force' as const,
    account: 'TR12 0006 1005 1978 6457 8413 27',
  };
  open({ inForce, pending }, false);
  expect(await screen.findByText(account.account)).toBeVisible();
  expect(screen.getByText(containing(en['profile.bank.proposed'], { person: 'Ada Kaya' }))).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: en['profile.bank.confirm'] }));
  const dialog = within(await screen.findByRole('dialog'));
  const days = { count: bankAccountWaitDays };
  for (const said of [
    account.account,
    'Ada Kaya',
    fillIn(en['profile.bank.ends'], { account: inForce.account, ...days }),
    fillIn(en['profile.bank.final-change'], days),
  ])
    expect(dialog.getByText(said)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: en['profile.bank.confirm'] }));
  expect(sent).toEqual([{ seen: atStake }]);
});

it('says from when a confirmed one counts', async () => {
  const effectiveAt = '2026-11-24T09:00:00Z';
  open({ inForce: null, pending: { ...pending, state: 'confirmed', effectiveAt, mayConfirm: false } }, true);
  expect(await screen.findByText(containing(en['profile.bank.confirmed']))).toBeVisible();
  expect(screen.queryByRole('button', { name: en['profile.bank.confirm'] })).toBeNull();
});
