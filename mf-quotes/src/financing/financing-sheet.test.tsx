import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  BankOfferTerms,
  BuyersFinancing,
  Drawdown,
  FinancingAnswer,
  SentBankOffer,
} from 'shared-kit/contract';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, rowsOf } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { FinancingSheet } from './financing-sheet.tsx';

const endpoint = '/api/quotes/one/financing';
const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const notAsked: FinancingAnswer = {
  version: { id: 'version-4', number: 4, total: usd('1248500.00') },
  mayAsk: true,
  consentVersion: '2026-11',
  banks: [
    { id: 'poyraz', name: 'Poyraz Bankası', country: 'TR', currencies: ['USD', 'EUR'] },
    { id: 'turna', name: 'Turna Leasing', country: 'TR', currencies: [] },
  ],
  request: null,
};
const terms: BankOfferTerms = {
  ...{ product: 'term-loan', currency: 'USD', principal: '998800.00', ownFunds: '249700.00', months: 60 },
  ...{ drawdownOn: '2027-03-01', graceMonths: 0, graceInterest: 'paid', dayCount: '30/360' },
  rate: { kind: 'fixed', percent: '7.85' },
  ...{ rhythm: 'monthly', timing: 'arrears', repayment: 'level', balloon: '0', fees: [], taxes: [] },
  ...{ defaultInterestPercent: null, prepaymentPercent: null, collateral: 'Pledge', conditions: [] },
  ...{ validUntil: '2026-12-31', words: '' },
};
const offer = (id: string, kind: SentBankOffer['kind'], percent: string, fees: string): SentBankOffer => ({
  ...{ id, number: 1, kind, terms, sentAt: '2026-11-20T10:00:00Z' },
  figures: {
    ...{ instalment: '20180.44', rows: [], totalInterest: '212026.40', totalTaxes: '0.00', totalFees: fees },
    ...{ totalPaid: '1210826.40', totalCost: '212026.40', upFront: fees },
    ...{ effectiveRatePercent: percent, equalMonthsRatePercent: percent },
  },
});
type BankQuote = BuyersFinancing['bankQuotes'][number];
const bankQuote = (name: string, change: Partial<BankQuote>): BankQuote => ({
  ...{ id: name, bank: { id: name, name, country: 'TR' }, state: 'binding', reason: null, offers: [] },
  ...{ openedAt: '2026-11-19T10:00:00Z', lastOpenedAt: '2026-11-19T10:00:00Z' },
  ...{ needsReconfirmation: false, conditions: [], messages: [], drawdown: null },
  moves: ['accept', 'decline-by-buyer'],
  ...change,
});
const asked = (change: Partial<BuyersFinancing> = {}): FinancingAnswer => ({
  ...notAsked,
  ...{ mayAsk: false, banks: [] },
  request: {
    ...{ id: 'request', number: 'F-2026-00417', state: 'offers_in', amount: usd('998800.00') },
    ...{ ownFunds: usd('249700.00'), termMonths: 60, product: 'term-loan', words: '' },
    ...{ offersUntil: '2026-12-03T00:00:00Z', versionNumber: 4, isVersionCurrent: true },
    newerVersion: null,
    ...{ askedBy: 'Deniz Aksoy', askedAt: '2026-11-18T10:00:00Z' },
    bankQuotes: [
      bankQuote('Limmathof', {
        state: 'indicative',
        moves: ['decline-by-buyer'],
        offers: [offer('l', 'indicative', '7.600000', '0.00')],
      }),
      bankQuote('Poyraz', { offers: [offer('p', 'binding', '9.130000', '12485.00')] }),
      bankQuote('Turna', { offers: [offer('t', 'binding', '8.790000', '1500.00')] }),
    ],
    ...change,
  },
});

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());

const host = {
  'page.loading': 'Loading',
  'answer.failed': 'Failed',
  'error.reference': 'Reference',
  'error.retry': 'Try again',
};
function open(answer: FinancingAnswer, path = '/quote/one') {
  network.answer(endpoint, () => ({ body: answer }));
  return renderInShell(<FinancingSheet quoteId="one" />, {
    path,
    messages: { quotes: path.startsWith('/tr') ? tr : en, host },
  });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sentTo = (path: string) => {
  const sent: unknown[] = [];
  network.answer(`${endpoint}${path}`, (_url, body) => {
    sent.push(body);
    return { body: {} };
  });
  return sent;
};

describe('a request', () => {
  it('goes to the chosen banks, once the buyer consents', async () => {
    open(notAsked);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask banks' }));
    const ownFunds = screen.getByRole('textbox', { name: 'Own funds' });
    await userEvent.clear(ownFunds);
    await userEvent.type(ownFunds, '249700,50');
    expect(ownFunds).toHaveAccessibleDescription('To be financed: $998,799.50');
    const sent: unknown[] = [];
    network.answer(endpoint, (_url, body) => {
      if (body) sent.push(body);
      return { body: body ? {} : notAsked };
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Poyraz Bankası, Türkiye, USD EUR' }));
    await press('Ask 1 bank');
    expect(screen.getByRole('alert')).toHaveTextContent(en['financing.wrong.consent']);
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: en['financing.consent'] }));
    await press('Ask 1 bank');
    expect(sent).toMatchObject([
      {
        ...{ versionId: 'version-4', ownFunds: '249700.50', amount: '998799.50', termMonths: 60 },
        ...{ bankIds: ['poyraz'], consentVersion: '2026-11' },
      },
    ]);
  });

  it('is not offered where nothing may be asked', async () => {
    open({ ...notAsked, mayAsk: false });
    await waitForElementToBeRemoved(() => screen.queryByText('Loading'));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

describe('offers', () => {
  it.each([
    ['/quote/one', 'Effective rate per year', ['8.79% best', '9.13%', '7.60%']],
    ['/tr/quote/one', 'Yıllık efektif faiz', ['%8,79 en iyi', '%9,13', '%7,60']],
  ])(
    'at %s stand side by side, binding ones first, the best among binding ones',
    async (path, row, figures) => {
      open(asked(), path);
      const [first] = rowsOf(await screen.findByRole('table'));
      expect(first?.map((it) => it.trim())).toEqual([row, ...figures]);
    },
  );

  it('of other amounts have no best', async () => {
    const { request } = asked();
    const [, poyraz, turna] = request?.bankQuotes ?? [];
    const smaller = turna && {
      ...turna,
      offers: [{ ...offer('t', 'binding', '8.79', '0'), terms: { ...terms, principal: '1.00' } }],
    };
    open(asked({ bankQuotes: [poyraz, smaller].filter((it) => it !== undefined) }));
    await screen.findByRole('table');
    expect(screen.queryByText('best')).not.toBeInTheDocument();
  });

  it('are accepted if binding', async () => {
    open(asked());
    const sent = sentTo('/acceptance');
    const table = within(await screen.findByRole('table'));
    expect(table.queryByRole('button', { name: 'Accept Limmathof' })).not.toBeInTheDocument();
    await press('Accept Turna');
    expect(sent).toEqual([{ offerId: 't' }]);
  });

  it('above the limit say who may accept them', async () => {
    open(asked());
    await screen.findByRole('table');
    network.answer(`${endpoint}/acceptance`, () => problemAnswer(409, 'quote.above-limit'));
    await press('Accept Turna');
    expect(screen.getByRole('alert')).toHaveTextContent(en['financing.refused.quote.above-limit']);
  });

  it('can’t be accepted on an older version', async () => {
    const { request } = asked();
    const bankQuotes = request?.bankQuotes.map((it) => ({ ...it, moves: ['decline-by-buyer'] })) ?? [];
    open(asked({ isVersionCurrent: false, bankQuotes }));
    expect(await screen.findByText(en['financing.version-replaced'])).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  });
});

describe('the asked banks', () => {
  it('are listed with what they did, and each may be declined', async () => {
    const declined = bankQuote('Turna', {
      state: 'declined_by_bank',
      reason: 'Limit used up',
      moves: [],
    });
    open(asked({ bankQuotes: [bankQuote('Poyraz', { state: 'received', openedAt: null }), declined] }));
    expect(await screen.findByText('offer awaited, not opened yet')).toBeVisible();
    expect(screen.getByText('declined, opened on 19 Nov 2026, “Limit used up”')).toBeVisible();
    const sent = sentTo('/refusal');
    expect(screen.queryByRole('button', { name: 'Decline Turna' })).not.toBeInTheDocument();
    await press('Decline Poyraz');
    expect(sent).toEqual([{ bankQuoteId: 'Poyraz' }]);
  });

  it('lose their access once the buyer withdraws', async () => {
    open(asked());
    const sent = sentTo('/withdrawal');
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
    expect(sent).toEqual([{}]);
  });
});

const condition = (state: 'open' | 'answered' | 'met', gate: 'offer' | 'contract' = 'offer') => ({
  ...{ id: 'c', text: 'Balance sheet 2025', gate, drawdown: null, state },
});
const contract: NonNullable<Drawdown['contract']> = {
  ...{ id: 'contract', state: 'proposed', form: 'ink', signedOn: '2026-11-20', confirmedAt: null },
  file: {
    ...{ id: 'file', name: 'contract.pdf', mediaType: 'application/pdf', bytes: 2000 },
    ...{ sha256: 'ab'.repeat(32), url: '/api/financing-files/file' },
  },
};
const drawdown = (change: Partial<Drawdown> = {}): Drawdown => ({
  ...{ offerId: 'p', principal: usd('998800.00'), paidOut: usd('0.00') },
  ...{ contract, disbursements: [], schedule: [] },
  ...change,
});

describe('a bank that asks', () => {
  it('is answered with words', async () => {
    open(
      asked({
        bankQuotes: [bankQuote('Poyraz', { state: 'info_requested', conditions: [condition('open')] })],
      }),
    );
    expect(await screen.findByText('Poyraz awaits 1 answer')).toBeVisible();
    const sent = sentTo('/answers');
    await press('Answer');
    const field = screen.getByRole('textbox', { name: 'Answer to “Balance sheet 2025”' });
    expect(field).toHaveAccessibleDescription('Write a few words or attach a file.');
    await userEvent.type(field, 'Attached to the mail');
    await press('Answer');
    expect(sent).toEqual([{ conditionId: 'c', text: 'Attached to the mail', fileIds: [] }]);
  });

  it('may be written to at any time', async () => {
    open(asked({ bankQuotes: [bankQuote('Poyraz', { state: 'received' })] }));
    await userEvent.click(await screen.findByText('Poyraz: messages and conditions'));
    const sent = sentTo('/messages');
    await userEvent.type(screen.getByRole('textbox', { name: 'Message to Poyraz' }), 'May we call?');
    await press('Send');
    expect(sent).toEqual([{ bankQuoteId: 'Poyraz', text: 'May we call?', fileIds: [] }]);
  });
});

describe('the signed contract', () => {
  const sent = (moves: string[]) =>
    asked({
      state: 'accepted',
      bankQuotes: [bankQuote('Poyraz', { state: 'accepted', drawdown: drawdown(), moves })],
    });

  it('is confirmed with the day and the fingerprint that stand there', async () => {
    open(sent(['sign', 'refuse-contract', 'cancel']));
    expect(await screen.findByText('ab'.repeat(32))).toBeVisible();
    const posted = sentTo('/contract');
    await press('Confirm the signed contract');
    expect(posted).toEqual([
      { contractId: 'contract', sha256: 'ab'.repeat(32), signedOn: '2026-11-20', confirms: true, text: '' },
    ]);
  });

  it('waits until the quote is accepted', async () => {
    open(sent(['refuse-contract']));
    expect(await screen.findByText(/Accept the maker’s quote first/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm the signed contract' })).not.toBeInTheDocument();
  });
});

it('shows what was paid out and when it is repaid', async () => {
  const row = { due: '2027-01-31', interest: '10.00', taxes: '0.50', principal: '900.00', payment: '910.50' };
  const payment = {
    number: 1,
    amount: usd('900.00'),
    paidOn: '2026-11-21',
    reference: 'TR-1',
    milestone: '',
  };
  const paid = drawdown({
    contract: { ...contract, state: 'confirmed', confirmedAt: '2026-11-20T10:00:00Z' },
    disbursements: [
      { ...payment, id: 'one', stands: false, at: '2026-11-21T10:00:00Z' },
      { ...payment, id: 'two', stands: true, at: '2026-11-21T11:00:00Z' },
    ],
    schedule: [{ ...row, balloon: '0.00', balance: '0.00' }],
  });
  open(
    asked({
      state: 'contract_signed',
      bankQuotes: [bankQuote('Poyraz', { state: 'contract_signed', drawdown: paid, moves: [] })],
    }),
  );
  const table = await screen.findByRole('table', { name: 'Payments by the bank' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((it) => it.textContent),
  ).toEqual(['1, corrected', '1']);
  await userEvent.click(screen.getByText('Repayment schedule, 1 dates'));
  const csv = screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(csv)).toContain('2027-01-31,10.00,0.50,900.00,910.50,0.00');
});

it('shares a newer version with the part that is financed of it', async () => {
  open(
    asked({
      isVersionCurrent: false,
      newerVersion: { id: 'v5', number: 5, total: usd('1200000.00') },
    }),
  );
  const form = within(await screen.findByRole('form', { name: 'Share Rev 5 with the banks' }));
  const sent = sentTo('/version');
  await userEvent.click(form.getByRole('button', { name: 'Share Rev 5' }));
  expect(form.getByRole('alert')).toBeVisible();
  await userEvent.clear(form.getByRole('textbox'));
  await userEvent.type(form.getByRole('textbox'), '200,000');
  await userEvent.click(form.getByRole('checkbox'));
  await userEvent.click(form.getByRole('button', { name: 'Share Rev 5' }));
  expect(sent).toEqual([
    { versionId: 'v5', ownFunds: '200000', amount: '1000000.00', consentVersion: notAsked.consentVersion },
  ]);
});
