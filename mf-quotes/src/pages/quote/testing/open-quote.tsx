import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { type FakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import QuotePage from '../quote-page.tsx';
import { laterVersion, quoteDetail, quoteVersion } from './quote-detail.ts';

export const endpoint = '/api/quotes/quote-1';

/** Messages of the shell. */
const host = {
  'document.title': 'Documents',
  'document.none': 'None yet',
  'document.quote': 'Quote, Rev {{number}}',
  'document.proforma': 'Proforma invoice, Rev {{number}}',
  'document.order-confirmation': 'Order confirmation',
  'document.acceptance': 'Confirmation of acceptance',
  'document.earlier': 'Earlier revisions',
  'document.download': '{{document}}, PDF, {{language}}',
  'answer.failed': 'Failed',
  'error.reference': 'Reference',
  'error.retry': 'Try again',
  'page.loading': 'Loading',
};
export const renderQuote = (path = '/quote/quote-1') =>
  renderInShell(<QuotePage />, {
    path,
    pattern: '/quote/:id',
    messages: { quotes: path.startsWith('/tr') ? tr : en, host },
  });

/** The page of a quote that nobody asked to be financed. */
export function openQuote(network: FakeNetwork, quote: Partial<QuoteDetail> = {}, path?: string) {
  network.answer(endpoint, () => ({ body: quoteDetail(quote) }));
  network.answer(`${endpoint}/financing`, () => ({
    body: { version: null, mayAsk: false, consentVersion: '1', banks: [], request: null },
  }));
  return renderQuote(path);
}

/** Looks in the decision sheet only: the phone bar repeats some of its buttons. */
export const decide = (name: string) =>
  userEvent.click(within(screen.getByRole('complementary')).getByRole('button', { name }));

export const twoVersions: Partial<QuoteDetail> = {
  versions: [quoteVersion({ state: 'superseded' }), laterVersion()],
  stage: 'negotiation',
};
