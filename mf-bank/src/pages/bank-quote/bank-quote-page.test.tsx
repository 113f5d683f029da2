import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankQuoteDetail } from 'shared-kit/contract/financing';
import { fillIn } from 'shared-kit/contract/languages';
import {
  confirmMove,
  type FakeNetwork,
  fakeNetwork,
  press,
  problemAnswer,
  renderInShell,
} from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import BankQuotePage from './bank-quote-page.tsx';
import { bankQuoteDetail, sentOffer } from './testing/bank-quote-detail.ts';

const endpoint = '/api/bank/quotes/one';
const asked = bankQuoteDetail();
const waiting = (isMine: boolean) =>
  bankQuoteDetail({
    moves: ['approve-binding', 'refuse-binding'],
    offers: [{ ...sentOffer, state: 'awaiting_approval', isMine }],
  });

let network: FakeNetwork;
beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork({});
});
afterEach(() => network.restore());

/** Messages of the shell. */
const host = { 'answer.failed': 'Failed', 'error.reference': 'Reference', 'error.retry': 'Try again' };
function open(
  detail: BankQuoteDetail = asked,
  path = '/bank/quotes/one',
  answer: Parameters<FakeNetwork['answer']>[1] = () => ({ body: detail }),
) {
  network.answer(endpoint, answer);
  return renderInShell(<BankQuotePage />, {
    path,
    pattern: '/bank/quotes/:id',
    messages: { bank: path.startsWith('/tr') ? tr : en, host },
  });
}

it.each([
  ['/bank/quotes/one', en, 'Altınmekik, Türkiye'],
  ['/tr/bank/quotes/one', tr, 'Altınmekik, Türkiye'],
])('%s tells what is to be financed, for whom and until when', async (path, words, maker) => {
  open(asked, path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Karaova, RL 190 rapier loom' })).toBeVisible();
  expect(screen.getByText(maker)).toBeVisible();
  expect(screen.getByText('$249,700')).toBeVisible();
  expect(screen.getByText('Looms as collateral are possible.')).toBeVisible();
  expect(screen.getByText('1234567890, Uşak')).toBeVisible();
  expect(screen.getByRole('link', { name: /Tax certificate|Vergi levhası/ })).toHaveAttribute(
    'href',
    '/api/bank/quotes/one/documents/tax',
  );
  expect(screen.getByRole('form', { name: words['editor.title'] })).toBeVisible();
});

it('shows a shared document in the page, and only when somebody looks', async () => {
  open();
  const url = '/api/bank/quotes/one/documents/tax';
  network.answer(url, () => problemAnswer(404, 'financing.file-not-found'));
  const button = await screen.findByRole('button', { name: 'Show Tax certificate' });
  expect(network.asked).not.toContain(url);
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(network.asked).toContain(url);
});

it('reckons while typing, and sends exactly these terms', async () => {
  open();
  const form = within(await screen.findByRole('form', { name: en['editor.title'] }));
  expect(form.getByText(en['editor.incomplete'])).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: en['editor.field.ratePercent'] }), '7,85');
  expect(form.getAllByText('$20,180.44')[0]).toBeVisible();
  let sent: unknown;
  network.answer(`${endpoint}/offers`, (_url, body) => {
    sent = body;
    return { body: {} };
  });
  await press(en['editor.prepare-binding']);
  expect(sent).toMatchObject({
    kind: 'binding',
    versionNumber: 4,
    terms: { principal: '998800', months: 60, rate: { kind: 'fixed', percent: '7.85' } },
  });
});

it('names the fields that keep an offer from being sent', async () => {
  open();
  const form = within(await screen.findByRole('form', { name: en['editor.title'] }));
  const months = form.getByRole('textbox', { name: en['editor.field.months'] });
  await userEvent.clear(months);
  await userEvent.type(months, '241');
  await press(en['editor.send-indicative']);
  expect(months).toHaveAccessibleDescription(en['editor.wrong.months']);
  expect(screen.getByRole('alert')).toHaveTextContent(fillIn(en['editor.summary_other'], { count: 2 }));
  expect(network.asked.filter((it) => it.endsWith('/offers'))).toEqual([]);
});

it('lets a second person send a binding offer, but not the one who prepared it', async () => {
  const mine = open(waiting(true));
  expect(await screen.findByText(en['offer.second-person'])).toBeVisible();
  expect(screen.queryByRole('button', { name: en['offer.send'] })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: en['offer.take-back'] })).toBeVisible();
  mine.unmount();
  open(waiting(false));
  let sent: unknown;
  network.answer(`${endpoint}/decision`, (_url, body) => {
    sent = body;
    return { body: {} };
  });
  await screen.findByRole('button', { name: en['offer.refuse'] });
  await press(en['offer.send']);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Karaova Mensucat A.Ş.')).toBeVisible();
  expect(dialog.getByText('$998,800')).toBeVisible();
  expect(sent).toBeUndefined();
  await confirmMove(en['offer.send']);
  expect(sent).toEqual({ offerId: 'offer', approves: true, seen: asked.atStake });
});

it('says that a sent offer is over', async () => {
  const ended = { state: 'expired', quote: null, papers: null } as const;
  open(bankQuoteDetail({ ...ended, moves: [], offers: [{ ...sentOffer, isOver: true }] }));
  const title = fillIn(en['offer.title'], { number: 1, kind: en['offer.kind.binding'] });
  const sheet = (await screen.findByRole('heading', { name: title })).closest('section');
  expect(within(sheet as HTMLElement).getByText(en['offer.state.over'])).toBeVisible();
  expect(screen.queryByText(en['offer.state.sent'])).toBeNull();
  expect(screen.getByText(en['deal.closed'])).toBeVisible();
});

it('declines for one of the reasons', async () => {
  open();
  const [summary] = await screen.findAllByText(en['end.decline']);
  if (summary) await userEvent.click(summary);
  const sent: unknown[] = [];
  network.answer(`${endpoint}/decline`, (_url, body) => {
    sent.push(body);
    return { body: {} };
  });
  const form = within(screen.getByRole('form', { name: en['end.decline'] }));
  const send = () => userEvent.click(form.getByRole('button', { name: en['end.decline'] }));
  await send();
  const code = form.getByRole('combobox', { name: en['end.reason'] });
  expect(code).toHaveAccessibleDescription(en['decline.code-missing']);
  await userEvent.selectOptions(code, 'Another reason');
  await send();
  const words = form.getByRole('textbox', { name: en['decline.words'] });
  expect(words).toHaveAccessibleDescription(en['decline.words-missing']);
  expect(sent).toEqual([]);
  await userEvent.selectOptions(code, 'Such goods are not financed');
  await send();
  await confirmMove(en['end.decline']);
  expect(sent).toMatchObject([{ code: 'goods', reason: '' }]);
});

it('tells why my bank declined', async () => {
  open(bankQuoteDetail({ state: 'declined_by_bank', declineCode: 'goods', quote: null, moves: [] }));
  expect(
    await screen.findByText(fillIn(en['deal.declined'], { reason: 'Such goods are not financed' })),
  ).toBeVisible();
});

it('shows nothing of what was shared once the buyer closed it', async () => {
  open({ ...asked, state: 'closed_by_buyer', quote: null, papers: null, words: '', moves: [] });
  expect(await screen.findByText(en['requests.state.closed_by_buyer'])).toBeVisible();
  expect(screen.getByText(en['deal.closed'])).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it.each([
  ['nothing was shared under this address', 404, 'financing.not-found', en['deal.missing.title']],
  ['the bank is suspended', 403, 'company.not-allowed', en['requests.not-allowed.title']],
] as const)('says so when %s', async (_why, status, code, title) => {
  open(asked, '/bank/quotes/one', () => problemAnswer(status, code));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

it('shows all terms and the payments of an offer that waits', async () => {
  open(waiting(false));
  const terms = within(await screen.findByText(en['offer.terms']).then((it) => it.closest('details') ?? it));
  expect(terms.getByText('7.85% fixed')).toBeVisible();
  expect(terms.getByText('at the end of each period')).toBeVisible();
  await userEvent.click(screen.getByText('Payments of this offer, 60 dates'));
  expect(screen.getByRole('link', { name: /CSV$/ })).toHaveAttribute('download', 'F-2026-00417-1.csv');
});

it('shows who deals with it and what my bank has with the buyer, and gives it to a colleague', async () => {
  open(
    bankQuoteDetail({
      exposure: {
        open: [{ amount: '998800.00', currency: 'USD' }],
        paidOut: [{ amount: '1000.00', currency: 'EUR' }],
        requests: 2,
      },
    }),
  );
  const officer = await screen.findByRole('combobox', { name: en['assignee.title'] });
  expect(screen.getByText('€1,000')).toBeVisible();
  let sent: unknown;
  network.answer(`${endpoint}/assignee`, (_url, body) => {
    sent = body;
    return { body: {} };
  });
  await userEvent.selectOptions(officer, 'Selin Özgür');
  expect(sent).toEqual({ userId: 'selin' });
});

it('shows the goods, the delivery and the payment of the quote', async () => {
  const { quote } = asked;
  if (!quote) throw new Error('a quote was shared');
  const [line] = quote.lines;
  if (!line) throw new Error('it has a line');
  open(
    bankQuoteDetail({
      quote: {
        ...quote,
        lines: [{ ...line, image: { light: '/light.svg', dark: '/dark.svg' } }],
        warrantyMonths: 24,
        paymentNote: 'By transfer',
        milestones: [{ event: 'order', percent: '30', days: null, note: 'Deposit' }],
      },
    }),
  );
  expect(await screen.findByText(`30%, ${en['deal.due.order']}, Deposit`)).toBeVisible();
  expect(screen.getByText(fillIn(en['deal.weeks_other'], { count: 20 }))).toBeVisible();
  expect(screen.getByText(fillIn(en['requests.months_other'], { count: 24 }))).toBeVisible();
  expect(document.querySelector('img[src="/light.svg"]')).toBeInTheDocument();
});
