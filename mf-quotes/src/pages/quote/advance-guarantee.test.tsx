import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fillIn } from 'shared-kit/contract/languages';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import QuotePage from './quote-page.tsx';
import { laterVersion, quoteDetail, quoteVersion } from './testing/quote-detail.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());

const open = (quote: Partial<QuoteDetail>, path = '/quote/quote-1') => {
  network.answer('/api/quotes/quote-1', () => ({ body: quoteDetail(quote) }));
  network.answer('/api/quotes/quote-1/financing', () => ({
    body: { version: null, mayAsk: false, consentVersion: '1', banks: [], request: null },
  }));
  renderInShell(<QuotePage />, {
    path,
    pattern: '/quote/:id',
    messages: {
      quotes: path.startsWith('/tr') ? tr : en,
      host: { 'document.title': 'Documents', 'page.loading': 'Loading' },
    },
  });
};

describe('an advance-payment guarantee', () => {
  const advanceGuarantee = { issuer: 'Poyraz Bankası', amount: '271575.00', until: '2027-06-30' };
  const name = en['quote.terms.guarantee'];
  const wordsIn = (messages: typeof en, until: string) =>
    fillIn(messages['quote.terms.guarantee-until'], {
      amount: '$271,575',
      issuer: 'Poyraz Bankası',
      day: until,
    });
  const words = wordsIn(en, '30 Jun 2027');
  const { 'quote.lines.was': was, 'quote.lines.now': now, 'quote.terms.guarantee-none': none } = en;
  const term = async () => (await screen.findByText(name)).closest('div');

  it.each([
    ['/quote/quote-1', words],
    ['/tr/quote/quote-1', wordsIn(tr, '30 Haz 2027')],
  ])('is a term of the offer: %s', async (path, said) => {
    open({ versions: [quoteVersion({ advanceGuarantee })] }, path);
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('is compared with the version before, whichever of both states it', async () => {
    open({
      versions: [quoteVersion({ state: 'superseded' }), laterVersion({ advanceGuarantee })],
    });
    expect(await term()).toHaveTextContent(`${was} ${none} ${now} ${words}`);
  });

  it('that the newest version doesn’t give any more is told as such', async () => {
    open({
      versions: [quoteVersion({ advanceGuarantee, state: 'superseded' }), laterVersion()],
    });
    expect(await term()).toHaveTextContent(`${was} ${words} ${now} ${none}`);
  });

  it('is nowhere if nobody stated one', async () => {
    open({ versions: [quoteVersion({ state: 'superseded' }), laterVersion()] });
    await screen.findByRole('table');
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  });
});
