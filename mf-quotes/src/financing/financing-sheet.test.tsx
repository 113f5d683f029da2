import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankOfferTerms, BuyersFinancing, FinancingAnswer, SentBankOffer } from 'shared-kit/contract';
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
      moves: ['decline-by-buyer'],
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
