import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import type { OfferDraftAnswer, OfferDraftInput } from 'shared-kit/contract/quotes';
import { containing, type FakeNetwork } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import { offerDraft, offerInput } from './testing/offer-draft.ts';
import {
  endpoint,
  enter,
  isSaved,
  keepDrafts as keepDraftsIn,
  offerNetwork,
  openOffer as open,
  side,
} from './testing/open-offer.tsx';

let network: FakeNetwork;
let kept: OfferDraftInput[];
beforeEach(() => {
  network = offerNetwork();
});
afterEach(() => network.restore());

const keepDrafts = (draft: OfferDraftAnswer) => {
  const desk = keepDraftsIn(network, draft);
  kept = desk.kept;
  return desk;
};

describe('a discount above the limit', () => {
  const above = {
    revision: 1,
    savedAt: '2026-11-20T09:00:00Z',
    offer: offerInput({ freight: '0', discountPercent: '12' }),
    discountLimit: { percent: '10.00', given: '12.00', isAbove: true, waitsFor: ['Berk Ok'] },
  } as const satisfies Partial<OfferDraftAnswer>;
  const asked = {
    percent: '12.00',
    text: 'A first order',
    requestedBy: 'Zeynep Acar',
    isMine: true,
    requestedAt: '2026-11-20T09:00:00Z',
    decidedBy: null,
    reason: null,
    state: 'open',
  } as const;
  const openSide = async () => {
    const opened = open();
    await screen.findByRole('complementary', { name: en['offer.side.title'] });
    return opened;
  };

  it('is asked for by a member, in the words that go to who decides', async () => {
    keepDrafts(offerDraft(above));
    const sent: unknown[] = [];
    network.answer(`${endpoint}/discount`, (_url, body) => {
      sent.push(body);
      return { body: { id: 'quote-1', stage: 'requested', turn: 'seller', revision: 2 } };
    });
    const { address } = await openSide();
    expect(
      await side().findByText(
        fillIn(en['offer.discount.above'], { given: '12%', limit: '10%', names: 'Berk Ok' }),
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: en['offer.side.preview'] }));
    const dialog = within(await screen.findByRole('dialog', { name: en['offer.discount.ask-title'] }));
    expect(dialog.queryByRole('button', { name: en['offer.send.confirm'] })).not.toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(en['offer.discount.ask-words']), 'A first order');
    await userEvent.click(dialog.getByRole('button', { name: en['offer.discount.ask'] }));
    expect(sent).toEqual([{ revision: 1, text: 'A first order' }]);
    await waitFor(() => expect(address()).toBe('/quote/quote-1'));
  });

  it('is pointed out as soon as it is saved', async () => {
    keepDrafts(offerDraft());
    network.answer(`${endpoint}/offer-draft`, (_url, sent) => ({
      body: sent ? { ...above, revision: 1 } : offerDraft(),
    }));
    await openSide();
    expect(side().queryByText(containing(en['offer.discount.above']))).not.toBeInTheDocument();
    await enter(en['offer.terms.discount'], '12');
    const told = containing(en['offer.discount.above'], { given: '12%' });
    expect(await side().findByText(told, {}, { timeout: 3000 })).toBeVisible();
  });

  it('that waits cannot be asked for once more', async () => {
    keepDrafts(offerDraft({ ...above, discountApproval: asked }));
    await openSide();
    expect(await screen.findByText(en['offer.discount.waits'])).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: en['offer.side.preview'] }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('button', { name: en['offer.discount.ask'] })).not.toBeInTheDocument();
  });

  it('is sent or refused by who may give it', async () => {
    keepDrafts(offerDraft({ ...above, mayExceedLimit: true, discountApproval: { ...asked, isMine: false } }));
    const refused: unknown[] = [];
    network.answer(`${endpoint}/discount/refuse`, (_url, body) => {
      refused.push(body);
      return { body: { id: 'quote-1', stage: 'requested', turn: 'seller', revision: 3 } };
    });
    await openSide();
    expect(
      await screen.findByText(fillIn(en['offer.discount.asked'], { name: 'Zeynep Acar' })),
    ).toBeVisible();
    expect(screen.getByText('A first order')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: en['offer.discount.refuse'] }));
    await userEvent.click(screen.getByRole('button', { name: en['offer.discount.refuse'] }));
    expect(screen.getByLabelText(en['offer.discount.reason'])).toBeInvalid();
    await userEvent.type(screen.getByLabelText(en['offer.discount.reason']), 'At most 10');
    await userEvent.click(screen.getByRole('button', { name: en['offer.discount.refuse'] }));
    await waitFor(() => expect(refused).toEqual([{ reason: 'At most 10' }]));
  });

  it('that was refused says why', async () => {
    const refused = { ...asked, state: 'refused', decidedBy: 'Berk Ok', reason: 'At most 10' } as const;
    keepDrafts(offerDraft({ ...above, discountApproval: refused }));
    await openSide();
    expect(await screen.findByText(fillIn(en['offer.discount.refused'], { name: 'Berk Ok' }))).toBeVisible();
    expect(screen.getByText('At most 10')).toBeVisible();
  });
});

it('shows the margin at own costs, which are kept beside the offer', async () => {
  keepDrafts(offerDraft());
  open();
  await screen.findByLabelText(en['offer.lines.own-cost']);
  expect(side().queryByText(en['offer.margin.title'])).not.toBeInTheDocument();
  await enter(en['offer.lines.own-cost'], '118,800');
  expect(side().getByText('$178,200 · 20%')).toBeVisible();
  await isSaved();
  expect(kept.at(-1)?.ownCosts).toEqual({ loom: '118800' });
  expect(JSON.stringify(kept.at(-1)?.offer)).not.toContain('118800');
});
