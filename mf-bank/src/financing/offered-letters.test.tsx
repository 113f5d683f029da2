import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LetterOfQuote, LetterText, SentLetter } from 'shared-kit/contract/financing';
import { fillIn } from 'shared-kit/contract/languages';
import { confirmMove, type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { LetterOfCredit } from './letter-of-credit.tsx';
import { OfferedLetters } from './offered-letters.tsx';
import { OffersTable } from './offers-table.tsx';
import { asked, bankQuote, offer } from './testing/asked-financing.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());

const text: LetterText = {
  currency: 'USD',
  amount: '998800.00',
  payment: { kind: 'sight' },
  tolerancePercent: '0',
  expiresOn: '2027-06-30',
  expiryPlace: 'Zürich',
  latestShipmentOn: '2027-06-01',
  presentationDays: 21,
  confirmation: 'without',
  documents: ['Bill of lading'],
};
const letter = (number: number, kind: SentLetter['kind']): SentLetter => ({
  id: `letter-${number}`,
  number,
  kind,
  sentAt: '2026-11-20T10:00:00Z',
  isOver: false,
  deviations: [],
  terms: {
    ...text,
    product: 'letter-of-credit',
    commissions: [],
    collateral: '',
    conditions: [],
    validUntil: '2026-12-31',
    words: '',
  },
});

function open(bankQuotes: ReturnType<typeof bankQuote>[], path = '/quote/one') {
  const { request } = asked({ bankQuotes });
  if (!request) throw new Error('no request');
  const shown = { request, quoteId: 'one', onChanged: async () => undefined };
  return renderInShell(
    <>
      <OffersTable {...shown} />
      <OfferedLetters {...shown} />
    </>,
    { path, messages: { bank: path.startsWith('/tr') ? tr : en } },
  );
}

it('shows the newest letter of credit of a bank, which the buyer accepts', async () => {
  open([bankQuote('Poyraz', { letters: [letter(1, 'indicative'), letter(2, 'binding')] })]);
  expect(
    screen.getByRole('heading', { name: fillIn(en['financing.letter.of'], { bank: 'Poyraz' }) }),
  ).toBeVisible();
  expect(screen.getByText('30 Jun 2027, in Zürich')).toBeVisible();
  expect(screen.queryByText(en['financing.no-offer'])).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: en['financing.term-sheet'] })).toHaveAttribute(
    'href',
    expect.stringContaining('/api/quotes/one/financing/offers/letter-2/term-sheet.pdf?locale=en'),
  );
  const sent: unknown[] = [];
  network.answer('/api/quotes/one/financing/acceptance', (_url, body) => {
    sent.push(body);
    return { body: {} };
  });
  const choose = fillIn(en['financing.letter.choose'], { bank: 'Poyraz' });
  await userEvent.click(screen.getByRole('button', { name: choose }));
  await confirmMove(choose);
  expect(sent).toMatchObject([{ offerId: 'letter-2' }]);
});

it.each([
  ['the letter of credit that came after a loan', 3, tr['financing.letter.choose']],
  ['the loan that came after a letter of credit', 1, tr['financing.choose']],
])('offers %s alone for acceptance', (_what, number, expected) => {
  const loan = { ...offer('loan', 'binding', '9.13', '0.00'), number: 2 };
  open([bankQuote('Poyraz', { offers: [loan], letters: [letter(number, 'binding')] })], '/tr/quote/one');
  const buttons = [tr['financing.choose'], tr['financing.letter.choose']].filter((label) =>
    screen.queryByRole('button', { name: fillIn(label, { bank: 'Poyraz' }) }),
  );
  expect(buttons).toEqual([expected]);
});

it.each([
  ['/quote/one', en, '5% more or less'],
  ['/tr/quote/one', tr, '%5 fazlası veya eksiği'],
])('%s tells both parties of the issued one what it says', async (path, quotes, tolerance) => {
  const file = {
    id: 'file',
    name: 'lc.pdf',
    mediaType: 'application/pdf',
    bytes: 9,
    url: '/lc',
    isHeld: false,
    sha256: 'ab',
  };
  const issued = { state: 'issued', reference: 'LC 88', issuedOn: '2026-11-20', presentedOn: null } as const;
  const answer: LetterOfQuote = {
    letter: { ...issued, file, paid: null, bank: 'Poyraz', text: { ...text, tolerancePercent: '5.00' } },
  };
  network.answer('/api/quotes/one/letter-of-credit', () => ({ body: answer }));
  renderInShell(<LetterOfCredit quoteId="one" />, { path, messages: { bank: quotes } });
  expect(await screen.findByText('LC 88')).toBeVisible();
  expect(screen.getByText('Bill of lading')).toBeVisible();
  expect(screen.getByText(tolerance)).toBeVisible();
});
