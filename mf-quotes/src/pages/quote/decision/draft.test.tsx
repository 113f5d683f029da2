import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { containing, type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import { toasts } from 'shared-kit/ui';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import QuotePage from '../quote-page.tsx';
import { quoteDetail } from '../testing/quote-detail.ts';

const endpoint = '/api/quotes/quote-1';
const before = quoteDetail().request;
const line = (key: string, title: string) =>
  ({ ...before.lines.slice(0, 1)[0], key, title }) as (typeof before.lines)[0];
const draft: Partial<QuoteDetail> = {
  revision: 4,
  state: 'draft',
  stage: 'draft',
  versions: [],
  canWrite: false,
  request: {
    ...before,
    submittedAt: null,
    replyBy: null,
    lines: [line('loom', 'RL 190 Dobby'), line('kit', 'Spare parts')],
  },
  actions: [
    { name: 'edit-request', refusals: [] },
    { name: 'discard', refusals: [] },
    { name: 'submit', refusals: ['buyer-approved'] },
  ],
};
let network: FakeNetwork;
let sent: unknown[];
beforeEach(() => {
  sent = [];
  network = fakeNetwork({});
  for (const path of ['request', 'discard'])
    network.answer(`${endpoint}/${path}`, (_url, body) => {
      sent.push(body);
      return { body: { id: 'quote-1', stage: 'draft', turn: 'buyer', revision: 5 } };
    });
});
afterEach(() => {
  network.restore();
  for (const { id } of toasts.toasts()) toasts.dismiss(id);
});

const host = {
  'request-terms.country': 'Delivery country',
  'request-terms.note': 'Words for the makers',
  'request-terms.replyBy': 'Reply by',
  'request-terms.replyBy-fault': 'Choose a day that lies ahead.',
};
const answers = (change: Partial<QuoteDetail> = {}) =>
  network.answer(endpoint, () => ({ body: quoteDetail({ ...draft, ...change }) }));
const open = (path = '/quote/quote-1') =>
  renderInShell(<QuotePage />, {
    path,
    pattern: '/quote/:id',
    messages: { quotes: path.startsWith('/tr') ? tr : en, host },
  });
const takeOut = en['action.edit-request.remove'];
const start = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const save = () => userEvent.click(screen.getByRole('button', { name: en['action.edit-request.confirm'] }));

it.each([
  ['/quote/quote-1', en['quote.draft.missing'], en['action.submit.button'], '/profile'],
  ['/tr/quote/quote-1', tr['quote.draft.missing'], tr['action.submit.button'], '/tr/profile'],
])('at %s says what is missing, and where it is settled', async (path, missing, send, to) => {
  answers();
  open(path);
  expect(await screen.findByText(missing)).toBeVisible();
  const own = within(screen.getByRole('complementary'));
  expect(own.getByRole('link')).toHaveAttribute('href', to);
  expect(own.queryByRole('button', { name: send })).not.toBeInTheDocument();
});

it('is sent once nothing is missing any more', async () => {
  answers({ actions: [{ name: 'submit', refusals: [] }] });
  open();
  expect(await screen.findByRole('button', { name: en['action.submit.button'] })).toBeVisible();
  expect(screen.queryByText(en['quote.draft.missing'])).not.toBeInTheDocument();
});

it('is saved with other quantities, without a line, and with other terms', async () => {
  answers();
  open();
  const dialog = await start(en['action.edit-request.button']);
  const loom = within(dialog.getByRole('group', { name: 'RL 190 Dobby' }));
  await userEvent.clear(loom.getByLabelText(en['quote.lines.quantity']));
  await userEvent.type(loom.getByLabelText(en['quote.lines.quantity']), '8');
  await userEvent.type(loom.getByLabelText(containing(en['action.edit-request.note'])), 'Left hand');
  await userEvent.click(dialog.getByRole('button', { name: fillIn(takeOut, { line: 'Spare parts' }) }));
  // The last line can't be removed: the request is discarded instead.
  expect(dialog.queryByRole('button', { name: containing(takeOut) })).not.toBeInTheDocument();
  await userEvent.selectOptions(dialog.getByLabelText(/^Delivery country/), 'Germany');
  await save();
  expect(sent).toEqual([
    {
      revision: 4,
      deliveryCountry: 'DE',
      deliveryPlace: 'Uşak',
      incoterm: { rule: 'CIF', place: 'İzmir' },
      replyBy: null,
      note: '',
      lines: [{ key: 'loom', quantity: 8, note: 'Left hand' }],
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('is not sent with a quantity that is none', async () => {
  answers();
  open();
  const dialog = await start(en['action.edit-request.button']);
  const [quantity] = dialog.getAllByLabelText(en['quote.lines.quantity']);
  await userEvent.type(quantity as HTMLElement, 'x');
  await save();
  expect(quantity).toHaveAccessibleDescription(en['action.counter.fault.quantity']);
  expect(sent).toEqual([]);
});

it('names the line that can’t be had any more, and keeps what was entered', async () => {
  answers();
  network.answer(`${endpoint}/request`, () => {
    const { status, body } = problemAnswer(409, 'quote.line-unavailable');
    return {
      status: status ?? 409,
      body: { ...(body as object), errors: [{ name: 'kit', reason: 'withdrawn' }] },
    };
  });
  open();
  const dialog = await start(en['action.edit-request.button']);
  await userEvent.type(dialog.getByLabelText(/^Words for the makers/), 'Two shifts');
  await save();
  const kit = within(dialog.getByRole('group', { name: 'Spare parts' }));
  expect(await kit.findByText(en['action.edit-request.fault.withdrawn'])).toBeVisible();
  expect(dialog.getByLabelText(/^Words for the makers/)).toHaveValue('Two shifts');
});

it('is not overwritten unread: only a second try replaces what a colleague saved', async () => {
  answers();
  network.answer(`${endpoint}/request`, (_url, body) => {
    sent.push(body);
    return problemAnswer(409, 'quote.draft-moved');
  });
  open();
  await start(en['action.edit-request.button']);
  answers({ revision: 7 });
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(en['refusal.quote.draft-moved']);
  await waitFor(async () => {
    await save();
    expect(sent.at(-1)).toMatchObject({ revision: 7 });
  });
  expect(sent[0]).toMatchObject({ revision: 4 });
});

it('is discarded after one question that says what happens', async () => {
  answers();
  open();
  await start(en['action.discard.button']);
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    fillIn(en['action.discard.text'], { maker: 'Altınmekik' }),
  );
  await userEvent.click(screen.getByRole('button', { name: en['action.discard.confirm'] }));
  expect(sent).toEqual([{}]);
});

it('that was discarded says so', async () => {
  answers({
    stage: 'withdrawn',
    state: 'withdrawn',
    turn: 'nobody',
    isMyTurn: false,
    actions: [],
    steps: [],
  });
  open();
  expect(await screen.findByText(en['quote.standing.discarded'])).toBeVisible();
});
