import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { LetterTerms as Terms } from 'shared-kit/contract/financing';
import { fillIn } from 'shared-kit/contract/languages';
import { renderInShell } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { LetterTerms } from './letter-terms.tsx';
import { LetterText } from './letter-text.tsx';

const terms: Terms = {
  product: 'letter-of-credit',
  currency: 'USD',
  amount: '998800.00',
  expiryPlace: 'Zürich',
  payment: { kind: 'deferred', days: 90, from: 'shipment' },
  expiresOn: '2027-06-30',
  latestShipmentOn: '2027-06-01',
  presentationDays: 21,
  confirmation: 'may-add',
  tolerancePercent: '5',
  documents: ['Commercial invoice', 'Bill of lading'],
  commissions: [
    { kind: 'issuance', of: { kind: 'percent', percent: '0.25' }, per: 'quarter', paidBy: 'buyer' },
    { kind: 'payment', of: { kind: 'amount', amount: '150.00' }, per: 'once', paidBy: 'maker' },
  ],
  collateral: 'Pledge',
  conditions: [{ text: 'Cash cover', gate: 'contract' }],
  validUntil: '2026-12-12',
  words: '',
};
const linesOf = (label: string) => {
  const detail = screen.getByText(label).nextElementSibling as HTMLElement;
  const items = within(detail).queryAllByRole('listitem');
  return (items.length > 0 ? items : [detail]).map((it) => it.textContent);
};

const commission = (
  kind: 'issuance' | 'payment',
  of: string,
  per: 'once' | 'quarter',
  by: 'buyer' | 'maker',
) =>
  [
    fillIn(en[`letter.commission.${kind}`], { of }),
    en[`letter.commission.per.${per}`],
    en[`letter.commission.by.${by}`],
  ].join(', ');

it.each<[string, readonly (readonly [label: string, lines: readonly string[]])[]]>([
  [
    '/',
    [
      [en['letter.amount'], ['$998,800', fillIn(en['letter.tolerance.is'], { percent: '5%' })]],
      [en['letter.payment'], [fillIn(en['letter.payment.deferred-shipment_other'], { count: 90 })]],
      [en['letter.expiry'], [fillIn(en['letter.expiry.is'], { day: '30 Jun 2027', place: 'Zürich' })]],
      [en['letter.presentation'], [fillIn(en['letter.presentation.is_other'], { count: 21 })]],
      [en['letter.confirmation'], [en['letter.confirmation.may-add']]],
      [en['letter.documents'], ['Commercial invoice', 'Bill of lading']],
      [
        en['letter.commissions'],
        [commission('issuance', '0.25%', 'quarter', 'buyer'), commission('payment', '$150', 'once', 'maker')],
      ],
      [
        en['terms.conditions'],
        [fillIn(en['terms.condition'], { text: 'Cash cover', gate: en['letter.gate.contract'] })],
      ],
    ],
  ],
  [
    '/tr',
    [
      [tr['letter.payment'], [fillIn(tr['letter.payment.deferred-shipment_other'], { count: 90 })]],
      [tr['letter.expiry'], [fillIn(tr['letter.expiry.is'], { day: '30 Haz 2027', place: 'Zürich' })]],
      [tr['letter.confirmation'], [tr['letter.confirmation.may-add']]],
    ],
  ],
])('at %s tells every term of a letter of credit', (path, expected) => {
  renderInShell(<LetterTerms terms={terms} />, { path, messages: {} });
  for (const [label, lines] of expected) expect([label, linesOf(label)]).toEqual([label, lines]);
});

it('tells the maker its text alone', () => {
  renderInShell(<LetterText text={terms} />, { path: '/', messages: {} });
  expect(linesOf(en['letter.documents'])).toEqual(['Commercial invoice', 'Bill of lading']);
  for (const hidden of ['letter.commissions', 'terms.collateral', 'terms.conditions'] as const)
    expect(screen.queryByText(en[hidden])).not.toBeInTheDocument();
});
