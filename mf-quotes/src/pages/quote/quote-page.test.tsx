import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { containing, type FakeNetwork, fakeNetwork, press, problemAnswer, rowsOf } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { decide, endpoint, openQuote, renderQuote, twoVersions } from './testing/open-quote.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());

const open = (quote?: Partial<QuoteDetail>, path?: string) => openQuote(network, quote, path);
const rev = (number: number) => fillIn(en['quote.revision.number'], { number });
const changed = (was: string, now: string) =>
  `${en['quote.lines.was']} ${was} ${en['quote.lines.now']} ${now}`;

it.each([
  ['/quote/quote-1', en],
  ['/tr/quote/quote-1', tr],
])('%s says what it is, whose turn it is and what may be done', async (path, words) => {
  const action = fillIn(words['action.accept.button'], { number: 1 });
  open({}, path);
  expect(await screen.findByRole('heading', { level: 1, name: '6 × RL 190 Dobby' })).toBeVisible();
  expect(screen.getByText(words['quotes.your-turn'])).toBeVisible();
  expect(within(screen.getByRole('complementary')).getByRole('button', { name: action })).toBeVisible();
  expect(screen.getAllByText('CIF İzmir').length).toBeGreaterThan(0);
});

describe('lines', () => {
  it('are told as offered, with freight and total', async () => {
    open();
    expect(rowsOf(await screen.findByRole('table'))).toEqual([
      ['RL 190 Dobby190 cm, 16 frames', '6', '$148,500', '$891,000'],
      [en['quote.lines.freight'], '$14,250'],
      [en['quote.lines.total'], '$905,250'],
    ]);
  });

  it('of the newest version are compared with the one before', async () => {
    open(twoVersions);
    const table = await screen.findByRole('table', { name: `${en['quote.lines.title']}, ${rev(2)}` });
    const mark = containing(en['quote.lines.mark.changed'], { revision: rev(1) });
    expect(within(table).getByRole('rowheader', { name: mark })).toBeVisible();
    expect(rowsOf(table)[0]?.slice(1)).toEqual([
      changed('6', '8'),
      changed('$148,500', '$141,200'),
      changed('$891,000', '$1,129,600'),
    ]);
  });

  it('of any two revisions are compared, and the address says which', async () => {
    const { address } = open(twoVersions);
    const request = fillIn(en['quote.revision.versus'], { revision: en['quote.revision.request'] });
    await userEvent.selectOptions(await screen.findByLabelText(en['quote.revision.against']), request);
    expect(address()).toBe('/quote/quote-1?against=0');
    expect(rowsOf(screen.getByRole('table'))[0]?.[2]).toBe(changed('$150,000', '$141,200'));
    await userEvent.click(screen.getByRole('radio', { name: rev(1) }));
    expect(address()).toBe('/quote/quote-1?revision=1');
    expect(rowsOf(screen.getByRole('table'))[0]?.slice(1, 3)).toEqual(['6', '$148,500']);
  });
});

it('wants a reason before it declines, and keeps it when that fails', async () => {
  open();
  await screen.findByRole('table');
  await decide(en['action.decline-offer.button']);
  const confirm = { name: en['action.decline-offer.confirm'] };
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', confirm));
  const reason = screen.getByLabelText(en['action.decline-offer.words']);
  expect(reason).toBeInvalid();
  await userEvent.type(reason, 'We buy next year');
  network.answer(`${endpoint}/decline`, () => problemAnswer(409, 'quote.state-moved', 'req-2'));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', confirm));
  expect(await screen.findByRole('alert')).toHaveTextContent(en['refusal.quote.state-moved']);
  expect(reason).toHaveValue('We buy next year');
});

it('takes a counter-offer line by line', async () => {
  open();
  await screen.findByRole('table');
  await decide(en['action.counter.button']);
  await userEvent.type(await screen.findByLabelText(en['action.counter.price']), '141,200');
  expect(screen.getByText('= $141,200')).toBeVisible();
  const sent: unknown[] = [];
  network.answer(`${endpoint}/counter`, (_url, body) => {
    sent.push(body);
    return { body: { id: 'quote-1', stage: 'negotiation', turn: 'seller', revision: 5 } };
  });
  await press(en['action.counter.confirm']);
  expect(sent).toEqual([
    {
      versionId: 'version-1',
      targetTotal: null,
      lines: [{ key: 'loom', quantity: null, unitPrice: '141200', terms: '' }],
      text: '',
    },
  ]);
});

it('asks once more about a price that is far from the last one, and sends both', async () => {
  open();
  await screen.findByRole('table');
  await decide(en['action.counter.button']);
  await userEvent.type(await screen.findByLabelText(en['action.counter.price']), '70.5');
  const sent: unknown[] = [];
  network.answer(`${endpoint}/counter`, (_url, body) => {
    sent.push(body);
    return { body: { id: 'quote-1', stage: 'negotiation', turn: 'seller', revision: 5 } };
  });
  await press(en['action.counter.confirm']);
  expect(sent).toEqual([]);
  const isMeant = within(screen.getByRole('dialog')).getByRole('checkbox');
  expect(isMeant).toHaveAccessibleName(expect.stringMatching(/\$70\.50.*\$148,500/));
  await userEvent.click(isMeant);
  await press(en['action.counter.confirm']);
  expect(sent).toMatchObject([{ lines: [{ unitPrice: '70.5', confirmedAfter: '148500.0000' }] }]);
});

it('tells who did what', async () => {
  const by = { name: 'Emre Kaplan', side: 'seller', company: 'Altınmekik', isMe: false } as const;
  const at = '2026-11-14T15:10:00.000Z';
  open({ events: [{ id: 'event-1', at, by, transition: 'send', version: 1, text: null }] });
  const done = fillIn(en['quote.event.send'], { number: 1 });
  expect((await screen.findByText(done)).parentElement).toHaveTextContent(`${by.company} ${done}`);
});

it('keeps what was written when it can’t be sent, and clears it once it is', async () => {
  open();
  const words = await screen.findByLabelText(fillIn(en['quote.activity.write'], { name: 'Altınmekik' }));
  await userEvent.type(words, 'What would eight cost?');
  network.answer(`${endpoint}/messages`, () => problemAnswer(500, 'internal', 'req-3'));
  await press(en['quote.activity.send']);
  expect(await screen.findByRole('alert')).toHaveTextContent('req-3');
  expect(words).toHaveValue('What would eight cost?');
  network.answer(`${endpoint}/messages`, () => ({ body: { id: 'message-1' } }));
  await press(en['quote.activity.send']);
  expect(words).toHaveValue('');
});

it('tells whom a purchase above the limit waits for', async () => {
  open({
    limit: {
      amount: { amount: '100000', currency: 'USD' },
      total: { amount: '905250.00', currency: 'USD' },
      isAbove: true,
      waitsFor: ['Selin Acar'],
    },
    actions: [
      { name: 'accept', refusals: ['within-limit'] },
      { name: 'ask-approval', refusals: [] },
    ],
  });
  const above = fillIn(en['quote.approval.above'], { limit: '$100,000', names: 'Selin Acar' });
  expect(await screen.findByText(above)).toBeVisible();
  expect(
    screen.queryByRole('button', { name: containing(en['action.accept.button']) }),
  ).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: en['action.ask-approval.button'] })).toBeVisible();
});

it.each<[QuoteDetail['viewer'], QuoteDetail['actions'][number], keyof typeof en]>([
  ['buyer', { name: 'accept', refusals: ['seller-trading'] }, 'quote.halted.seller-trading'],
  ['buyer', { name: 'accept', refusals: ['buyer-approved'] }, 'quote.halted.buyer-approved'],
  ['seller', { name: 'send', refusals: ['seller-approved'] }, 'quote.halted.seller-approved'],
])('tells the %s why %j', async (viewer, action, key) => {
  open({ viewer, actions: [action] });
  expect(await screen.findByText(fillIn(en[key], { maker: 'Altınmekik' }))).toBeVisible();
});

it('halts nothing for a maker because of its buyer', async () => {
  open({ viewer: 'seller', actions: [{ name: 'keep-offer', refusals: ['buyer-approved'] }] });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(en['quote.halted'])).not.toBeInTheDocument();
});

it('is not there for strangers', async () => {
  network.answer(endpoint, () => problemAnswer(404, 'quote.not-found', 'req-4'));
  renderQuote();
  expect(await screen.findByRole('heading', { level: 1, name: en['quote.missing.title'] })).toBeVisible();
});
