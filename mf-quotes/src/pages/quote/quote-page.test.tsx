import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuoteDetail } from 'shared-kit/contract';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, rowsOf } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import QuotePage from './quote-page.tsx';
import { laterVersion, quoteDetail, quoteVersion } from './testing/quote-detail.ts';

const endpoint = '/api/quotes/quote-1';
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());

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
const open = (quote: Partial<QuoteDetail> = {}, path = '/quote/quote-1') => {
  network.answer(endpoint, () => ({ body: quoteDetail(quote) }));
  network.answer(`${endpoint}/financing`, () => ({
    body: { version: null, mayAsk: false, consentVersion: '1', banks: [], request: null },
  }));
  return renderInShell(<QuotePage />, {
    path,
    pattern: '/quote/:id',
    messages: { quotes: path.startsWith('/tr') ? tr : en, host },
  });
};
/** Looks in the decision sheet only: the phone bar repeats some of its buttons. */
const decide = (name: string) =>
  userEvent.click(within(screen.getByRole('complementary')).getByRole('button', { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const twoVersions: Partial<QuoteDetail> = {
  versions: [quoteVersion({ state: 'superseded' }), laterVersion()],
  stage: 'negotiation',
};

it.each([
  ['/quote/quote-1', '6 × RL 190 Dobby', 'Your answer is due', 'Accept Rev 1'],
  ['/tr/quote/quote-1', '6 × RL 190 Dobby', 'Yanıtınız bekleniyor', 'Rev 1 kabul et'],
])('%s says what it is, whose turn it is and what may be done', async (path, name, turn, action) => {
  open({}, path);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByText(turn)).toBeVisible();
  expect(within(screen.getByRole('complementary')).getByRole('button', { name: action })).toBeVisible();
  expect(screen.getAllByText('CIF İzmir').length).toBeGreaterThan(0);
});

describe('lines', () => {
  it('are told as offered, with freight and total', async () => {
    open();
    expect(rowsOf(await screen.findByRole('table'))).toEqual([
      ['RL 190 Dobby190 cm, 16 frames', '6', '$148,500', '$891,000'],
      ['Freight', '$14,250'],
      ['Total, excl. tax', '$905,250'],
    ]);
  });

  it('of the newest version are compared with the one before', async () => {
    open(twoVersions);
    const table = await screen.findByRole('table', { name: 'Line items, Rev 2' });
    expect(within(table).getByRole('rowheader', { name: /Changed since Rev 1/ })).toBeVisible();
    expect(rowsOf(table)[0]?.slice(1)).toEqual([
      'was 6 now 8',
      'was $148,500 now $141,200',
      'was $891,000 now $1,129,600',
    ]);
  });

  it('of any two revisions are compared, and the address says which', async () => {
    const { address } = open(twoVersions);
    await userEvent.selectOptions(await screen.findByLabelText('Compared with'), 'vs Request');
    expect(address()).toBe('/quote/quote-1?against=0');
    expect(rowsOf(screen.getByRole('table'))[0]?.[2]).toBe('was $150,000 now $141,200');
    await userEvent.click(screen.getByRole('radio', { name: 'Rev 1' }));
    expect(address()).toBe('/quote/quote-1?revision=1');
    expect(rowsOf(screen.getByRole('table'))[0]?.slice(1, 3)).toEqual(['6', '$148,500']);
  });
});

describe('accepting', () => {
  it('names both companies and the sum, and sends what was seen', async () => {
    open();
    await screen.findByRole('table');
    await decide('Accept Rev 1');
    const dialog = await screen.findByRole('dialog', { name: 'Accept this offer' });
    expect(within(dialog).getByText('Karaova Mensucat Sanayi ve Ticaret A.Ş.')).toBeVisible();
    expect(within(dialog).getByText('Altınmekik Makina Sanayi A.Ş.')).toBeVisible();
    expect(within(dialog).getByText('$905,250')).toBeVisible();
    const sent: unknown[] = [];
    network.answer(`${endpoint}/accept`, (_url, body) => {
      sent.push(body);
      return { body: { id: 'quote-1', stage: 'ordered', turn: 'nobody', revision: 5 } };
    });
    await press('Accept, binding');
    expect(sent).toEqual([
      { versionId: 'version-1', total: '905250.00', currency: 'USD', isSubjectToFinancing: false },
    ]);
    const outcome = await screen.findByRole('dialog', { name: 'The order is placed' });
    expect(within(outcome).getByText('Karaova Mensucat Sanayi ve Ticaret A.Ş.')).toBeVisible();
    expect(within(outcome).getByText('Both companies are bound by these terms.')).toBeVisible();
    expect(within(outcome).getByRole('link', { name: 'Order confirmation, PDF' })).toHaveAttribute(
      'href',
      '/api/quotes/quote-1/versions/1/order-confirmation.pdf?locale=en',
    );
    await userEvent.click(within(outcome).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('subject to financing is told as such', async () => {
    open({ versions: [quoteVersion({ financingUntil: '2027-01-01T00:00:00.000Z' })] });
    await screen.findByRole('table');
    await decide('Accept Rev 1');
    await screen.findByRole('dialog');
    const sent: unknown[] = [];
    network.answer(`${endpoint}/accept`, (_url, body) => {
      sent.push(body);
      return { body: { id: 'quote-1', stage: 'accepted', turn: 'nobody', revision: 5 } };
    });
    await press('Accept, binding');
    expect(screen.getByText('Choose how you accept.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Subject to financing until 31 Dec 2026' }));
    expect(screen.getByText(/either side may end it; nothing ends by itself/)).toBeVisible();
    await press('Accept, binding');
    expect(sent).toMatchObject([{ isSubjectToFinancing: true }]);
    const outcome = await screen.findByRole('dialog', { name: 'Accepted, subject to financing' });
    expect(within(outcome).getByText(/not signed by 31 Dec 2026, either side may end it/)).toBeVisible();
    expect(within(outcome).getByRole('link', { name: 'Confirmation, PDF' })).toBeVisible();
  });

  it('that comes too late says so, and shows what it is now', async () => {
    open();
    await screen.findByRole('table');
    await decide('Accept Rev 1');
    network.answer(`${endpoint}/accept`, () => problemAnswer(409, 'quote.version-replaced', 'req-1'));
    network.answer(endpoint, () => ({ body: quoteDetail(twoVersions) }));
    await press('Accept, binding');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is a newer revision');
    expect(await screen.findByText('$1,147,500', { selector: 'dd b' })).toBeVisible();
  });
});

it('wants a reason before it declines, and keeps it when that fails', async () => {
  open();
  await screen.findByRole('table');
  await decide('Decline');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline' }));
  const reason = screen.getByLabelText('Reason');
  expect(reason).toBeInvalid();
  await userEvent.type(reason, 'We buy next year');
  network.answer(`${endpoint}/decline`, () => problemAnswer(409, 'quote.state-moved', 'req-2'));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Decline' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody was faster');
  expect(reason).toHaveValue('We buy next year');
});

it('takes a counter-offer line by line', async () => {
  open();
  await screen.findByRole('table');
  await decide('Counter-offer');
  await userEvent.type(await screen.findByLabelText('Unit price wished'), '141,200');
  expect(screen.getByText('= $141,200')).toBeVisible();
  const sent: unknown[] = [];
  network.answer(`${endpoint}/counter`, (_url, body) => {
    sent.push(body);
    return { body: { id: 'quote-1', stage: 'negotiation', turn: 'seller', revision: 5 } };
  });
  await press('Send counter-offer');
  expect(sent).toEqual([
    {
      versionId: 'version-1',
      targetTotal: null,
      lines: [{ key: 'loom', quantity: null, unitPrice: '141200', terms: '' }],
      text: '',
    },
  ]);
});

it('keeps what was written when it can’t be sent, and clears it once it is', async () => {
  open();
  const words = await screen.findByLabelText('Write to Altınmekik');
  await userEvent.type(words, 'What would eight cost?');
  network.answer(`${endpoint}/messages`, () => problemAnswer(500, 'internal', 'req-3'));
  await press('Send');
  expect(await screen.findByRole('alert')).toHaveTextContent('req-3');
  expect(words).toHaveValue('What would eight cost?');
  network.answer(`${endpoint}/messages`, () => ({ body: { id: 'message-1' } }));
  await press('Send');
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
  expect(
    await screen.findByText(/above your company’s limit of \$100,000. Selin Acar may accept/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ask for approval' })).toBeVisible();
});

it.each<[QuoteDetail['viewer'], QuoteDetail['actions'][number], string]>([
  ['buyer', { name: 'accept', refusals: ['seller-trading'] }, 'Altınmekik may not trade at present.'],
  ['buyer', { name: 'accept', refusals: ['buyer-approved'] }, 'Your company isn’t approved at the moment'],
  ['seller', { name: 'send', refusals: ['seller-approved'] }, 'so it can’t send offers'],
])('tells the %s why %j', async (viewer, action, words) => {
  open({ viewer, actions: [action] });
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
});

it('halts nothing for a maker because of its buyer', async () => {
  open({ viewer: 'seller', actions: [{ name: 'keep-offer', refusals: ['buyer-approved'] }] });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('Nothing can be decided at present')).not.toBeInTheDocument();
});

it('is not there for strangers', async () => {
  network.answer(endpoint, () => problemAnswer(404, 'quote.not-found', 'req-4'));
  renderInShell(<QuotePage />, {
    path: '/quote/quote-1',
    pattern: '/quote/:id',
    messages: { quotes: en, host },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such quote' })).toBeVisible();
});
