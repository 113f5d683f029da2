import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { LetterTerms as Terms } from 'shared-kit/contract';
import { renderInShell } from 'shared-kit/testing';
import { LetterTerms } from './letter-terms.tsx';
import { LetterText } from './letter-text.tsx';

const terms: Terms = {
  ...{ product: 'letter-of-credit', currency: 'USD', amount: '998800.00', expiryPlace: 'Zürich' },
  payment: { kind: 'deferred', days: 90, from: 'shipment' },
  ...{ expiresOn: '2027-06-30', latestShipmentOn: '2027-06-01', presentationDays: 21 },
  ...{ confirmation: 'may-add', tolerancePercent: '5', documents: ['Commercial invoice', 'Bill of lading'] },
  commissions: [
    { kind: 'issuance', of: { kind: 'percent', percent: '0.25' }, per: 'quarter', paidBy: 'buyer' },
    { kind: 'payment', of: { kind: 'amount', amount: '150.00' }, per: 'once', paidBy: 'maker' },
  ],
  ...{ collateral: 'Pledge', conditions: [{ text: 'Cash cover', gate: 'contract' }] },
  ...{ validUntil: '2026-12-12', words: '' },
};
const linesOf = (label: string) => {
  const detail = screen.getByText(label).nextElementSibling as HTMLElement;
  const items = within(detail).queryAllByRole('listitem');
  return (items.length > 0 ? items : [detail]).map((it) => it.textContent);
};

it.each<[string, Readonly<Record<string, readonly string[]>>]>([
  [
    '/',
    {
      Amount: ['$998,800', '5% more or less'],
      Payment: ['90 days after shipment'],
      Expiry: ['30 Jun 2027, in Zürich'],
      'Presentation of documents': ['within 21 days of shipment'],
      Confirmation: ['may be added'],
      Documents: ['Commercial invoice', 'Bill of lading'],
      Commissions: [
        'Issuance 0.25%, per quarter, paid by the buyer',
        'Payment $150, once, paid by the maker',
      ],
      Conditions: ['Cash cover (before it is issued)'],
    },
  ],
  ['/tr', { Ödeme: ['yüklemeden 90 gün sonra'], Vade: ['30 Haz 2027, Zürich'], Teyit: ['eklenebilir'] }],
])('at %s tells every term of a letter of credit', (path, expected) => {
  renderInShell(<LetterTerms terms={terms} />, { path, messages: {} });
  for (const [label, lines] of Object.entries(expected))
    expect([label, linesOf(label)]).toEqual([label, lines]);
});

it('tells the maker its text alone', () => {
  renderInShell(<LetterText text={terms} />, { path: '/', messages: {} });
  expect(linesOf('Documents')).toEqual(['Commercial invoice', 'Bill of lading']);
  for (const hidden of ['Commissions', 'Collateral', 'Conditions'])
    expect(screen.queryByText(hidden)).not.toBeInTheDocument();
});
