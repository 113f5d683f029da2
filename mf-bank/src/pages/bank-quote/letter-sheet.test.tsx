import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankQuoteDetail } from 'shared-kit/contract/financing';
import { confirmMove, type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import { LetterSheet } from './letter-sheet.tsx';
import { bankQuoteDetail } from './testing/bank-quote-detail.ts';

const endpoint = '/api/bank/quotes/one';
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());

const offered: BankQuoteDetail['letters'][number] = {
  id: 'letter',
  number: 1,
  kind: 'binding',
  state: 'sent',
  preparedBy: 'Selin',
  isMine: true,
  deviations: [],
  decidedBy: 'Kerem',
  at: '2026-11-20T10:00:00Z',
  isOver: false,
  terms: {
    product: 'letter-of-credit',
    currency: 'USD',
    amount: '5000.00',
    payment: { kind: 'sight' },
    expiresOn: '2099-06-30',
    expiryPlace: 'Zürich',
    latestShipmentOn: '2099-06-01',
    presentationDays: 21,
    confirmation: 'without',
    tolerancePercent: '0',
    documents: ['Invoice'],
    commissions: [],
    collateral: '',
    conditions: [],
    validUntil: '2099-01-01',
    words: '',
  },
};
const letter: NonNullable<BankQuoteDetail['letter']> = {
  state: 'issued',
  reference: 'LC 88',
  issuedOn: '2026-11-20',
  presentedOn: null,
  paid: null,
  file: {
    id: 'f',
    name: 'lc.pdf',
    mediaType: 'application/pdf',
    bytes: 10,
    sha256: 'ab',
    url: '/f',
    isHeld: false,
  },
};
const open = (change: Partial<BankQuoteDetail>) =>
  renderInShell(
    <LetterSheet
      detail={bankQuoteDetail({ letters: [offered], ...change })}
      onChanged={async () => undefined}
    />,
    { path: '/bank/quotes/one', messages: { bank: en } },
  );
const answers = (path: string) => {
  const sent: unknown[] = [];
  network.answer(`${endpoint}/${path}`, (_url, body) => {
    sent.push(body);
    return { body: {} };
  });
  return sent;
};

it('is issued with its number and its text', async () => {
  open({ state: 'accepted', moves: ['issue'] });
  const sent = answers('issue');
  await userEvent.click(screen.getByRole('button', { name: en['letter.issue'] }));
  expect(screen.getByRole('textbox', { name: en['letter.reference'] })).toHaveAccessibleDescription(
    en['letter.reference.wrong'],
  );
  expect(screen.getByRole('alert')).toHaveTextContent(en['letter.file.wrong']);
  expect(sent).toEqual([]);
});

it('waits for its conditions', () => {
  open({ state: 'accepted', moves: [] });
  expect(screen.getByText(en['letter.conditions-first'])).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it('takes the presentation of documents, and the payment', async () => {
  const first = open({ state: 'issued', letter, moves: ['present'] });
  expect(screen.getByText('LC 88')).toBeVisible();
  const presented = answers('presentation');
  fireEvent.change(screen.getByLabelText(en['letter.presented-on']), { target: { value: '2026-11-21' } });
  await userEvent.click(screen.getByRole('button', { name: en['letter.present'] }));
  expect(presented).toEqual([{ presentedOn: '2026-11-21' }]);
  first.unmount();
  open({ state: 'presented', letter: { ...letter, state: 'presented' }, moves: ['honour'] });
  const paid = answers('honour');
  const amount = screen.getByRole('textbox', { name: en['letter.paid'] });
  fireEvent.change(amount, { target: { value: '0' } });
  await userEvent.click(screen.getByRole('button', { name: en['letter.honour'] }));
  expect(amount).toHaveAccessibleDescription(en['letter.paid.wrong']);
  fireEvent.change(amount, { target: { value: '5,000' } });
  fireEvent.change(screen.getByLabelText(en['letter.pays-on']), { target: { value: '2026-12-01' } });
  await userEvent.click(screen.getByRole('button', { name: en['letter.honour'] }));
  await confirmMove(en['letter.honour']);
  expect(paid).toMatchObject([{ amount: '5000', paysOn: '2026-12-01' }]);
});

it('is not there for a loan', () => {
  open({ letters: [], state: 'accepted' });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
