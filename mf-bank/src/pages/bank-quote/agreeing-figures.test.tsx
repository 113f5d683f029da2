import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type BankQuoteDetail, deviationWords } from 'shared-kit/contract/financing';
import { fillIn } from 'shared-kit/contract/languages';
import { confirmMove, type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import BankQuotePage from './bank-quote-page.tsx';
import { OfferEditor } from './offer-editor/offer-editor.tsx';
import { bankQuoteDetail, sentOffer } from './testing/bank-quote-detail.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
let network: FakeNetwork;
let sent: unknown[];
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  const keep = (_url: unknown, body: unknown) => {
    sent.push(body);
    return { body: {} };
  };
  network = fakeNetwork({
    '/api/bank/quotes/one/offers': keep,
    '/api/bank/quotes/one/disbursements': keep,
  });
});
afterEach(() => network.restore());

const host = { 'answer.failed': 'Failed', 'error.reference': 'Reference', 'error.retry': 'Try again' };
const open = (change: Partial<BankQuoteDetail>) => {
  network.answer('/api/bank/quotes/one', () => ({ body: bankQuoteDetail(change) }));
  return renderInShell(<BankQuotePage />, {
    path: '/bank/quotes/one',
    pattern: '/bank/quotes/:id',
    messages: { bank: en, host },
  });
};

it.each([
  ['/bank/quotes/one', en, 'en'],
  ['/tr/bank/quotes/one', tr, 'tr'],
] as const)(
  'at %s names a deviation, which takes a second person, and refuses a large one',
  async (path, words, locale) => {
    const detail = bankQuoteDetail({ aloneBelow: usd('2000000.00') });
    const messages = { bank: words };
    renderInShell(<OfferEditor detail={detail} onChanged={async () => undefined} />, { path, messages });
    const field = (name: 'ratePercent' | 'ownFunds') =>
      screen.getByRole('textbox', { name: words[`editor.field.${name}`] });
    const fill = (name: 'ratePercent' | 'ownFunds', value: string) =>
      fireEvent.change(field(name), { target: { value } });
    const prepare = () => screen.getByRole('button', { name: words['editor.prepare-binding'] });
    fill('ratePercent', '7.85');
    expect(screen.getByRole('button', { name: words['editor.send-binding'] })).toBeVisible();
    fill('ownFunds', '249000');
    const deviation = { of: 'ownFunds', stated: '249000.00', expected: '249700.00' } as const;
    expect(await screen.findByText(deviationWords(deviation, 'USD', locale))).toBeVisible();
    expect(prepare()).toBeVisible();
    fill('ownFunds', '100000');
    await userEvent.click(prepare());
    expect(field('ownFunds')).toHaveAccessibleDescription(words['editor.wrong.ownFunds']);
    expect(sent).toEqual([]);
  },
);

it('has an offer of another amount revised, not confirmed', async () => {
  const deviation = { of: 'ownFunds', stated: '249700.00', expected: '200000.00' } as const;
  open({
    state: 'binding',
    needsReconfirmation: true,
    moves: [],
    offers: [{ ...sentOffer, deviations: [deviation] }],
  });
  expect(await screen.findByText(en['confirm.revise'])).toBeVisible();
  expect(screen.getByText(deviationWords(deviation, 'USD', 'en'))).toBeVisible();
  expect(screen.queryByRole('button', { name: fillIn(en['confirm.do'], { number: 1 }) })).toBeNull();
});

it('corrects a payment after all was paid out, and records no other', async () => {
  const payment = {
    id: 'p',
    number: 1,
    amount: usd('998800.00'),
    paidOn: '2026-11-20',
    reference: 'TR-1',
    milestone: '',
    stands: true,
    at: '2026-11-20T10:00:00Z',
  };
  const paid = { offerId: 'offer', principal: usd('998800.00'), paidOut: usd('998800.00'), contract: null };
  open({
    state: 'closed',
    moves: ['correct-payment'],
    drawdown: { ...paid, disbursements: [payment], schedule: [] },
  });
  const form = within(await screen.findByRole('form', { name: en['payment.record'] }));
  expect(form.queryByRole('option', { name: en['payment.corrects.none'] })).toBeNull();
  await userEvent.type(form.getByRole('textbox', { name: en['payment.reference'] }), 'TR-1');
  await userEvent.click(form.getByRole('button', { name: en['payment.record'] }));
  await confirmMove(en['payment.record']);
  expect(sent).toMatchObject([{ amount: '998800', corrects: 'p' }]);
});
