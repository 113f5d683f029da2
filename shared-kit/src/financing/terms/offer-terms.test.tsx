import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { BankOfferTerms } from 'shared-kit/contract';
import { renderInShell } from 'shared-kit/testing';
import { OfferTerms } from './offer-terms.tsx';

const terms: BankOfferTerms = {
  ...{ product: 'financial-lease', currency: 'USD', principal: '998800.00', ownFunds: '249700.00' },
  ...{ drawdownOn: '2027-04-12', months: 60, graceMonths: 6, graceInterest: 'capitalised' },
  rate: {
    ...{ kind: 'floating', base: 'SOFR 6M', basePercent: '3.92', baseOn: '2026-11-20' },
    ...{ spreadPercent: '2.9525', resetMonths: 3, floorPercent: '-0.5' },
  },
  ...{ dayCount: 'ACT/360', rhythm: 'quarterly', timing: 'advance', repayment: 'level', balloon: '1000.00' },
  fees: [
    { kind: 'arrangement', of: { kind: 'percent', percent: '1.25' }, dueMonth: 0, isFinanced: true },
    { kind: 'notary', of: { kind: 'amount', amount: '1500.50' }, dueMonth: 12, isFinanced: false },
  ],
  taxes: [
    { name: 'BSMV', percent: '5', base: 'interest', baseAmount: null },
    { name: 'KDV', percent: '20', base: 'import-value', baseAmount: '1000000.00' },
  ],
  ...{ defaultInterestPercent: '12', prepaymentPercent: null, collateral: 'Pledge', words: 'Gladly' },
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

it.each<[string, Readonly<Record<string, readonly string[]>>]>([
  [
    '/',
    {
      Product: ['Financial lease'],
      'Own funds': ['$249,700'],
      Rate: [
        ...['SOFR 6M + 2.9525%', 'SOFR 6M was 3.92% on 20 Nov 2026'],
        ...['base read again every 3 months', 'never below -0.50%'],
      ],
      'No principal at the start': ['6 months, interest added to the principal'],
      Repayment: ['quarterly', 'equal instalments', 'at the start of each period'],
      'Due with the last instalment': ['$1,000'],
      'Fees as stated': [
        'Arrangement 1.25%, at the drawdown, paid out of the amount financed',
        'Notary $1,500.50, in month 12',
      ],
      'Taxes as stated': [
        'BSMV 5.00% of interest, with each payment',
        'KDV 20.00% of the import value $1,000,000, at the drawdown',
      ],
      'Default interest per year': ['12.00%'],
      'Early repayment fee': ['–'],
      Conditions: ['Insurance (before the contract)', 'Inspection (before payment 2)'],
      'Words of the bank': ['Gladly'],
    },
  ],
  [
    '/tr',
    {
      'Faiz oranı': [
        ...['SOFR 6M + %2,9525', 'SOFR 6M, 20 Kas 2026 günü %3,92 idi'],
        ...['baz 3 ayda bir yenilenir', '-%0,50 altına inmez'],
      ],
      Koşullar: ['Insurance (sözleşmeden önce)', 'Inspection (2. ödemeden önce)'],
    },
  ],
])('at %s tells every term as it was stated', (path, expected) => {
  renderInShell(<OfferTerms terms={terms} />, { path, messages: {} });
  for (const [label, lines] of Object.entries(expected))
    expect([label, linesOf(label)]).toEqual([label, lines]);
});
