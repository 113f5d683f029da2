import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Drawdown, FinancingAnswer } from 'shared-kit/contract/financing';
import { fillIn } from 'shared-kit/contract/languages';
import {
  confirmMove,
  containing,
  type FakeNetwork,
  fakeNetwork,
  press,
  renderInShell,
} from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { FinancingSheet } from './financing-sheet.tsx';
import { asked, bankQuote, notAsked, purchase, usd } from './testing/asked-financing.ts';

const bank = 'Poyraz';
const endpoint = '/api/quotes/one/financing';
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());

const host = {
  'page.loading': 'Loading',
  'answer.failed': 'Failed',
  'error.reference': 'Reference',
  'error.retry': 'Try again',
};
function open(answer: FinancingAnswer, path = '/quote/one') {
  network.answer(endpoint, () => ({ body: answer }));
  return renderInShell(<FinancingSheet quote={purchase} />, {
    path,
    messages: { bank: path.startsWith('/tr') ? tr : en, host },
  });
}
const sentTo = (path: string) => {
  const sent: unknown[] = [];
  network.answer(`${endpoint}${path}`, (_url, body) => {
    sent.push(body);
    return { body: {} };
  });
  return sent;
};

const condition = (state: 'open' | 'answered' | 'met', gate: 'offer' | 'contract' = 'offer') => ({
  id: 'c',
  text: 'Balance sheet 2025',
  gate,
  drawdown: null,
  state,
});
const contract: NonNullable<Drawdown['contract']> = {
  id: 'contract',
  state: 'proposed',
  form: 'ink',
  signedOn: '2026-11-20',
  confirmedAt: null,
  signing: null,
  file: {
    id: 'file',
    name: 'contract.pdf',
    mediaType: 'application/pdf',
    bytes: 2000,
    sha256: 'ab'.repeat(32),
    url: '/api/financing-files/file',
    isHeld: false,
  },
};
const drawdown = (change: Partial<Drawdown> = {}): Drawdown => ({
  offerId: 'p',
  principal: usd('998800.00'),
  paidOut: usd('0.00'),
  contract,
  disbursements: [],
  schedule: [],
  ...change,
});

describe('a bank that asks to withdraw its offer', () => {
  const withdrawal = {
    id: 'w',
    offerId: 'p',
    state: 'asked' as const,
    reason: 'Our rates have risen',
    askedAt: '2026-11-21T10:00:00Z',
    answer: '',
    decidedAt: null,
  };
  const moves = ['agree-to-withdrawal', 'refuse-withdrawal', 'accept', 'decline-by-buyer'];

  it.each([
    ['financing.withdrawal.agree', true],
    ['financing.withdrawal.refuse', false],
  ] as const)('is answered: %s', async (button, agrees) => {
    open(asked({ bankQuotes: [bankQuote('Poyraz', { withdrawal, moves })] }));
    const { reason } = withdrawal;
    expect(await screen.findByText(fillIn(en['financing.withdrawal.asked'], { bank, reason }))).toBeVisible();
    const sent = sentTo('/withdrawal-answer');
    await userEvent.type(
      screen.getByRole('textbox', { name: containing(en['financing.withdrawal.words'], { bank }) }),
      'Noted',
    );
    await press(fillIn(en[button], { bank }));
    await confirmMove(fillIn(en[button], { bank }));
    expect(sent).toMatchObject([{ withdrawalId: 'w', agrees, text: 'Noted' }]);
  });

  it('is not shown once that is over', async () => {
    open(asked({ bankQuotes: [bankQuote('Poyraz', { withdrawal, moves: [], state: 'accepted' })] }));
    expect(await screen.findByText('Poyraz')).toBeVisible();
    expect(screen.queryByText(containing(en['financing.withdrawal.asked']))).not.toBeInTheDocument();
  });
});

describe('a bank that asks', () => {
  it('is answered with words', async () => {
    open(
      asked({
        bankQuotes: [bankQuote('Poyraz', { state: 'info_requested', conditions: [condition('open')] })],
      }),
    );
    expect(
      await screen.findByText(fillIn(en['financing.dealing.open_one'], { bank, count: 1 })),
    ).toBeVisible();
    const sent = sentTo('/answers');
    await press(en['financing.answer']);
    const name = fillIn(en['financing.answer.to'], { condition: 'Balance sheet 2025' });
    const field = screen.getByRole('textbox', { name });
    expect(field).toHaveAccessibleDescription('Write a few words or attach a file.');
    await userEvent.type(field, 'Attached to the mail');
    await press(en['financing.answer']);
    expect(sent).toEqual([{ conditionId: 'c', text: 'Attached to the mail', fileIds: [] }]);
  });

  it('may be written to at any time', async () => {
    open(asked({ bankQuotes: [bankQuote('Poyraz', { state: 'received' })] }));
    await userEvent.click(await screen.findByText(fillIn(en['financing.dealing'], { bank })));
    const sent = sentTo('/messages');
    await userEvent.type(
      screen.getByRole('textbox', { name: fillIn(en['financing.write'], { bank }) }),
      'May we call?',
    );
    await press(en['financing.send']);
    expect(sent).toEqual([{ bankQuoteId: 'Poyraz', text: 'May we call?', fileIds: [] }]);
  });
});

describe('the signed contract', () => {
  const sent = (moves: string[]) =>
    asked({
      state: 'accepted',
      bankQuotes: [bankQuote('Poyraz', { state: 'accepted', drawdown: drawdown(), moves })],
    });

  it('is confirmed with the day and the fingerprint that stand there', async () => {
    open(sent(['sign', 'refuse-contract', 'cancel']));
    expect(await screen.findByText('ab'.repeat(32))).toBeVisible();
    const posted = sentTo('/contract');
    await press(en['financing.contract.confirm']);
    await confirmMove(en['financing.contract.confirm']);
    expect(posted).toMatchObject([
      { contractId: 'contract', sha256: 'ab'.repeat(32), signedOn: '2026-11-20', confirms: true, text: '' },
    ]);
  });

  it('waits until the quote is accepted', async () => {
    open(sent(['refuse-contract']));
    expect(await screen.findByText(en['financing.contract.quote-first'])).toBeVisible();
    expect(screen.queryByRole('button', { name: en['financing.contract.confirm'] })).not.toBeInTheDocument();
  });
});

it('shows what was paid out and when it is repaid', async () => {
  const row = { due: '2027-01-31', interest: '10.00', taxes: '0.50', principal: '900.00', payment: '910.50' };
  const payment = {
    number: 1,
    amount: usd('900.00'),
    paidOn: '2026-11-21',
    reference: 'TR-1',
    milestone: '',
  };
  const paid = drawdown({
    contract: { ...contract, state: 'confirmed', confirmedAt: '2026-11-20T10:00:00Z' },
    disbursements: [
      { ...payment, id: 'one', stands: false, at: '2026-11-21T10:00:00Z' },
      { ...payment, id: 'two', stands: true, at: '2026-11-21T11:00:00Z' },
    ],
    schedule: [{ ...row, balloon: '0.00', balance: '0.00' }],
  });
  open(
    asked({
      state: 'contract_signed',
      bankQuotes: [bankQuote('Poyraz', { state: 'contract_signed', drawdown: paid, moves: [] })],
    }),
  );
  const table = await screen.findByRole('table', { name: 'Payments by the bank' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((it) => it.textContent),
  ).toEqual(['1, corrected', '1']);
  await userEvent.click(screen.getByText('Repayment schedule, 1 dates'));
  const csv = screen.getByRole('link', { name: /CSV/ }).getAttribute('href') ?? '';
  expect(decodeURIComponent(csv)).toContain('"2027-01-31",10.00,0.50,900.00,910.50,0.00');
});

it('shares a newer version with the part that is financed of it', async () => {
  open(
    asked({
      isVersionCurrent: false,
      newerVersion: { id: 'v5', number: 5, total: usd('1200000.00') },
    }),
  );
  const title = fillIn(en['financing.newer.title'], { version: 5 });
  const share = fillIn(en['financing.newer.share'], { version: 5 });
  const form = within(await screen.findByRole('form', { name: title }));
  const sent = sentTo('/version');
  await userEvent.click(form.getByRole('button', { name: share }));
  expect(form.getByRole('alert')).toBeVisible();
  await userEvent.clear(form.getByRole('textbox'));
  await userEvent.type(form.getByRole('textbox'), '200,000');
  await userEvent.click(form.getByRole('checkbox'));
  await userEvent.click(form.getByRole('button', { name: share }));
  expect(sent).toEqual([
    {
      versionId: 'v5',
      ownFunds: '200000',
      amount: '1000000.00',
      consentLocale: 'en',
      consentVersion: notAsked.consentVersion,
    },
  ]);
});
