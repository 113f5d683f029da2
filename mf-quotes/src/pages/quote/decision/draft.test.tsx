import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuoteDetail } from 'shared-kit/contract';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
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
const start = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it.each([
  ['/quote/quote-1', 'It can’t be sent yet', 'Send request', '/profile'],
  ['/tr/quote/quote-1', 'Henüz gönderilemiyor', 'Talebi gönder', '/tr/profile'],
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
  expect(await screen.findByRole('button', { name: 'Send request' })).toBeVisible();
  expect(screen.queryByText('It can’t be sent yet')).not.toBeInTheDocument();
});

it('is saved with other quantities, without a line, and with other terms', async () => {
  answers();
  open();
  const dialog = await start('Edit request');
  const loom = within(dialog.getByRole('group', { name: 'RL 190 Dobby' }));
  await userEvent.clear(loom.getByLabelText('Qty'));
  await userEvent.type(loom.getByLabelText('Qty'), '8');
  await userEvent.type(loom.getByLabelText(/^Words for this line/), 'Left hand');
  await userEvent.click(dialog.getByRole('button', { name: 'Take out Spare parts' }));
  // The last line can't be removed: the request is discarded instead.
  expect(dialog.queryByRole('button', { name: /^Take out/ })).not.toBeInTheDocument();
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
  const dialog = await start('Edit request');
  const [quantity] = dialog.getAllByLabelText('Qty');
  await userEvent.type(quantity as HTMLElement, 'x');
  await save();
  expect(quantity).toHaveAccessibleDescription('Enter a whole number from 1.');
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
  const dialog = await start('Edit request');
  await userEvent.type(dialog.getByLabelText(/^Words for the makers/), 'Two shifts');
  await save();
  const kit = within(dialog.getByRole('group', { name: 'Spare parts' }));
  expect(await kit.findByText('No longer sold: take it out.')).toBeVisible();
  expect(dialog.getByLabelText(/^Words for the makers/)).toHaveValue('Two shifts');
});

it('is not overwritten unread: only a second try replaces what a colleague saved', async () => {
  answers();
  network.answer(`${endpoint}/request`, (_url, body) => {
    sent.push(body);
    return problemAnswer(409, 'quote.draft-moved');
  });
  open();
  await start('Edit request');
  answers({ revision: 7 });
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('A colleague saved this draft meanwhile');
  await waitFor(async () => {
    await save();
    expect(sent.at(-1)).toMatchObject({ revision: 7 });
  });
  expect(sent[0]).toMatchObject({ revision: 4 });
});

it('is discarded after one question that says what happens', async () => {
  answers();
  open();
  await start('Discard draft');
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/Altınmekik has never seen it/);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
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
  expect(await screen.findByText('This draft was discarded. Its maker has never seen it.')).toBeVisible();
});
