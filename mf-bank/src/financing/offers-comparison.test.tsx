import { expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type BankOfferTerms,
  dayCountWords,
  deviationWords,
  type SentBankOffer,
} from 'shared-kit/contract/financing';
import { fillIn } from 'shared-kit/contract/languages';
import { formatMoney } from 'shared-kit/contract/money';
import { reckonOffer } from 'shared-kit/finance';
import { containing, renderInShell, rowsOf } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { OffersTable } from './offers-table.tsx';
import { asked, bankQuote, offer, purchaseOf, terms } from './testing/asked-financing.ts';

const offerOf = (id: string, change: Partial<BankOfferTerms>): SentBankOffer => {
  const all = { ...terms, ...change };
  const figures = reckonOffer(all);
  const rows = figures.rows.map((row) => ({ ...row }));
  const purchase = purchaseOf(all, { ...figures, rows });
  return { ...offer(id, 'binding', '0', '0'), terms: all, figures: { ...figures, rows }, purchase };
};
const floating: BankOfferTerms['rate'] = {
  kind: 'floating',
  base: 'SOFR 6M',
  basePercent: '3.92',
  baseOn: '2026-11-20',
  spreadPercent: '2.93',
  resetMonths: 3,
  floorPercent: '6',
};
const fixed = bankQuote('Poyraz', { offers: [offerOf('p', {})] });
const moving = bankQuote('Limmathof', {
  offers: [
    offerOf('l', {
      rate: floating,
      balloon: '1000.00',
      fees: [
        { kind: 'arrangement', of: { kind: 'percent', percent: '1.25' }, dueMonth: 0, isFinanced: false },
      ],
      conditions: [{ text: 'Insured loom', gate: 'contract', drawdown: null }],
    }),
  ],
});

function open(bankQuotes = [fixed, moving], path = '/quote/one') {
  const { request } = asked({ bankQuotes });
  if (!request) throw new Error('no request');
  return renderInShell(<OffersTable request={request} quoteId="one" onChanged={async () => undefined} />, {
    path,
    messages: { bank: path.startsWith('/tr') ? tr : en },
  });
}
const scenario = () => screen.findByRole('table', { name: en['financing.scenario'] });

it('shows every term of each offer', async () => {
  open();
  await scenario();
  const rows = rowsOf(screen.getByRole('table', { name: en['financing.offers'] }));
  const cellsOf = (label: string) => rows.find(([head]) => head === label)?.slice(1);
  expect(cellsOf(en['financing.row.cash'])).toEqual(['$262,185.00', `$249,700.00 ${en['financing.best']}`]);
  const days = dayCountWords('30/360', 'en');
  expect(cellsOf(en['editor.field.dayCount'])).toEqual([days, days]);
  expect(cellsOf(en['editor.part.conditions'])).toEqual(['Insured loom (before the contract)', '–']);
  expect(cellsOf('Rate')?.[1]).toBe('7.85% fixed');
});

it.each([
  ['/quote/one', en],
  ['/tr/quote/one', tr],
])('counts at %s the cash for what a financed fee and an instalment in advance take', (path, words) => {
  const fees: BankOfferTerms['fees'] = [
    { kind: 'arrangement', of: { kind: 'percent', percent: '1' }, dueMonth: 0, isFinanced: true },
    { kind: 'notary', of: { kind: 'amount', amount: '500.00' }, dueMonth: 0, isFinanced: false },
  ];
  const lease = offerOf('a', { fees, timing: 'advance' });
  open([bankQuote('Poyraz', { offers: [lease] }), moving], path);
  const instalment = Number(lease.figures.instalment);
  const money = (amount: number) => formatMoney({ amount: amount.toFixed(2), currency: 'USD' });
  const table = within(screen.getByRole('table', { name: words['financing.offers'] }));
  for (const [name, amount] of [
    ['reaches', 988_812],
    ['own', 259_688],
    ['up-front', 500 + instalment],
    ['cash', 259_688 + 500 + instalment],
  ] as const)
    expect(table.getByRole('row', { name: containing(words[`financing.row.${name}`]) })).toHaveTextContent(
      money(amount),
    );
});

it.each([
  ['/quote/one', en, 'en'],
  ['/tr/quote/one', tr, 'tr'],
] as const)('names at %s what differs from the request', (path, _words, locale) => {
  const deviation = { of: 'ownFunds', stated: '1.00', expected: '249700.00' } as const;
  open([bankQuote('Poyraz', { offers: [{ ...offerOf('p', {}), deviations: [deviation] }] })], path);
  expect(screen.getByText(deviationWords(deviation, 'USD', locale))).toBeVisible();
});

it.each([
  ['/quote/one', 'Limmathof 7.63%, Poyraz 8.14%'],
  ['/tr/quote/one', 'Limmathof %7,63, Poyraz %8,14'],
])('explains each figure at %s, with the rates as the EU counts them', (path, rates) => {
  const words = path.startsWith('/tr') ? tr : en;
  open([fixed, moving], path);
  const said = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(said(words['financing.row.cost'])).toBe(words['financing.reckoned.cost']);
  expect(said(words['financing.reckoned.equal-months'])).toBe(rates);
});

it('draws the payments of all offers on one scale', () => {
  open([fixed, moving]);
  const drawn = screen.getAllByRole('img', { name: containing(en['financing.payments.most']) });
  const tallest = drawn.map((it) =>
    Math.max(...Array.from(it.querySelectorAll('rect'), (bar) => Number(bar.getAttribute('height')))),
  );
  // The balloon makes one quarter of the other offer the highest of all.
  expect(Math.max(...tallest)).toBe(40);
  expect(Math.min(...tallest)).toBeGreaterThan(30);
  expect(Math.min(...tallest)).toBeLessThan(40);
  expect(new Set(drawn.map((it) => it.querySelectorAll('rect').length)).size).toBe(1);
});

it('moves the base of floating offers as a scenario, down to their floor', async () => {
  open();
  await userEvent.click(await screen.findByText(en['financing.scenario']));
  const slider = screen.getByRole('slider', { name: en['financing.scenario.move'] });
  expect(slider).toHaveAttribute('min', '-5');
  expect(slider).toHaveAttribute('max', '5');
  const table = await scenario();
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((it) => it.textContent)).toEqual([
    en['financing.bank'],
    'Limmathof',
    fillIn(en['financing.scenario.fixed'], { bank: 'Poyraz' }),
  ]);
  const shown = (label: string) =>
    rowsOf(table)
      .find(([head]) => head === label)
      ?.slice(1);
  expect(shown(en['financing.scenario.row.rate'])).toEqual(['6.85%', '7.85%']);
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider).toHaveAccessibleDescription(fillIn(en['financing.scenario.points'], { points: '+1' }));
  expect(shown(en['financing.scenario.row.rate'])).toEqual(['7.85%', '7.85%']);
  // With the same rate the balloon alone tells the two apart.
  expect(shown(en['financing.scenario.row.instalment'])).toEqual(['$20,166.77', '$20,180.44']);
  fireEvent.change(slider, { target: { value: '-5' } });
  expect(shown(en['financing.scenario.row.rate'])).toEqual(['6.00%', '7.85%']);
});

it('keeps the stored figures of an offer until its base moves', async () => {
  const stored = offerOf('l', { rate: floating });
  const earlier = { ...stored, figures: { ...stored.figures, totalInterest: '1.11' } };
  open([bankQuote('Limmathof', { offers: [earlier] })]);
  await userEvent.click(await screen.findByText(en['financing.scenario']));
  const interest = within(await scenario()).getByRole('row', {
    name: containing(en['financing.scenario.row.interest']),
  });
  expect(interest).toHaveTextContent('$1.11');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });
  expect(interest).not.toHaveTextContent('$1.11');
});

it('says the scenario in Turkish', async () => {
  open([moving], '/tr/quote/one');
  await userEvent.click(await screen.findByText(tr['financing.scenario']));
  const slider = screen.getByRole('slider', { name: tr['financing.scenario.move'] });
  fireEvent.change(slider, { target: { value: '-0.25' } });
  const moved = fillIn(tr['financing.scenario.points'], { points: '-0,25' });
  expect(slider).toHaveAttribute('aria-valuetext', moved);
});

it('has no scenario where every offer is fixed', () => {
  open([fixed]);
  expect(screen.queryByText(en['financing.scenario'])).not.toBeInTheDocument();
});

it('shows the payments of one offer at a time, with a CSV of the same figures', async () => {
  open();
  await scenario();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: en['financing.schedule-of'] }),
    'Limmathof',
  );
  await userEvent.click(screen.getByText('Payments of this offer, 60 dates'));
  const table = screen.getByRole('table', { name: 'Payments of this offer' });
  const { rows } = offerOf('l', { rate: floating, balloon: '1000.00' }).figures;
  expect(rowsOf(table)).toHaveLength(60);
  expect(rowsOf(table)[59]?.slice(-2)).toEqual(['$1,000', '$0']);
  const link = screen.getByRole('link', { name: /CSV/ });
  expect(link).toHaveAttribute('download', 'F-2026-00417, Limmathof.csv');
  const [, text = ''] = link.getAttribute('href')?.split(',') ?? [];
  const lines = decodeURIComponent(text).split('\r\n');
  expect(lines[0]).toBe('\ufeff"Due","Interest","Taxes","Principal","Payment","Balloon, option","Balance"');
  const last = rows.at(-1);
  expect(lines[60]).toBe(
    [`"${last?.due}"`, last?.interest, last?.taxes, last?.principal, last?.payment, '1000.00', '0.00'].join(
      ',',
    ),
  );
});

it('draws the payments of all offers in one scale', async () => {
  const small = bankQuote('Turna', { offers: [offerOf('t', { principal: '200000.00' })] });
  const { container } = open([fixed, small]);
  const tallest = () =>
    Math.max(
      ...[...container.querySelectorAll('rect[data-series="2"]')].map((it) =>
        Number(it.getAttribute('height')),
      ),
    );
  const schedule = await screen.findByRole('combobox', { name: en['financing.schedule-of'] });
  await userEvent.selectOptions(schedule, 'Poyraz');
  const large = tallest();
  await userEvent.selectOptions(schedule, 'Turna');
  expect(tallest() / large).toBeCloseTo(200_000 / 998_800, 2);
});

it('says that an offer is over, last and out of the comparison', async () => {
  const over = bankQuote('Turna', {
    moves: ['decline-by-buyer'],
    offers: [{ ...offerOf('t', { rate: { kind: 'fixed', percent: '5' } }), isOver: true }],
  });
  open([over, fixed, moving]);
  await scenario();
  const table = within(screen.getByRole('table', { name: en['financing.offers'] }));
  const { 'financing.kind.binding': binding, 'financing.kind.over': expired } = en;
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.slice(0, 4)).toEqual([
    en['financing.bank'],
    `Limmathof${binding}`,
    `Poyraz${binding}`,
    `Turna${expired}`,
  ]);
  expect(
    screen.queryByRole('button', { name: fillIn(en['financing.choose'], { bank: 'Turna' }) }),
  ).toBeNull();
  const effective = table.getByRole('row', { name: containing(en['financing.row.effective']) });
  expect(effective.lastElementChild).not.toHaveTextContent(en['financing.best']);
});
