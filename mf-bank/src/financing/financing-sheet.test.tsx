import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviationWords, type FinancingAnswer } from 'shared-kit/contract/financing';
import { fillIn } from 'shared-kit/contract/languages';
import {
  confirmMove,
  containing,
  type FakeNetwork,
  fakeNetwork,
  press,
  problemAnswer,
  renderInShell,
  rowsOf,
} from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { FinancingSheet } from './financing-sheet.tsx';
import { asked, bankQuote, notAsked, offer, purchase, terms, usd } from './testing/asked-financing.ts';

const endpoint = '/api/quotes/one/financing';
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
  return renderInShell(<FinancingSheet quote={purchase} />, {
    path,
    messages: { bank: path.startsWith('/tr') ? tr : en, host },
  });
}
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
    await userEvent.click(await screen.findByRole('button', { name: en['financing.ask'] }));
    const ownFunds = screen.getByRole('textbox', { name: en['financing.field.ownFunds'] });
    await userEvent.clear(ownFunds);
    await userEvent.type(ownFunds, '249700,50');
    expect(ownFunds).toHaveAccessibleDescription(
      containing(en['financing.amount'], { amount: '$998,799.50' }),
    );
    const sent: unknown[] = [];
    network.answer(endpoint, (_url, body) => {
      if (body) sent.push(body);
      return { body: body ? {} : notAsked };
    });
    expect(screen.getByRole('checkbox', { name: /^Turna/ })).toBeDisabled();
    expect(screen.getByText('8.10%, 18 Nov 2026')).toBeVisible();
    const time = fillIn(en['financing.bank.hours_other'], { count: 28 });
    expect(screen.getByText(fillIn(en['financing.bank.median'], { time, count: 31 }))).toBeVisible();
    expect(screen.getByText(/Residents may borrow in a foreign currency only/)).toBeVisible();
    await userEvent.type(
      screen.getByRole('textbox', { name: en['financing.field.graceMonths'] }),
      '{selectall}3',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Poyraz Bankası, Türkiye, USD EUR' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Limmathof/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Tax certificate/ }));
    expect(screen.queryByRole('checkbox', { name: /register.pdf/ })).not.toBeInTheDocument();
    const words = screen.getByRole('region', { name: en['financing.consent.what'] });
    expect(words).toHaveTextContent('It goes to: Poyraz Bankası A.Ş. and Limmathof A.Ş. (abroad).');
    expect(words).toHaveTextContent('Accepted documents: Tax certificate.');
    expect(words).toHaveTextContent('No data of owners or signatories');
    await press(fillIn(en['financing.share_other'], { count: 2 }));
    expect(screen.getByRole('alert')).toHaveTextContent(en['financing.wrong.consent']);
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: en['financing.consent'] }));
    await press(fillIn(en['financing.share_other'], { count: 2 }));
    expect(sent).toMatchObject([
      {
        versionId: 'version-4',
        ownFunds: '249700.5',
        amount: '998799.50',
        termMonths: 60,
        bankIds: ['poyraz', 'limmathof'],
        consentVersion: '2026-11',
        consentLocale: 'en',
        graceMonths: 3,
        rhythm: null,
        extras: [],
        documentIds: ['tax'],
        includesPeople: false,
      },
    ]);
  });

  it('is not offered where nothing may be asked', async () => {
    open({ ...notAsked, mayAsk: false });
    await waitForElementToBeRemoved(() => screen.queryByText('Loading'));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

const acceptTurna = fillIn(en['financing.choose'], { bank: 'Turna' });

describe('offers', () => {
  it.each([
    ['/quote/one', en, ['8.79%', '9.13%', '7.60%']],
    ['/tr/quote/one', tr, ['%8,79', '%9,13', '%7,60']],
  ] as const)(
    'at %s stand side by side, binding ones first, the best among binding ones',
    async (path, words, [best, second, indicative]) => {
      open(asked(), path);
      const [, first] = rowsOf(await screen.findByRole('table'));
      expect(first?.map((it) => it.trim())).toEqual([
        words['financing.row.effective'],
        `${best} ${words['financing.best']}`,
        second,
        `${indicative} ${words['financing.better-indicative']}`,
      ]);
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
    expect(screen.queryByText(en['financing.best'])).not.toBeInTheDocument();
  });

  it('are accepted if binding', async () => {
    open(asked());
    const sent = sentTo('/acceptance');
    const table = within(await screen.findByRole('table'));
    expect(
      table.queryByRole('button', { name: fillIn(en['financing.choose'], { bank: 'Limmathof' }) }),
    ).not.toBeInTheDocument();
    await press(acceptTurna);
    const dialog = within(await screen.findByRole('dialog', { name: acceptTurna }));
    expect(sent).toEqual([]);
    const { buyer, seller } = purchase;
    for (const named of [buyer.legalName, 'Turna', seller.legalName, '$998,800'])
      expect(dialog.getByText(named)).toBeVisible();
    expect(dialog.getByText(fillIn(en['financing.bind.ends'], { bank: 'Poyraz' }))).toBeVisible();
    expect(dialog.getByText(containing(en['financing.bind.quote-open'], { number: 1 }))).toBeVisible();
    await confirmMove(acceptTurna);
    expect(sent).toEqual([{ offerId: 't', seen: { version: 'rev 4, Turna', sum: usd('998800.00') } }]);
  });

  it('that differ from the request are accepted with their own figures, and say how they differ', async () => {
    const deviation = { of: 'ownFunds', stated: '259700.00', expected: '249700.00' } as const;
    const turna = offer('t', 'binding', '8.79', '0');
    const own = { ...turna.purchase, ownFunds: '259700.00', cashNeeded: '261200.00' };
    const differing = { ...turna, purchase: own, deviations: [deviation] };
    open(asked({ bankQuotes: [bankQuote('Turna', { offers: [differing] })] }));
    await userEvent.click(await screen.findByRole('button', { name: acceptTurna }));
    const dialog = within(await screen.findByRole('dialog', { name: acceptTurna }));
    for (const said of ['$259,700', '$261,200', deviationWords(deviation, 'USD', 'en')])
      expect(dialog.getByText(said)).toBeVisible();
  });

  it('above the limit say who may accept them', async () => {
    open(asked());
    await screen.findByRole('table');
    network.answer(`${endpoint}/acceptance`, () => problemAnswer(409, 'quote.above-limit'));
    await press(acceptTurna);
    await confirmMove(acceptTurna);
    expect(await screen.findByRole('alert')).toHaveTextContent(en['financing.refused.quote.above-limit']);
  });

  it('can’t be accepted on an older version', async () => {
    const { request } = asked();
    const bankQuotes = request?.bankQuotes.map((it) => ({ ...it, moves: ['decline-by-buyer'] })) ?? [];
    open(asked({ isVersionCurrent: false, bankQuotes }));
    expect(await screen.findByText(en['financing.version-replaced'])).toBeVisible();
    expect(
      screen.queryByRole('button', { name: containing(en['financing.choose']) }),
    ).not.toBeInTheDocument();
  });
});

describe('the asked banks', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('offer to withdraw the request if the market would take it (%s)', async (mayWithdraw, buttons) => {
    open(asked({ mayWithdraw }));
    await screen.findByRole('table');
    expect(screen.queryAllByRole('button', { name: en['financing.withdraw'] })).toHaveLength(buttons);
  });

  it('are listed with what they did, and each may be declined', async () => {
    const declined = bankQuote('Turna', {
      state: 'declined_by_bank',
      declineCode: 'collateral',
      reason: 'Looms alone are too little',
      moves: [],
    });
    open(asked({ bankQuotes: [bankQuote('Poyraz', { state: 'received', openings: [] }), declined] }));
    expect(
      await screen.findByText(`${en['financing.bank-state.received']}, ${en['financing.unopened']}`),
    ).toBeVisible();
    const story = [
      en['financing.bank-state.declined_by_bank'],
      fillIn(en['financing.opened'], { day: '19 Nov 2026' }),
      fillIn(en['financing.decline-code'], { reason: 'Collateral not enough' }),
      fillIn(en['financing.reason'], { reason: 'Looms alone are too little' }),
    ];
    expect(screen.getByText(story.join(', '))).toBeVisible();
    const sent = sentTo('/refusal');
    expect(
      screen.queryByRole('button', { name: fillIn(en['financing.decline-bank'], { bank: 'Turna' }) }),
    ).not.toBeInTheDocument();
    await press(fillIn(en['financing.decline-bank'], { bank: 'Poyraz' }));
    await confirmMove(fillIn(en['financing.decline-bank'], { bank: 'Poyraz' }));
    expect(sent).toEqual([
      { bankQuoteId: 'Poyraz', seen: { version: 'rev 4, Poyraz', sum: usd('998800.00') } },
    ]);
  });

  it('lose their access once the buyer withdraws', async () => {
    open(asked());
    const sent = sentTo('/withdrawal');
    await userEvent.click(await screen.findByRole('button', { name: en['financing.withdraw'] }));
    await confirmMove(en['financing.withdraw']);
    expect(sent).toEqual([{ seen: { version: 'rev 4', sum: usd('998800.00') } }]);
  });
});
