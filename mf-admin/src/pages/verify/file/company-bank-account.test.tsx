import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type BankAccountAnswer, bankAccountWaitDays } from 'shared-kit/contract/bank-account';
import { fillIn } from 'shared-kit/contract/languages';
import { confirmMove, press, problemAnswer } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import {
  bankAccountUrl,
  file,
  openFile,
  type VerificationMarket,
  verificationMarket,
} from '../testing/verification-market.tsx';

const inForce = {
  id: 'old',
  state: 'in_force' as const,
  holder: file.legalName,
  bank: 'Poyraz Bankası',
  country: 'TR',
  bic: 'POYRTRIS',
  account: 'TR33 0006 1005 1978 6457 8413 26',
  proposedAt: '2026-10-20T09:00:00Z',
  proposedBy: 'Ada Kaya',
  effectiveAt: null,
};
const pending = {
  ...inForce,
  id: 'new',
  state: 'proposed' as const,
  country: 'DE',
  bic: 'DEUTDEFF',
  account: 'DE89 3704 0044 0532 0130 00',
  mayConfirm: true,
  mayWithdraw: false,
  atStake: { version: 'new, instead of old', sum: null },
};
const confirmationUrl = `${bankAccountUrl}/new/confirmation`;
const days = { count: bankAccountWaitDays };

let market: VerificationMarket;
const has = (answer: BankAccountAnswer) => market.network.answer(bankAccountUrl, () => ({ body: answer }));
beforeEach(() => {
  market = verificationMarket();
  market.network.answer(confirmationUrl, () => ({ body: {} }));
});
afterEach(() => market.network.restore());

it('names both accounts before it is confirmed, and is confirmed by keyboard alone', async () => {
  has({ inForce, pending });
  await openFile();
  (await screen.findByRole('button', { name: en['verify.bank.confirm'] })).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: en['verify.bank.confirm'] }));
  for (const said of [
    pending.account,
    'Ada Kaya',
    fillIn(en['verify.bank.ends'], { account: inForce.account, ...days }),
    fillIn(en['verify.bank.final-change'], days),
  ])
    expect(dialog.getByText(said)).toBeVisible();
  expect(market.sent).toEqual([]);
  await waitFor(() => expect(dialog.getByRole('button', { name: en['verify.bank.confirm'] })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(market.sent.map(({ body }) => body)).toEqual([{ seen: pending.atStake }]);
});

it('that was withdrawn meanwhile says so', async () => {
  has({ inForce: null, pending });
  market.network.answer(confirmationUrl, () => problemAnswer(409, 'bank-account.moved'));
  await openFile();
  await screen.findByRole('button', { name: en['verify.bank.confirm'] });
  await press(en['verify.bank.confirm']);
  await confirmMove(en['verify.bank.confirm']);
  expect(await screen.findByRole('alert')).toHaveTextContent(en['verify.bank.failed']);
});

it('has no button for whom the market would refuse', async () => {
  has({ inForce: null, pending: { ...pending, mayConfirm: false } });
  await openFile();
  expect(await screen.findByText(/DE89/)).toBeVisible();
  expect(screen.queryByRole('button', { name: en['verify.bank.confirm'] })).toBeNull();
});
