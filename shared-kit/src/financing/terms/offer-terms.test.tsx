import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type BankOfferTerms, dayCountWords } from 'shared-kit/contract/financing';
import { fillIn } from 'shared-kit/contract/languages';
import { renderInShell } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { OfferTerms } from './offer-terms.tsx';

const terms: BankOfferTerms = {
  product: 'financial-lease',
  currency: 'USD',
  principal: '998800.00',
  ownFunds: '249700.00',
  drawdownOn: '2027-04-12',
  months: 60,
  graceMonths: 6,
  graceInterest: 'capitalised',
  rate: {
    kind: 'floating',
    base: 'SOFR 6M',
    basePercent: '3.92',
    baseOn: '2026-11-20',
    spreadPercent: '2.9525',
    resetMonths: 3,
    floorPercent: '-0.5',
  },
  dayCount: 'ACT/360',
  rhythm: 'quarterly',
  timing: 'advance',
  repayment: 'level',
  balloon: '1000.00',
  fees: [
    { kind: 'arrangement', of: { kind: 'percent', percent: '1.25' }, dueMonth: 0, isFinanced: true },
    { kind: 'notary', of: { kind: 'amount', amount: '1500.50' }, dueMonth: 12, isFinanced: false },
  ],
  taxes: [
    { name: 'BSMV', percent: '5', base: 'interest', baseAmount: null },
    { name: 'KDV', percent: '20', base: 'import-value', baseAmount: '1000000.00' },
  ],
  defaultInterestPercent: '12',
  prepaymentPercent: null,
  collateral: 'Pledge',
  words: 'Gladly',
  conditions: [
    { text: 'Insurance', gate: 'contract', drawdown: null },
    { text: 'Inspection', gate: 'named-drawdown', drawdown: 2 },
  ],
  validUntil: '2026-12-12',
};

/** The lines of a term. */
const linesOf = (label: string) => {
  const detail = screen.getByText(label).nextElementSibling as HTMLElement;
  const items = within(detail).queryAllByRole('listitem');
  return (items.length > 0 ? items : [detail]).map((it) => it.textContent);
};

type Expected = readonly (readonly [label: string, lines: readonly string[]])[];

const rateIn = (words: typeof en, spread: string, base: string, day: string, floor: string) => [
  fillIn(words['terms.floating'], { base: 'SOFR 6M', spread }),
  fillIn(words['terms.base'], { base: 'SOFR 6M', percent: base, day }),
  fillIn(words['terms.reset_other'], { count: 3 }),
  fillIn(words['terms.floor'], { percent: floor }),
];
const conditionsIn = (words: typeof en) => [
  fillIn(words['terms.condition'], { text: 'Insurance', gate: words['gate.contract'] }),
  fillIn(words['terms.condition'], {
    text: 'Inspection',
    gate: fillIn(words['gate.named-drawdown'], { number: 2 }),
  }),
];
const arrangement = [
  fillIn(en['terms.fee.arrangement'], { of: '1.25%' }),
  en['terms.at-drawdown'],
  en['terms.financed'],
];
const notary = [
  fillIn(en['terms.fee.notary'], { of: '$1,500.50' }),
  fillIn(en['terms.in-month'], { number: 12 }),
];

it.each<[string, Expected]>([
  [
    '/',
    [
      [en['terms.product'], [en['terms.product.financial-lease']]],
      [en['terms.own-funds'], ['$249,700']],
      [en['terms.rate'], rateIn(en, '2.9525%', '3.92%', '20 Nov 2026', '-0.50%')],
      [en['terms.grace'], [fillIn(en['terms.grace.capitalised_other'], { count: 6 })]],
      [
        en['terms.repayment'],
        [en['terms.rhythm.quarterly'], en['terms.repayment.level'], en['terms.timing.advance']],
      ],
      [en['terms.balloon'], ['$1,000']],
      [en['terms.day-count'], [dayCountWords('ACT/360', 'en')]],
      [en['terms.fees'], [arrangement.join(', '), notary.join(', ')]],
      [
        en['terms.taxes'],
        [
          fillIn(en['terms.tax.interest'], { name: 'BSMV', percent: '5.00%' }),
          fillIn(en['terms.tax.import-value'], { name: 'KDV', percent: '20.00%', value: '$1,000,000' }),
        ],
      ],
      [en['terms.default-interest'], ['12.00%']],
      [en['terms.prepayment'], ['–']],
      [en['terms.conditions'], conditionsIn(en)],
      [en['terms.words'], ['Gladly']],
    ],
  ],
  [
    '/tr',
    [
      [tr['terms.day-count'], [dayCountWords('ACT/360', 'tr')]],
      [tr['terms.rate'], rateIn(tr, '%2,9525', '%3,92', '20 Kas 2026', '-%0,50')],
      [tr['terms.conditions'], conditionsIn(tr)],
    ],
  ],
])('at %s tells every term as it was stated', (path, expected) => {
  renderInShell(<OfferTerms terms={terms} />, { path, messages: {} });
  for (const [label, lines] of expected) expect([label, linesOf(label)]).toEqual([label, lines]);
});
