import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { FinancingWait } from './decision/financing-wait.tsx';
import { TermsSheet } from './terms-sheet.tsx';
import { quoteDetail, quoteVersion } from './testing/quote-detail.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());

const day = '2027-01-01T00:00:00.000Z';
const open = (change: Parameters<typeof quoteVersion>[0], path = '/quote/one') => {
  const version = quoteVersion(change);
  const quote = quoteDetail({ viewer: 'seller', versions: [version] });
  const nothing = () => undefined;
  const revision = {
    version,
    against: null,
    number: 1,
    numbers: [0, 1],
    show: nothing,
    compareWith: nothing,
  };
  renderInShell(
    <>
      <TermsSheet quote={quote} revision={revision} />
      <FinancingWait quote={quote} />
    </>,
    { path, messages: { quotes: path.startsWith('/tr') ? tr : en } },
  );
};

it.each([
  ['sent', day, 'May be accepted subject to financing until 31 Dec 2026'],
  ['sent', null, 'Binding at once'],
  ['accepted', day, 'Accepted subject to financing until 31 Dec 2026'],
  ['converted', day, 'Accepted subject to financing until 31 Dec 2026'],
  ['converted', null, 'Accepted, binding at once'],
] as const)('what is %s with financing until %s tells how it is accepted', (state, financingUntil, said) => {
  open({ state, financingUntil });
  expect(screen.getByText(said)).toBeVisible();
});

it.each([
  ['/quote/one', /: Poyraz Bankası pays \$905,250 of the price/],
  ['/tr/quote/one', /bedelin \$905,250 tutarını Poyraz Bankası öder/],
])('%s names who finances it by the brand', (path, said) => {
  const financed = { role: 'payer', amount: { amount: '905250.00', currency: 'USD' } } as const;
  const secured = { financingSettledAt: '2026-12-01T10:00:00.000Z', state: 'converted' } as const;
  const financedBy = { ...financed, name: 'Poyraz Bankası A.Ş.', brandName: 'Poyraz Bankası' };
  open({ ...secured, financedBy }, path);
  expect(screen.getByText(said)).toBeVisible();
});
