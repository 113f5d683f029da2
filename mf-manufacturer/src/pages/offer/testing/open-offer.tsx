import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Locale, localePath } from 'shared-kit/contract/languages';
import type { OfferDraftAnswer, OfferDraftInput } from 'shared-kit/contract/quotes';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import OfferPage from '../offer-page.tsx';

export const quote = {
  id: 'quote-1',
  number: 'Q-2026-01847',
  title: { firstLine: 'RL 190 Dobby', quantity: 6, unit: 'piece', lineCount: 1 },
  buyer: { name: 'Karaova Mensucat' },
  versions: [],
  actions: [{ name: 'save-offer', refusals: [] }],
};
export const endpoint = '/api/quotes/quote-1';

/** The market's answers about the request above. */
export const offerNetwork = (): FakeNetwork =>
  fakeNetwork({
    [endpoint]: () => ({ body: quote }),
    '/api/manufacturer/offer-templates': () => ({ body: { templates: [], mayChange: true } }),
  });

/** A server that stores drafts and refuses one written over an older revision; `kept` has what it stored. */
export function keepDrafts(network: FakeNetwork, draft: OfferDraftAnswer) {
  let revision = draft.revision;
  const kept: OfferDraftInput[] = [];
  network.answer(`${endpoint}/offer-draft`, (_url, sent) => {
    const input = sent as OfferDraftInput | undefined;
    if (!input) return { body: { ...draft, offer: kept.at(-1)?.offer ?? draft.offer, revision } };
    if (input.revision !== revision) return problemAnswer(409, 'quote.draft-moved');
    revision += 1;
    kept.push(input);
    return { body: { revision, savedAt: '2026-11-20T10:00:00Z', discountLimit: draft.discountLimit } };
  });
  return { kept, byColleague: () => (revision += 1) };
}

export const openOffer = (locale: Locale = 'en') =>
  renderInShell(<OfferPage />, {
    path: localePath('/manufacturer/requests/quote-1', locale),
    pattern: '/manufacturer/requests/:id',
    messages: {
      manufacturer: locale === 'tr' ? tr : en,
      host: {
        'document.title': 'Files',
        'document.quote': 'Quote, Rev {{number}}',
        'document.proforma': 'Proforma invoice, Rev {{number}}',
        'document.order-confirmation': 'Order confirmation',
        'document.download': '{{document}}, PDF, {{language}}',
        'page.loading': 'Loading',
        'answer.failed': 'Failed',
        'error.reference': 'Reference',
        'error.retry': 'Retry',
      },
    },
  });
export const enter = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
export const side = () => within(screen.getByRole('complementary', { name: en['offer.side.title'] }));
export const isSaved = () =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(en['offer.save.saved']));
