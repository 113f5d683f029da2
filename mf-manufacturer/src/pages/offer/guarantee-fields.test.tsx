import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import type { OfferDraftAnswer, OfferDraftInput } from 'shared-kit/contract/quotes';
import { type FakeNetwork, fakeNetwork, press, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import OfferPage from './offer-page.tsx';
import { offerDraft, offerInput } from './testing/offer-draft.ts';

const quote = {
  id: 'quote-1',
  number: 'Q-2026-01847',
  title: { firstLine: 'RL 190 Dobby', quantity: 6, unit: 'piece', lineCount: 1 },
  buyer: { name: 'Karaova Mensucat' },
  versions: [],
  actions: [{ name: 'save-offer', refusals: [] }],
};
let network: FakeNetwork;
let kept: OfferDraftInput[];
beforeEach(() => {
  kept = [];
  network = fakeNetwork({
    '/api/quotes/quote-1': () => ({ body: quote }),
    '/api/manufacturer/offer-templates': () => ({ body: { templates: [], mayChange: true } }),
  });
});
afterEach(() => network.restore());

/** Opens the editor with this draft; whatever is saved is kept. */
function open(draft: OfferDraftAnswer) {
  network.answer('/api/quotes/quote-1/offer-draft', (_url, sent) => {
    const input = sent as OfferDraftInput | undefined;
    if (!input)
      return { body: { ...draft, offer: kept.at(-1)?.offer ?? draft.offer, revision: kept.length } };
    kept.push(input);
    return { body: { revision: kept.length, savedAt: '2026-11-20T10:00:00Z', discountLimit: null } };
  });
  renderInShell(<OfferPage />, {
    path: '/manufacturer/requests/quote-1',
    pattern: '/manufacturer/requests/:id',
    messages: { manufacturer: en, host: { 'page.loading': 'Loading' } },
  });
}
const enter = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

it('is added by a button, read from its fields, and removed again', async () => {
  open(offerDraft());
  await press(en['offer.guarantee.add']);
  expect(screen.getByLabelText(en['offer.guarantee.issuer'])).toHaveFocus();
  await enter(en['offer.guarantee.issuer'], 'Poyraz Bankası');
  await enter(en['offer.guarantee.amount'], 'all');
  expect(screen.getByLabelText(en['offer.guarantee.amount'])).toBeInvalid();
  await enter(en['offer.guarantee.amount'], '267,300');
  await enter(en['offer.guarantee.until'], '2027-06-30');
  const stated = { issuer: 'Poyraz Bankası', amount: '267300', until: '2027-06-30' };
  await waitFor(() => expect(kept.at(-1)?.offer.advanceGuarantee).toEqual(stated));
  await press(en['offer.side.preview']);
  const dialog = within(await screen.findByRole('dialog'));
  const guarantee = { amount: '$267,300', issuer: 'Poyraz Bankası', day: '30 Jun 2027' };
  expect(dialog.getByText(fillIn(en['offer.guarantee.value'], guarantee))).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: en['offer.send.back'] }));
  await press(en['offer.guarantee.remove']);
  await waitFor(() => expect(kept.at(-1)?.offer.advanceGuarantee).toBeNull());
});

it('that keeps the offer from being sent is named, and leads to its field', async () => {
  const advanceGuarantee = { issuer: 'Poyraz Bankası', amount: '900000', until: '2027-06-30' };
  const faults = [{ path: 'advanceGuarantee.amount', fault: 'above-advance' }] as const;
  open(offerDraft({ offer: offerInput({ advanceGuarantee }), faults: [...faults] }));
  await press(en['offer.side.preview']);
  const name = `${en['offer.guarantee.amount']}: ${en['offer.fault.above-advance']}`;
  await userEvent.click(await screen.findByRole('link', { name }));
  expect(screen.getByLabelText(en['offer.guarantee.amount'])).toHaveFocus();
});
