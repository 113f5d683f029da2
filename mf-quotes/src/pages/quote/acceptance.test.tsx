import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fillIn } from 'shared-kit/contract/languages';
import { containing, type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
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

const acceptedUntil = fillIn(en['quote.terms.accepted-until'], { day: '31 Dec 2026' });

it.each([
  ['sent', day, fillIn(en['quote.terms.subject-until'], { day: '31 Dec 2026' })],
  ['sent', null, en['quote.terms.unconditional']],
  ['accepted', day, acceptedUntil],
  ['converted', day, acceptedUntil],
  ['converted', null, en['quote.terms.accepted-at-once']],
] as const)('what is %s with financing until %s tells how it is accepted', (state, financingUntil, said) => {
  open({ state, financingUntil });
  expect(screen.getByText(said)).toBeVisible();
});

it.each([
  ['/quote/one', en],
  ['/tr/quote/one', tr],
])('%s names who finances it by the brand', (path, words) => {
  const financed = { role: 'payer', amount: { amount: '905250.00', currency: 'USD' } } as const;
  const secured = { financingSettledAt: '2026-12-01T10:00:00.000Z', state: 'converted' } as const;
  const financedBy = { ...financed, name: 'Poyraz Bankası A.Ş.', brandName: 'Poyraz Bankası' };
  open({ ...secured, financedBy }, path);
  const said = { name: 'Poyraz Bankası', amount: '$905,250' };
  expect(screen.getByText(containing(words['quote.financed.payer'], said))).toBeVisible();
});

it('a dropped term is a line of its own', () => {
  const first = quoteVersion({ warrantyNote: 'On site', financingUntil: day });
  const second = quoteVersion({ id: 'v2', number: 2, warrantyNote: '', financingUntil: null });
  const quote = quoteDetail({ viewer: 'buyer', versions: [first, second] });
  const nothing = () => undefined;
  const shown = { version: second, against: 1, number: 2, numbers: [0, 1, 2] };
  const revision = { ...shown, show: nothing, compareWith: nothing };
  renderInShell(<TermsSheet quote={quote} revision={revision} />, {
    path: '/quote/one',
    messages: { quotes: en },
  });
  const changeOf = (name: string) => {
    const cell = screen.getByText(name).closest('dt, th, p')?.parentElement;
    return ['del', 'ins'].map((tag) => cell?.querySelector(tag)?.textContent);
  };
  const subject = fillIn(en['quote.terms.subject-until'], { day: '31 Dec 2026' });
  expect(changeOf(en['quote.terms.financing'])).toEqual([subject, en['quote.terms.unconditional']]);
  expect(changeOf(en['quote.terms.warranty'])).toEqual(['On site', en['quote.terms.dropped']]);
  expect(changeOf(en['quote.terms.validity'])).toEqual([undefined, undefined]);
});
