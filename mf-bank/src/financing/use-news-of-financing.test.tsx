import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import type { LiveNews } from 'shared-kit/contract/notifications';
import { passOnLiveNews } from 'shared-kit/shell/host';
import { type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import { FinancedPayments } from './financed-payments.tsx';
import { FinancingSheet } from './financing-sheet.tsx';
import { LetterOfCredit } from './letter-of-credit.tsx';
import { notAsked, purchase } from './testing/asked-financing.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());

const sheets = [
  ['financing', <FinancingSheet key="" quote={purchase} />, notAsked],
  ['letter-of-credit', <LetterOfCredit key="" quoteId="one" />, { letter: null }],
  ['financing-payments', <FinancedPayments key="" quoteId="one" bank="Poyraz" />, { payments: [] }],
] as const;

describe.each(sheets)('the sheet of %s', (path, sheet, body) => {
  const address = `/api/quotes/one/${path}`;
  const asked = () => network.asked.filter((it) => it.startsWith(address)).length;
  async function open() {
    network.answer(address, () => ({ body }));
    renderInShell(sheet, {
      path: '/quote/one',
      messages: { bank: en, host: { 'page.loading': 'Loading' } },
    });
    await waitFor(() => expect(asked()).toBe(1));
    // The first answer has arrived, or news would have it asked once more.
    await act(async () => undefined);
  }

  it.each<LiveNews>([{ topic: 'inbox' }, { topic: 'quote', id: 'one' }])('asks again at %j', async (news) => {
    await open();
    act(() => passOnLiveNews(news));
    await waitFor(() => expect(asked()).toBe(2));
  });

  it('leaves the news of another quote alone', async () => {
    await open();
    act(() => passOnLiveNews({ topic: 'quote', id: 'two' }));
    await act(async () => undefined);
    expect(asked()).toBe(1);
  });
});
