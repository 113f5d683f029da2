import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { unitWord } from 'shared-kit/contract/products';
import type { OfferDraftAnswer, OfferDraftInput, OfferInput } from 'shared-kit/contract/quotes';
import { queries } from 'shared-kit/query';
import { containing, type FakeNetwork } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { offerDraft, offerInput } from './testing/offer-draft.ts';
import {
  endpoint,
  enter,
  isSaved,
  keepDrafts as keepDraftsIn,
  offerNetwork,
  openOffer as open,
  quote,
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

describe('the editor', () => {
  it('begins with the list price and reckons while one types', async () => {
    keepDrafts(offerDraft());
    open();
    await enter(en['offer.lines.unit-price'], '141,200');
    const list = fillIn(en['offer.lines.list-price'], { price: '$150,000' });
    const tier = fillIn(en['offer.lines.tier'], { from: 8, percent: 5 });
    expect(screen.getByText(`${list} · ${tier}`)).toBeVisible();
    await enter(en['offer.terms.freight'], '17900');
    expect(side().getByText('$865,100')).toBeVisible();
  });

  it('keeps what is typed after a pause, revision after revision', async () => {
    keepDrafts(offerDraft({ revision: 3, savedAt: '2026-11-20T09:00:00Z' }));
    open();
    await enter(en['offer.terms.freight'], '17900');
    await isSaved();
    await enter(en['offer.note.internal'], 'floor 16,500');
    await waitFor(() => expect(kept.at(-1)).toMatchObject({ revision: 4, internalNote: 'floor 16,500' }));
    expect(kept[0]).toMatchObject({ revision: 3, offer: { freight: '17900' } });
  });

  it('keeps nothing that says no figure, and marks the field', async () => {
    keepDrafts(offerDraft());
    open();
    await enter(en['offer.terms.freight'], 'free');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(en['offer.save.wrong-entries']));
    expect(screen.getByLabelText(en['offer.terms.freight'])).toBeInvalid();
    expect(kept).toEqual([]);
  });

  it('keeps what is being typed when news ask for the draft again', async () => {
    keepDrafts(offerDraft());
    open();
    await enter(en['offer.terms.freight'], '17900');
    await act(() => queries.refetchQueries());
    expect(screen.getByLabelText(en['offer.terms.freight'])).toHaveValue('17900');
    await isSaved();
    expect(kept[0]).toMatchObject({ offer: { freight: '17900' } });
  });

  it('never writes over a colleague: their version is loaded when asked for', async () => {
    const { byColleague } = keepDrafts(offerDraft());
    open();
    await screen.findByLabelText(en['offer.terms.freight']);
    byColleague();
    await enter(en['offer.terms.freight'], '17900');
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent(en['offer.save.colleague']);
    expect(kept).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: en['offer.save.load'] }));
    await waitFor(() => expect(screen.getByLabelText(en['offer.terms.freight'])).toHaveValue(''));
  });
});

it('names units in the page’s language, and keeps them for every language', async () => {
  keepDrafts(offerDraft());
  open('tr');
  const unit = await screen.findByLabelText(tr['offer.lines.unit']);
  expect(unit).toHaveValue(unitWord('piece', 1, 'tr'));
  await enter(tr['offer.terms.freight'], '17900');
  await waitFor(() => expect(kept.at(-1)?.offer.lines[0]?.unit).toBe('piece'));
  await userEvent.clear(unit);
  await userEvent.type(unit, unitWord('set', 1, 'tr'));
  await waitFor(() => expect(kept.at(-1)?.offer.lines[0]?.unit).toBe('set'));
});

it('takes a discount in percent off the lines, and keeps it as such', async () => {
  keepDrafts(offerDraft());
  open();
  await userEvent.selectOptions(
    await screen.findByLabelText(en['offer.terms.discount-in']),
    en['offer.terms.discount-percent'],
  );
  await enter(en['offer.terms.discount'], '2.5');
  expect(side().getByText('−$22,275')).toBeVisible();
  expect(side().getByText('$868,725')).toBeVisible();
  await isSaved();
  expect(kept.at(-1)?.offer).toMatchObject({ discount: '0', discountPercent: '2.5' });
});

describe('an account', () => {
  const typed = async (iban: string) => {
    keepDrafts(offerDraft());
    open();
    await enter(en['offer.payment.iban'], iban);
    expect(screen.getByLabelText(en['offer.payment.iban'])).toBeValid();
    await userEvent.tab();
    return screen.getByLabelText(en['offer.payment.iban']);
  };

  it('whose IBAN is wrong is marked once it was left, and the draft is kept', async () => {
    const field = await typed('TR330006100519786457841327');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(containing(en['offer.wrong.iban']));
    await isSaved();
    await enter(en['offer.payment.iban'], 'TR330006100519786457841326');
    await userEvent.tab();
    expect(field).toBeValid();
  });

  it('whose IBAN is right is shown in groups of four', async () => {
    expect(await typed('tr330006100519786457841326')).toHaveValue('TR33 0006 1005 1978 6457 8413 26');
  });
});

it('says how far the shares are from the whole', async () => {
  const milestones: OfferInput['milestones'] = [
    { event: 'order', percent: '33.33', days: null, note: '' },
    { event: 'shipment', percent: '66.6', days: null, note: '' },
  ];
  keepDrafts(offerDraft({ offer: offerInput({ milestones }) }));
  open();
  const told = await screen.findByText(fillIn(en['offer.payment.shares'], { percent: '99.93' }));
  const [, last] = screen.getAllByLabelText(en['offer.payment.percent']);
  if (!last) throw new Error('The second milestone has no share.');
  await userEvent.type(last, '7');
  expect(told).not.toBeInTheDocument();
});

it('names terms that are against one another while they are there, and once more before sending', async () => {
  keepDrafts(offerDraft({ offer: offerInput({ incoterm: { rule: 'EXW', place: 'Uşak' } }) }));
  open();
  const exWorksFreight = containing(en['offer.contradiction.ex-works-freight']);
  await enter(en['offer.terms.freight'], '0');
  expect(screen.queryByText(exWorksFreight)).not.toBeInTheDocument();
  await enter(en['offer.terms.freight'], '500');
  expect(side().getByText(exWorksFreight)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: en['offer.side.preview'] }));
  expect(within(await screen.findByRole('dialog')).getByText(exWorksFreight)).toBeVisible();
});

const sendFirst = fillIn(en['offer.send.title'], { number: 1 });

describe('sending', () => {
  it('is led to from the bar, which has the sums, too', async () => {
    keepDrafts(offerDraft({ offer: offerInput({ freight: '17900', discount: '900' }) }));
    open();
    const bar = within(await screen.findByRole('region', { name: en['offer.bar.title'] }));
    expect(bar.getByText('$908,000')).toBeInTheDocument();
    const sum = `${en['offer.lines.title']} $891,000 + $17,900 − $900`;
    expect(bar.getByText(sum)).toBeInTheDocument();
    await userEvent.click(bar.getByRole('button', { name: en['offer.bar.send'] }));
    expect(await screen.findByRole('dialog', { name: sendFirst })).toBeVisible();
  });

  it('names what is missing instead', async () => {
    keepDrafts(offerDraft({ faults: [{ path: 'freight', fault: 'required' }] }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: en['offer.side.preview'] }));
    const faults = await side().findByRole('alert');
    expect(faults).toHaveFocus();
    const missing = `${en['offer.terms.freight']}: ${en['offer.fault.required']}`;
    await userEvent.click(within(faults).getByRole('link', { name: missing }));
    expect(screen.getByLabelText(en['offer.terms.freight'])).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('names what the proforma invoice would lack, and sends it nevertheless', async () => {
    const gaps: OfferDraftAnswer['gaps'] = [
      { name: 'netWeightKg', lines: [1, 2] },
      { name: 'bankDetails', lines: [] },
    ];
    keepDrafts(offerDraft({ gaps }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: en['offer.side.preview'] }));
    const dialog = within(await screen.findByRole('dialog', { name: sendFirst }));
    expect(dialog.getByText(en['offer.gaps.title'])).toBeVisible();
    const values = { what: en['offer.lines.net-weight'], lines: '1 and 2' };
    expect(dialog.getByText(fillIn(en['offer.gaps.in-lines_other'], values))).toBeVisible();
    expect(dialog.getByText(en['offer.gaps.bank-details'])).toBeVisible();
    expect(dialog.getByRole('button', { name: en['offer.send.confirm'] })).toBeEnabled();
  });

  it('shows it once more with the server’s sums, and sends the revision that was shown', async () => {
    keepDrafts(offerDraft({ offer: offerInput({ freight: '0' }) }));
    const sent: unknown[] = [];
    network.answer(`${endpoint}/send`, (_url, body) => {
      sent.push(body);
      return { body: { id: 'quote-1', stage: 'quoted', turn: 'buyer', revision: 2 } };
    });
    const { address } = open();
    await userEvent.click(await screen.findByRole('button', { name: en['offer.side.preview'] }));
    const dialog = await screen.findByRole('dialog', { name: sendFirst });
    const total = containing(`${en['offer.side.total']}{{rest}}$891,000`);
    expect(within(dialog).getByRole('row', { name: total })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: en['offer.send.confirm'] }));
    expect(sent).toEqual([{ revision: 1, text: '' }]);
    await waitFor(() => expect(address()).toBe('/quote/quote-1'));
  });
});

it('says that nothing can be offered where the quote is over', async () => {
  network.answer(endpoint, () => ({ body: { ...quote, actions: [] } }));
  keepDrafts(offerDraft());
  open();
  expect(await screen.findByText(en['offer.closed'])).toBeVisible();
});

it.each([
  ['while the next version is written', quote.actions],
  ['when the offer was accepted', []],
])('what was sent can be had on paper %s', async (_when, actions) => {
  keepDrafts(offerDraft());
  const versions = [{ id: 'version-1', number: 1, state: actions.length > 0 ? 'sent' : 'converted' }];
  network.answer(endpoint, () => ({ body: { ...quote, versions, actions } }));
  open();
  expect(await screen.findByRole('link', { name: 'Proforma invoice, Rev 1, PDF, English' })).toHaveAttribute(
    'href',
    '/api/quotes/quote-1/versions/1/proforma.pdf?locale=en',
  );
});
